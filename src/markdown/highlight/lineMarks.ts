import type { LineMark } from './fenceMeta.ts';
import type { WordMark } from './wordMarks.ts';

/** Code without the comments that mark its lines and words, and the marks by line, 1-based. */
interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, LineMark>;
  readonly words: readonly WordMark[];
  /** Where each line stood in the code as it is written, 1-based; undefined for code without such comments. */
  readonly written?: readonly number[];
  /** The first comment of the same form that asks for something else, such as `// [!code x]`. */
  readonly unread?: string;
}

const NO_MARKS: ReadonlyMap<number, LineMark> = new Map();

/**
 * A comment at the end of a line, in the spellings of the languages that people write about, with words behind a mark.
 */
const COMMENT =
  /(\/\/|#|--|;|%|\/\*|\{\/\*|<!--)[ \t]*(?:\[!code (?:word:((?:\\.|[^\]\\\n])+?)|([\w+-]+))(?::(\d+))?\](|[ \t].*)|(highlight-(?:next-line|start|end))[ \t]*)(?:\*\/\}|\*\/|-->)?$/;

const UNREAD = /(?:\/\/|#|--|;|%|\/\*|<!--)[ \t]*\[!code [^\]\n]*\]/;

const MARK_OF: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['focus', 'highlighted'],
  ['warning', 'warned'],
  ['error', 'failed'],
]);

/**
 * Takes the comments out of code that other generators mark lines by: VitePress's `// [!code ++]` (on the line itself,
 * or with `:3` for so many; on a line of its own for those after it; `word:text` for a text from there on) and
 * Docusaurus's `// highlight-next-line`, `-start`, `-end`.
 */
export function readLineMarks(code: string): MarkedCode {
  // Next to no code has any.
  if (!code.includes('[!code ') && !code.includes('highlight-')) return { code, marks: NO_MARKS, words: [] };
  const lines: string[] = [];
  const written: number[] = [];
  const marks = new Map<number, LineMark>();
  const texts: WordMark[] = [];
  let start: number | undefined;
  for (const [index, line] of code.split('\n').entries()) {
    const found = COMMENT.exec(line.trimEnd());
    const [, sign = '', word, name = '', count, words = '', phrase] = found ?? [];
    const mark = MARK_OF.get(name);
    if (found === null || (phrase === undefined && word === undefined && mark === undefined)) {
      lines.push(line);
      written.push(index + 1);
      continue;
    }
    const before = line.slice(0, found.index);
    const isAlone = before.trim() === '';
    const kept = commentOf(sign, words);
    if (!isAlone || kept !== '') {
      lines.push((before + kept).trimEnd());
      written.push(index + 1);
    }
    // The number of the line that is marked first.
    const first = lines.length + (isAlone ? 1 : 0);
    const last = first + Math.min(Number(count ?? 1), 10_000) - 1;
    if (word !== undefined) {
      const text = word.replace(/\\(.)/g, '$1');
      texts.push({ text, mark: 'highlighted', from: first, to: count === undefined ? Number.POSITIVE_INFINITY : last });
    } else if (phrase === 'highlight-start') start = first;
    else if (phrase === 'highlight-end') {
      for (let at = start ?? first; at < first; at += 1) marks.set(at, 'highlighted');
      start = undefined;
    } else {
      for (let at = first; at <= last; at += 1) marks.set(at, mark ?? 'highlighted');
    }
  }
  const rest = lines.join('\n');
  const unread = UNREAD.exec(rest)?.[0];
  return { code: rest, marks, words: texts, written, ...(unread === undefined ? {} : { unread }) };
}

/** What stays of a comment: the words behind its mark. */
function commentOf(sign: string, behind: string): string {
  const end = /(?:\*\/\}?|-->)$/.exec(behind)?.[0] ?? '';
  const words = behind.slice(0, behind.length - end.length).trim();
  return words === '' ? '' : [sign, words, end].join(' ').trimEnd();
}
