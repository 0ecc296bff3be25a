import { codeBlockName } from '../../model/codeBlockName.ts';
import { withBidiShown } from '../../model/text/bidiControls.ts';
import { diffIn } from '../highlight/diffIn.ts';
import { type FenceMeta, readFenceMeta, readInfo } from '../highlight/fenceMeta.ts';
import { type CodeLines, highlightCode, isKnownLanguage, languageLabel } from '../highlight/highlightCode.ts';
import { readLineMarks } from '../highlight/lineMarks.ts';
import { isSession, sessionIn } from '../highlight/sessionIn.ts';
import { breaksBetween } from '../overflow/breakable.ts';
import type { PageState } from '../pageState.ts';
import { at, classNamesOf, component, element, raw, type TreeNode, text, textOf } from '../tree.ts';
import { reportDirective, reportIdleMarks, reportLanguage, reportMark, reportUnclosed } from './codeFaults.ts';
import { keepNotes } from './codeNotes.ts';

/**
 * `<pre><code>` becomes a figure with title, language label, copy button and highlighted code, or what the site shows
 * code of its language with. Undefined for any other element, and for code with elements in it: see `frameCode`.
 */
export function decorateCodeBlock(pre: TreeNode, state: PageState): TreeNode | undefined {
  const code = codeIn(pre);
  if (code === undefined || holdsElements(code)) return undefined;
  const word = (classNamesOf(code).find((name) => name.startsWith('language-')) ?? '').slice('language-'.length);
  const { language: written, meta: info } = readInfo(word, String(code.properties?.dataMeta ?? ''));
  // Character references could smuggle anything into a class: only these characters make a language.
  const fence = written.replace(/[^\w+#.-]/g, '');
  const directive = DIRECTIVE.exec(word)?.[1];
  if (directive !== undefined) reportDirective(directive, String(code.properties?.dataMeta ?? ''), pre, state);
  const { lineNumbers: isNumbered = state.context.lineNumbers } = state.page.frontmatter;
  const meta = readFenceMeta(info, { isNumbered: isNumbered && !isSession(textOf(code), fence) });
  if (Object.hasOwn(state.context.components, codeBlockName(fence))) {
    const props = { code: textOf(code).replace(/\n$/, ''), language: fence, meta: info, title: meta.title };
    return at(pre, component(codeBlockName(fence), props));
  }
  if (meta.unclosed !== undefined) reportUnclosed(meta.unclosed, pre, state);
  const marked = readLineMarks(withBidiShown(textOf(code)), { hasNotes: !MARKDOWN.test(fence) });
  if (marked.unread !== undefined) reportMark(marked.unread, pre, state);
  const diff = fence === 'diff' && meta.lang !== undefined ? diffIn(marked.code) : undefined;
  const language = (diff && meta.lang) ?? fence;
  if (!isKnownLanguage(language)) reportLanguage(language, pre, state);
  const lines = {
    firstNumber: meta.firstNumber,
    marks: joined(meta.marks, diff?.marks, marked.marks),
    words: [...meta.words, ...marked.words],
    notes: marked.notes,
  };
  reportIdleMarks(marked.code, { ...meta, words: lines.words }, pre, state);
  const label = languageLabel(language);
  const shown = diff?.code ?? marked.code;
  const count = shown.replace(/\n$/, '').split('\n').length;
  const isFolded = meta.folds && count > FOLDED_LINES + HARDLY_MORE;
  const className = [
    ...classesOf(isFolded || hasMarks(lines)),
    ...(meta.wraps ? ['code-wrapped'] : []),
    ...(isFolded ? ['code-folded'] : []),
  ];
  const figure = element('figure', { className, ...(language === '' ? {} : { dataLanguage: language }) }, [
    ...(meta.title === undefined ? [] : [element('figcaption', {}, titleParts(meta.title))]),
    ...(label === '' ? [] : [element('span', { className: ['code-language'], ariaHidden: 'true' }, [text(label)])]),
    raw(state.context.chrome.copyButton),
    element('pre', { tabIndex: 0 }, [
      element('code', language === '' ? {} : { className: [`language-${language}`] }, [
        raw(highlightCode(shown, sessionIn(shown, language), lines)),
      ]),
    ]),
    ...(isFolded ? [unfold(state.context.chrome.allLines(count))] : []),
  ]);
  if (marked.notes !== undefined) keepNotes(figure, [...marked.notes.values()].flat(), { pre, state });
  return figure;
}

/** Languages in which no line ends in a comment of another one. */
const MARKDOWN = /^(?:markdown|mdx?)$/i;

/** What the styles show of a sample that is folded. */
const FOLDED_LINES = 10;

/** So few lines more take as much room as what would show them. */
const HARDLY_MORE = 3;

/** What shows all lines: a box to tick, which works without scripts. */
const unfold = (label: string) =>
  element('label', { className: ['code-unfold'] }, [element('input', { type: 'checkbox' }), text(label)]);

/** For marks and folds a page loads more styles, see `hasComponents`. */
const classesOf = (isMarked: boolean) => ['code-block', ...(isMarked ? ['code-marked'] : [])];

const hasMarks = ({ marks, words, firstNumber, notes }: Required<CodeLines>): boolean =>
  marks.size > 0 || words.length > 0 || firstNumber !== undefined || notes !== undefined;

/** A word in braces; numbers in them are marks of lines. */
const DIRECTIVE = /^\{([a-z][\w:-]*)\}$/;

/** All marks of lines in one; most code has none. */
function joined(...all: readonly (FenceMeta['marks'] | undefined)[]): FenceMeta['marks'] {
  const [first = new Map(), ...others] = all.filter((marks) => marks !== undefined && marks.size > 0);
  return others.length === 0 ? first : new Map([...first, ...others.flatMap((marks) => [...(marks ?? [])])]);
}

/**
 * Code with elements in it, such as links, or the colors of a plugin, keeps them in its frame, and so does the output
 * of a program in a `<pre>` alone. Undefined for any other element.
 */
export function frameCode(pre: TreeNode, state: PageState): TreeNode | undefined {
  const code = codeIn(pre);
  if (code === undefined ? !isOutput(pre) : !holdsElements(code)) return undefined;
  return element('figure', { className: classesOf(holdsMarks(pre)) }, [
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

const holdsMarks = ({ tagName = '', children = [] }: TreeNode): boolean =>
  MARKS.has(tagName) || children.some(holdsMarks);

const MARKS = new Set(['mark', 'ins', 'del']);

const holdsElements = ({ children = [] }: TreeNode) => children.some(({ type }) => type === 'element');

/** A long path breaks behind its slashes. */
const titleParts = (title: string): TreeNode[] => breaksBetween(title.split(/(?<=\/)(?!\/|$)/));
