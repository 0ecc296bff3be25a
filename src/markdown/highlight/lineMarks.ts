import type { LineMark } from './fenceMeta.ts';
import type { WordMark } from './wordMarks.ts';

/** Code without the comments that mark its lines and words, and the marks by line, 1-based. */
interface MarkedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, LineMark>;
  readonly words: readonly WordMark[];
  /** The numbers of notes by line, 1-based; undefined for code without any. */
  readonly notes?: ReadonlyMap<number, readonly number[]>;
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

/** Material's sign for a note, in such a comment of its own. */
const NOTE = /(?:\/\/|#|--|;|%|\/\*|\{\/\*|<!--)[ \t]*((?:\(\d{1,2}\)![ \t]*)+)(?:\*\/\}|\*\/|-->)?$/;

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
 * Docusaurus's `// highlight-next-line`, `-start`, `-end`. Material's `// (1)!` is the number of a note on the line, or
 * on a line of its own on the next one; without `hasNotes` it is code, as in samples of Markdown that show it.
 */
export function readLineMarks(code: string, { hasNotes = true } = {}): MarkedCode {
  // Next to no code has any.
  const mayNote = hasNotes && code.includes(')!');
  if (!mayNote && !code.includes('[!code ') && !code.includes('highlight-'))
    return { code, marks: NO_MARKS, words: [] };
  const lines: string[] = [];
  const written: number[] = [];
  const marks = new Map<number, LineMark>();
  const texts: WordMark[] = [];
  const notes = new Map<number, readonly number[]>();
  let start: number | undefined;
  for (const [index, whole] of code.split('\n').entries()) {
    const noted = mayNote ? NOTE.exec(whole.trimEnd()) : null;
    const line = noted === null ? whole : whole.slice(0, noted.index).trimEnd();
    if (noted !== null) {
      const at = lines.length + 1;
      notes.set(at, [...(notes.get(at) ?? []), ...(noted[1]?.match(/\d+/g) ?? []).map(Number)]);
      if (line === '') continue;
    }
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
  noteLastLine(notes, lines);
  const rest = lines.join('\n');
  const unread = UNREAD.exec(rest)?.[0];
  return {
    code: rest,
    marks,
    words: texts,
    written,
    ...(notes.size === 0 ? {} : { notes }),
    ...(unread === undefined ? {} : { unread }),
  };
}

/** Notes below the last line are of that: there is no next one. */
function noteLastLine(notes: Map<number, readonly number[]>, lines: readonly string[]): void {
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const below = notes.get(last + 1);
  if (below === undefined || last === 0) return;
  notes.delete(last + 1);
  notes.set(last, [...(notes.get(last) ?? []), ...below]);
}

/** What stays of a comment: the words behind its mark. */
function commentOf(sign: string, behind: string): string {
  const end = /(?:\*\/\}?|-->)$/.exec(behind)?.[0] ?? '';
  const words = behind.slice(0, behind.length - end.length).trim();
  return words === '' ? '' : [sign, words, end].join(' ').trimEnd();
}
