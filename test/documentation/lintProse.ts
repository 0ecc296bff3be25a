import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkRetext from 'remark-retext';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { type JsxAttribute, type TreeNode, textOf } from '../../src/markdown/tree.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';
import { lineIn, nodesOf, treeOf, type Visit } from './contentFolder.ts';
import { terms } from './terms.ts';

/** What is wrong with a page's prose: `file:line: message [rule]`, in line order. Title and description are read too. */
export async function lintProse(source: SourceFile): Promise<readonly string[]> {
  const file = new VFile({ path: source.file, value: withFrontmatterShown(source) });
  const shown = { ...source, body: String(file) };
  const say: Say = (rule, line, message) =>
    void file.message(message, { place: { line, column: 1 }, source: 'docs', ruleId: rule });
  const tree = treeOf(shown);
  const visits = [...nodesOf(tree)];
  for (const visit of visits) for (const rule of rules) rule(visit, say);
  await markdownLinter.run(tree as never, file);
  await proseLinter.run(flattened(treeOf(shown)) as never, file);
  const lineOf = ({ line }: { readonly line?: number | undefined }) => line ?? 1;
  return file.messages
    .sort((a, b) => lineOf(a) - lineOf(b))
    .map((message) => `${source.file}:${lineOf(message)}: ${message.reason} [${message.source}:${message.ruleId}]`);
}

/** Title and descriptions become Markdown on their own lines, so that rules see them, and nothing below moves. */
function withFrontmatterShown({ frontmatter, keyLines, body }: SourceFile): string {
  const lines = body.split('\n');
  const show = (key: 'title' | 'description' | 'short_description', prefix: string) => {
    const line = keyLines[key];
    if (line !== undefined) lines[line - 1] = prefix + (frontmatter[key] ?? '').replace(/[{<]/g, '\\$&');
  };
  show('title', '# ');
  show('description', '');
  // In a paragraph of its own.
  show('short_description', '> ');
  return lines.join('\n');
}

type Say = (rule: string, line: number, message: string) => void;
type Rule = (visit: Visit, say: Say) => void;

const markdownLinter = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoUndefinedReferences, { allow: [' ', 'x', 'X', '!note'] });

// The bridge hands the tree over and keeps its own; what an expression or code says is a word of its own.
const proseLinter = unified().use(
  remarkRetext,
  unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextContractions, { straight: true }) as never,
  { source: ['mdxTextExpression'] },
);

/** Tables are prose to readers, not to the bridge; code in JSX is code. */
function flattened(tree: TreeNode): TreeNode {
  for (const { node } of nodesOf(tree)) {
    if (node.type === 'table' || node.type === 'tableRow') node.type = 'section';
    if (node.type === 'tableCell') node.type = 'paragraph';
    if (node.type === 'mdxJsxTextElement' && node.name === 'code') node.type = 'inlineCode';
  }
  return tree;
}

const spelling: Rule = ({ node, parent }, say) => {
  if (parent.name === 'code') return;
  for (const { line, text } of wordsOf(node)) {
    for (const { term, instead } of terms) {
      const match = instead.exec(text);
      if (match !== null)
        say(
          'terms',
          line + text.slice(0, match.index).split('\n').length - 1,
          `Unexpected \`${match[0]}\`, expected: ${term}`,
        );
    }
  }
};

/** Properties of components that are shown as text. */
const SHOWN_PROPERTIES = ['title', 'label', 'text', 'alt'];

function wordsOf(node: TreeNode): { readonly line: number; readonly text: string }[] {
  if (node.type === 'text') return [{ line: lineIn(node), text: node.value ?? '' }];
  if (!node.type.startsWith('mdxJsx')) return [];
  return ((node.attributes ?? []) as JsxAttribute[]).flatMap(({ name, value }) =>
    SHOWN_PROPERTIES.includes(name ?? '') && typeof value === 'string' ? [{ line: lineIn(node), text: value }] : [],
  );
}

const textBelowHeading: Rule = ({ node, parent, index }, say) => {
  if (node.type !== 'heading' || node.depth === 1) return;
  const below = parent.children?.slice(index + 1).find(({ type }) => type !== 'mdxFlowExpression');
  if (below === undefined || below.type === 'heading')
    say('text-below-heading', lineIn(node), `Nothing stands below the heading \`${textOf(node)}\``);
};

const linkText: Rule = ({ node, ancestors }, say) => {
  if (node.type !== 'link') return;
  const text = textOf(node).trim();
  if (/^(?:here|link|this|this page|this link|click here|read more|more|docs|page|see)$/i.test(text)) {
    say('link-text', lineIn(node), `The link \`${text}\` does not say where it leads`);
  }
  // An address in code is the thing itself; so is a mail address.
  const isShownAsCode = [node, ...ancestors].some(
    (one) => one.children?.some(({ type }) => type === 'inlineCode') && one === node,
  );
  if (
    !isShownAsCode &&
    /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(text) &&
    !node.url?.startsWith('mailto:')
  ) {
    say('link-text', lineIn(node), `The link \`${text}\` is a bare address, expected words`);
  }
};

const quotes: Rule = ({ node }, say) => {
  if (node.type !== 'text') return;
  const match = /[‘’“”]|\.{3}|[^\s.:] {2,}\S/.exec(node.value ?? '');
  if (match !== null)
    say(
      'typography',
      lineIn(node, match.index),
      `Unexpected \`${match[0]}\`, expected straight quotes, \`…\` and single spaces`,
    );
};

/** The docs write `do not`. Headings keep the questions of readers, and links to elsewhere the titles of others. */
const contractions: Rule = ({ node, ancestors }, say) => {
  if (node.type !== 'text' || ancestors.some(({ type, url }) => type === 'heading' || /^https?:/.test(url ?? '')))
    return;
  const match = /\b\w+n't\b/i.exec(node.value ?? '');
  if (match !== null)
    say('contractions', lineIn(node, match.index), `Unexpected \`${match[0]}\`, expected the words in full`);
};

/** Blocks whose paragraphs are text, as against items, cells and labels. */
const FLOW = ['root', 'containerDirective', 'blockquote', 'mdxJsxFlowElement'];

const sentences: Rule = ({ node, parent, index }, say) => {
  if (node.type !== 'paragraph' || node.data?.['directiveLabel'] === true) return;
  if (node.children?.length === 1 && node.children[0]?.type !== 'text' && FLOW.includes(parent.type)) return;
  const text = plainText(node).trim();
  const isText = FLOW.includes(parent.type);
  const isLong = /[.!?] [A-Z]/.test(text);
  if ((isText || isLong) && !/[.!?:…][)"']*$/.test(text))
    say('sentence-end', lineIn(node), `\`…${text.slice(-40)}\` does not end as a sentence`);
  const before = parent.children?.[index - 1];
  const isStart = isText && (before === undefined || before.type === 'paragraph' || before.type === 'heading');
  if (isStart && node.children?.[0]?.type === 'text' && /^[a-z]/.test(text) && !/^(?:npm|macOS|curl)\b/.test(text)) {
    say('sentence-start', lineIn(node), `\`${text.slice(0, 40)}…\` begins in lower case`);
  }
};

const cells: Rule = ({ node }, say) => {
  if (node.type !== 'tableCell') return;
  const text = plainText(node).trim();
  if (/[.!?] [A-Z]/.test(text) && !/[.!?:][)"']*$/.test(text))
    say('sentence-end', lineIn(node), `\`…${text.slice(-40)}\` does not end as a sentence`);
};

/** Components whose content is a meaning or a blurb. */
const DESCRIPTIONS = ['Param', 'Prop', 'Card'];

const descriptions: Rule = ({ node }, say) => {
  const text = plainText(node).trim();
  if (!DESCRIPTIONS.includes(node.name ?? '') || ['', 'code'].includes(text) || /[.!?:)"]$/.test(text)) return;
  say('sentence-end', lineIn(node), `\`…${text.slice(-40)}\` does not end as a sentence`);
};

/** All items of a list end alike: as sentences (or parts of one, with commas), or all open. */
const lists: Rule = ({ node }, say) => {
  if (node.type !== 'list') return;
  const ends = (node.children ?? []).flatMap((item) => {
    const last = item.children?.filter(({ type }) => type === 'paragraph').at(-1);
    if (last === undefined || item.children?.at(-1) !== last) return [];
    return [{ line: lineIn(item), closed: /[.!?:,;][)"']*(?: (?:and|or))?$/.test(plainText(last).trim()) }];
  });
  const odd = ends.find(({ closed }) => closed !== ends[0]?.closed);
  if (odd !== undefined)
    say('list-end', odd.line, `The item ends ${odd.closed ? 'with' : 'without'} a stop, unlike those before it`);
};

/** The text of a node with a word in place of each piece of code, so that sentences can be told apart. */
const plainText = (node: TreeNode): string =>
  node.type === 'inlineCode' || node.type === 'mdxTextExpression'
    ? 'code'
    : (node.value ?? (node.children ?? []).map(plainText).join(''));

const rules: readonly Rule[] = [
  spelling,
  textBelowHeading,
  linkText,
  quotes,
  contractions,
  sentences,
  cells,
  descriptions,
  lists,
];
