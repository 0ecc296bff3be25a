import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { nearest } from '../../model/text/nearest.ts';
import { admonishBox } from '../boxesElsewhere/admonishBox.ts';
import { packageInstallFix } from '../codeElsewhere/packageGroupFix.ts';
import { directiveFix } from '../elsewhere/directiveFix.ts';
import { directiveHint } from '../elsewhere/foreignDirectives.ts';
import type { FenceMeta } from '../highlight/fenceMeta.ts';
import { isKnownLanguage, knownLanguages } from '../highlight/highlightCode.ts';
import { missingWords } from '../highlight/wordMarks.ts';
import { type PageState, reportUnread, reportWarning } from '../pageState.ts';
import { pieceOf, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/** Tells of marks of lines whose brace is never closed. */
export function reportUnclosed(lines: string, pre: TreeNode, state: PageState): void {
  reportWarning(state, pre, {
    code: 'unclosed-braces',
    message: `The brace in \`${lines}\` is never closed, so no line is marked.`,
    word: lines,
    hint: `${lines}}`,
  });
}

/** Tells of lines and words that are to be marked, and are not there: the sample has changed, or they are mistyped. */
export function reportIdleMarks(
  code: string,
  { marks, words, empty }: FenceMeta,
  pre: TreeNode,
  state: PageState,
): void {
  // Of a file that is not there is told already.
  if (code.trim() === '') return;
  // Ranges may name more lines than a call takes arguments.
  let last = 0;
  for (const line of marks.keys()) last = Math.max(last, line);
  const count = last === 0 ? 0 : code.replace(/\n$/, '').split('\n').length;
  const tell = (word: string, message: string, hint: string) =>
    reportWarning(state, pre, { code: 'idle-mark', message, word, hint });
  if (last > count)
    tell(
      `${last}`,
      `Line ${last} is marked, but the last line of the code is ${count}.`,
      'count from 1, without the lines of comments that mark others',
    );
  if (empty !== undefined)
    tell(empty, `\`${empty}\` marks no line.`, 'count from 1, and write the first line before the last, as in `{2-5}`');
  for (const { text } of missingWords(code, words))
    tell(
      text,
      `\`${text}\` is marked, but stands nowhere in the code.`,
      'write it as in the code, on one line; patterns are not read',
    );
}

/** Sphinx and Jupyter Book run such a block: readers see what it is made of, as code. */
export function reportDirective(name: string, argument: string, pre: TreeNode, state: PageState): void {
  reportWarning(state, pre, {
    code: 'unread-markup',
    message: `Readers see the block \`{${name}}\` as code.`,
    word: `{${name}}`,
    hint: directiveHint(name, argument),
    fix: directiveFix(pieceOf(pre, state.source.body), state.source),
  });
}

/** Tells of a comment that would mark a line, if it asked for a mark that there is. */
export function reportMark(comment: string, pre: TreeNode, state: PageState): void {
  reportUnread(state, pre, {
    word: comment,
    hint: 'delete it, or write one of `++`, `--`, `highlight`, `focus`, `warning`, `error` and `word:text`',
  });
}

/** Tells of a language that nothing is known of, with the one that is meant. */
export function reportLanguage(language: string, pre: TreeNode, state: PageState): void {
  const remedy =
    language === 'admonish'
      ? admonishRemedy(pre, state)
      : { hint: hintOf(language, state), fix: foreignBlockFix(language, pre, state) };
  reportWarning(state, pre, {
    code: 'unknown-language',
    message: `There is no highlighting for the language \`${language}\`.`,
    word: language,
    ...remedy,
    decision: `${language}: ${remedy.hint}`,
  });
}

/** What is written here instead of a box of mdBook. */
function admonishRemedy(
  pre: TreeNode,
  { source }: PageState,
): { readonly hint: string; readonly fix: Fix | undefined } {
  const { box = 'note', fix } = admonishBox(pieceOf(pre, source.body), source) ?? {};
  return { hint: `write \`:::${box}\`, the text and \`:::\` on lines of their own, without the code block`, fix };
}

function foreignBlockFix(language: string, pre: TreeNode, state: PageState): Fix | undefined {
  if (language === MDX_AS_CODE) return withoutFence(pre, state);
  return PACKAGES.test(language) ? packageInstallFix(pre.position?.start.offset ?? 0, state.source) : undefined;
}

/** What Fumadocs makes the commands of all package managers of. */
const PACKAGES = /^(?:package-install|npm)$/;

/** Docusaurus's, which hides tags from those who translate. */
const MDX_AS_CODE = 'mdx-code-block';

/** The correction that takes the fence from around MDX; undefined in a file that is none. */
function withoutFence(pre: TreeNode, { source }: PageState): Fix | undefined {
  const { offset, text: written } = pieceOf(pre, source.body);
  const [, opening = '', closing] = /^([`~]{3,}[ \t]*mdx-code-block[ \t]*)\r?\n[\s\S]*?([`~]{3,})$/.exec(written) ?? [];
  if (closing === undefined || source.format !== 'mdx') return undefined;
  const end = { offset: offset + written.length - closing.length, text: closing };
  return joinFixes([replaced({ offset, text: opening }, '', source), replaced(end, '', source)]);
}

function hintOf(language: string, { context: { components } }: PageState): string {
  // GitHub and other generators draw these in the reader's browser.
  if (language === 'math' || /^(?:mermaid|plantuml|d2|dot|graphviz)$/i.test(language))
    return `export a component for it from \`site/components.tsx\`, as \`codeBlocks.${language}\`, or show an image, or write \`text\``;
  if (language === MDX_AS_CODE) return 'delete the two lines of the fence, in an `.mdx` page: what is in it is MDX';
  if (PACKAGES.test(language))
    return 'write `sh`; for other package managers, write `::: code-group` around a code block for each';
  // VitePress's blocks in which Vue puts values.
  const plain = /^(.+)-vue$/.exec(language)?.[1];
  if (plain !== undefined && isKnownLanguage(plain))
    return `write \`${plain}\`, and the value of what stands in \`{{ }}\``;
  // Those that the site shows by components.
  const own = Object.keys(components).flatMap((name) => /^codeBlocks\.(.+)$/.exec(name)?.[1] ?? []);
  const known = [...own, ...knownLanguages()];
  // Short names of languages are often a letter apart: `csv` is no misspelt `css`, but `sjon` may be `json`.
  const meant =
    known.find((name) => lettersOf(name) === lettersOf(language)) ??
    (language.length > 4 ? nearest(language, known) : undefined);
  return meant === undefined ? 'write `text` for a block without highlighting' : `did you mean \`${meant}\`?`;
}

/** The letters of a name; the ending of a file, as `.go`, is that of its language. */
const lettersOf = (word: string) => [...word.toLowerCase().replace(/^\./, '')].sort().join('');
