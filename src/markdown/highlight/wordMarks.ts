import type { LineMark } from './fenceMeta.ts';

/** A text that is marked wherever it stands in some lines of a code block. */
export interface WordMark {
  readonly text: string;
  readonly mark: Extract<LineMark, 'highlighted' | 'added' | 'removed'>;
  /** The first and the last of the lines, 1-based. */
  readonly from: number;
  readonly to: number;
}

/** What stands before `=` in an info string. */
export const MARK_OF: ReadonlyMap<string, WordMark['mark']> = new Map([
  ['', 'highlighted'],
  ['mark', 'highlighted'],
  ['highlight', 'highlighted'],
  ['focus', 'highlighted'],
  ['ins', 'added'],
  ['del', 'removed'],
]);

/** `"text"`, `ins="text"`, `del="text"`, `/text/` in an info string. */
const WORD_MARKS = /(?<!\S)(?:(mark|ins|del)=)?(?:"([^"]+)"|'([^']+)'|\/([^\s/][^/]*)\/)(?!\S)/g;

/** Takes the marks of words out of an info string without its title: they may say `wrap` or `{1}`. */
export function readWordMarks(meta: string): { readonly words: readonly WordMark[]; readonly rest: string } {
  const words = [...meta.matchAll(WORD_MARKS)].map(([, name = '', double, single, slashed]) => ({
    text: double ?? single ?? slashed ?? '',
    mark: MARK_OF.get(name) ?? 'highlighted',
    from: 1,
    to: Number.POSITIVE_INFINITY,
  }));
  return { words, rest: words.length === 0 ? meta : meta.replaceAll(WORD_MARKS, ' ') };
}

const ELEMENT_OF = { highlighted: 'mark', added: 'ins', removed: 'del' } as const;

/** Whether a line has some of the words in it. `number` is 1-based. */
const isIn = ({ text, from, to }: WordMark, line: string, number: number) =>
  number >= from && number <= to && line.includes(text);

/** Those of the words that stand nowhere in the code. */
export const missingWords = (code: string, words: readonly WordMark[]): WordMark[] => {
  const lines = words.length === 0 ? [] : code.split('\n');
  return words.filter((word) => !lines.some((line, index) => isIn(word, line, index + 1)));
};

/**
 * Wraps words of highlighted code in `<mark>`, `<ins>` or `<del>`. An element that begins or ends within a word cuts
 * the mark in two.
 */
export function markWords(html: string, code: string, words: readonly WordMark[]): string {
  if (words.length === 0) return html;
  const lines = code.split('\n');
  return html
    .split('\n')
    .map((line, index) => {
      const text = lines[index] ?? '';
      const here = words.filter((word) => isIn(word, text, index + 1));
      return here.length === 0 ? line : withElements(line, elementsBy(text, here));
    })
    .join('\n');
}

/** The element that each character of a line stands in, by offset in UTF-16. */
function elementsBy(line: string, words: readonly WordMark[]): ReadonlyMap<number, string> {
  const elements = new Map<number, string>();
  for (const { text, mark } of words)
    for (let start = line.indexOf(text); start !== -1; start = line.indexOf(text, start + text.length))
      for (let at = start; at < start + text.length; at += 1) elements.set(at, ELEMENT_OF[mark]);
  return elements;
}

function withElements(html: string, elements: ReadonlyMap<number, string>): string {
  let open: string | undefined;
  let at = 0;
  let marked = '';
  for (const [piece] of `${html}<`.matchAll(/<[^>]*>?|&[^;]*;|[^<&]/g)) {
    const element = piece.startsWith('<') ? undefined : elements.get(at++);
    if (element !== open)
      marked += (open === undefined ? '' : `</${open}>`) + (element === undefined ? '' : `<${element}>`);
    open = element;
    marked += piece;
  }
  return marked.slice(0, -1);
}
