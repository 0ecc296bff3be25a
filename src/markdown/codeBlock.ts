import { withBidiShown } from '../model/bidiControls.ts';
import { codeBlockName } from '../model/codeBlockName.ts';
import { nearest } from '../model/nearest.ts';
import { directiveHint } from './elsewhere/foreignDirectives.ts';
import { diffIn } from './highlight/diffIn.ts';
import { type FenceMeta, languageOf, readFenceMeta } from './highlight/fenceMeta.ts';
import { highlightCode, isKnownLanguage, knownLanguages, languageLabel } from './highlight/highlightCode.ts';
import { readLineMarks } from './highlight/lineMarks.ts';
import { missingWords } from './highlight/wordMarks.ts';
import { type PageState, report } from './pageState.ts';
import { at, component, element, raw, type TreeNode, text, textOf } from './tree.ts';

/**
 * `<pre><code>` becomes a figure with title, language label, copy button and highlighted code, or what the site shows code of
 * its language with. Undefined for any other element, and for code with elements in it: see `frameCode`.
 */
export function decorateCodeBlock(pre: TreeNode, state: PageState): TreeNode | undefined {
  const code = codeIn(pre);
  if (code === undefined || holdsElements(code)) return undefined;
  const classes = (code.properties?.className ?? []) as readonly string[];
  const word = (classes.find((name) => name.startsWith('language-')) ?? '').slice('language-'.length);
  const written = languageOf(word);
  // Character references could smuggle anything into a class: only these characters make a language.
  const fence = written.replace(/[^\w+#.-]/g, '');
  const info = `${word.slice(written.length)} ${code.properties?.dataMeta ?? ''}`.trim();
  const directive = DIRECTIVE.exec(word)?.[1];
  if (directive !== undefined) reportDirective(directive, String(code.properties?.dataMeta ?? ''), pre, state);
  const meta = readFenceMeta(info);
  if (Object.hasOwn(state.context.components, codeBlockName(fence))) {
    const props = { code: textOf(code).replace(/\n$/, ''), language: fence, meta: info, title: meta.title };
    return at(pre, component(codeBlockName(fence), props));
  }
  if (meta.unclosed !== undefined) reportUnclosed(meta.unclosed, pre, state);
  const marked = readLineMarks(withBidiShown(textOf(code)));
  if (marked.unread !== undefined) reportMark(marked.unread, pre, state);
  const diff = fence === 'diff' && meta.lang !== undefined ? diffIn(marked.code) : undefined;
  const language = (diff && meta.lang) ?? fence;
  if (!isKnownLanguage(language)) reportLanguage(language, pre, state);
  const lines = {
    firstNumber: meta.firstNumber,
    marks: joined(meta.marks, diff?.marks, marked.marks),
    words: [...meta.words, ...marked.words],
  };
  reportIdleMarks(marked.code, { ...meta, words: lines.words }, pre, state);
  const label = languageLabel(language);
  const className = ['code-block', ...(meta.wraps ? ['code-wrapped'] : [])];
  return element('figure', { className, ...(language === '' ? {} : { dataLanguage: language }) }, [
    ...(meta.title === undefined ? [] : [element('figcaption', {}, titleParts(meta.title))]),
    ...(label === '' ? [] : [element('span', { className: ['code-language'], ariaHidden: 'true' }, [text(label)])]),
    raw(state.context.chrome.copyButton),
    element('pre', { tabIndex: 0 }, [
      element('code', language === '' ? {} : { className: [`language-${language}`] }, [
        raw(highlightCode(diff?.code ?? marked.code, language, lines)),
      ]),
    ]),
  ]);
}

/** All marks of lines in one; most code has none. */
function joined(...all: readonly (FenceMeta['marks'] | undefined)[]): FenceMeta['marks'] {
  const [first = new Map(), ...others] = all.filter((marks) => marks !== undefined && marks.size > 0);
  return others.length === 0 ? first : new Map([...first, ...others.flatMap((marks) => [...(marks ?? [])])]);
}

/**
 * Code with elements in it, such as links, or the colors of a plugin, keeps them in its frame, and so does the output of a
 * program in a `<pre>` alone. Undefined for any other element.
 */
export function frameCode(pre: TreeNode, state: PageState): TreeNode | undefined {
  const code = codeIn(pre);
  if (code === undefined ? !isOutput(pre) : !holdsElements(code)) return undefined;
  return element('figure', { className: ['code-block'] }, [
    raw(state.context.chrome.copyButton),
    // A plugin may have it by its name in HTML.
    {
      ...(code ? pre : asCode(pre)),
      properties: { ...pre.properties, ...(pre.properties?.tabindex === undefined ? { tabIndex: 0 } : {}) },
    },
  ]);
}

const codeIn = ({ tagName, children = [] }: TreeNode): TreeNode | undefined =>
  tagName === 'pre' && children.length === 1 && children[0]?.tagName === 'code' ? children[0] : undefined;

const isOutput = ({ tagName, children = [] }: TreeNode) =>
  tagName === 'pre' && children.length > 0 && children.every(isWithinLines);

const isWithinLines = ({ type, tagName = '', children = [] }: TreeNode): boolean =>
  type === 'text' || (WITHIN_LINES.has(tagName) && children.every(isWithinLines));

/** Elements that stand in lines of text, and hold nothing else. */
const WITHIN_LINES = new Set(
  'a abbr b bdi bdo br del em i ins kbd mark s samp small span strong sub sup u var'.split(' '),
);

const asCode = (pre: TreeNode): TreeNode => ({ ...pre, children: [element('code', {}, pre.children ?? [])] });

const holdsElements = ({ children = [] }: TreeNode) => children.some(({ type }) => type === 'element');

/** A long path breaks behind its slashes. */
const titleParts = (title: string): TreeNode[] =>
  title
    .split(/(?<=\/)(?!\/|$)/)
    .flatMap((part, index) => (index === 0 ? [text(part)] : [element('wbr', {}, []), text(part)]));

function reportUnclosed(lines: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unclosed-braces',
    message: `The brace in \`${lines}\` is never closed, so no line is marked.`,
    word: lines,
    hint: `${lines}}`,
  });
}

/** Lines and words that are to be marked, and are not there: the sample has changed, or they are mistyped. */
function reportIdleMarks(code: string, { marks, words, empty }: FenceMeta, pre: TreeNode, state: PageState): void {
  // Ranges may name more lines than a call takes arguments.
  let last = 0;
  for (const line of marks.keys()) last = Math.max(last, line);
  const count = last === 0 ? 0 : code.replace(/\n$/, '').split('\n').length;
  if (last > count)
    report(state, pre, {
      severity: 'warning',
      code: 'idle-mark',
      message: `Line ${last} is marked, but the last line of the code is ${count}.`,
      word: `${last}`,
      hint: 'count from 1, without the lines of comments that mark others',
    });
  if (empty !== undefined)
    report(state, pre, {
      severity: 'warning',
      code: 'idle-mark',
      message: `\`${empty}\` marks no line.`,
      word: empty,
      hint: 'count from 1, and write the first line before the last, as in `{2-5}`',
    });
  for (const { text } of missingWords(code, words))
    report(state, pre, {
      severity: 'warning',
      code: 'idle-mark',
      message: `\`${text}\` is marked, but stands nowhere in the code.`,
      word: text,
      hint: 'write it as in the code, on one line; patterns are not read',
    });
}

/** A word in braces; numbers in them are marks of lines. */
const DIRECTIVE = /^\{([a-z][\w:-]*)\}$/;

/** Sphinx and Jupyter Book run such a block: readers see what it is made of, as code. */
function reportDirective(name: string, argument: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unread-markup',
    message: `Readers see the block \`{${name}}\` as code.`,
    word: `{${name}}`,
    hint: directiveHint(name, argument),
  });
}

function reportMark(comment: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unread-markup',
    message: `Readers see \`${comment}\` as plain text.`,
    word: comment,
    hint: 'delete it, or write one of `++`, `--`, `highlight`, `focus`, `warning`, `error` and `word:text`',
  });
}

function reportLanguage(language: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unknown-language',
    message: `There is no highlighting for the language \`${language}\`.`,
    word: language,
    hint: hintOf(language, state),
  });
}

function hintOf(language: string, { context: { components } }: PageState): string {
  // GitHub and other generators draw these in the reader's browser.
  if (language === 'math' || /^(?:mermaid|plantuml|d2|dot|graphviz)$/i.test(language))
    return `export a component for it from \`site/components.tsx\`, as \`codeBlocks.${language}\`, or show an image, or write \`text\``;
  // mdBook's boxes, and what Fumadocs makes the commands of all package managers of.
  if (language === 'admonish')
    return 'write `:::note`, the text and `:::` on lines of their own, without the code block';
  // Docusaurus's, which hides tags from those who translate.
  if (language === 'mdx-code-block')
    return 'delete the two lines of the fence, in an `.mdx` page: what is in it is MDX';
  if (/^(?:package-install|npm)$/.test(language))
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
