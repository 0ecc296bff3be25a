import type { FoundWords } from './findPages.ts';
import { type FoundSpan, foundSpans } from './foundSpans.ts';
import type { ReadSection } from './searchFiles.ts';
import { sumOf } from './sumOf.ts';

/** A piece of text, marked where it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Text around what was found. */
export interface Passage {
  readonly pieces: readonly Piece[];
  readonly isCode: boolean;
}

/** Characters shown of a passage, and of them before the first word found. */
const LENGTH = 170;
const LEAD = 40;

/** The passage of a section that holds most of the query; undefined where only its heading holds any of it. */
export function passageOf({ runs, runWords }: ReadSection, { forms, weights }: FoundWords): Passage | undefined {
  let best: { readonly run: number; readonly start: number; readonly score: number } | undefined;
  runs.forEach((run, index) => {
    const spans = foundSpans(run, (word) => forms.has(word), runWords()[index]);
    spans.forEach(({ start }, first) => {
      const score = windowScore(spans, first, { forms, weights });
      if (best === undefined || score > best.score) best = { run: index, start, score };
    });
  });
  if (best === undefined) return undefined;
  const run = runs[best.run] ?? '';
  const isCode = best.run % 2 === 1;
  return { pieces: windowPieces(run, best.start, { forms, isCode }), isCode };
}

/** What a window that begins at a span holds of the query: rare words first, then how often. */
function windowScore(spans: readonly FoundSpan[], first: number, { forms, weights }: FoundWords): number {
  const limit = (spans[first]?.start ?? 0) + LENGTH - LEAD;
  const held = new Set<number>();
  let count = 0;
  for (let index = first; index < spans.length; index += 1) {
    const span = spans[index];
    if (span === undefined || span.end > limit) break;
    for (const { query } of forms.get(span.word) ?? []) held.add(query);
    count += 1;
  }
  return sumOf([...held].map((query) => weights[query] ?? 0)) + Math.min(count, 5) / 50;
}

function windowPieces(
  run: string,
  found: number,
  { forms, isCode }: { readonly forms: FoundWords['forms']; readonly isCode: boolean },
): Piece[] {
  // A block of text is not left for what stands before it.
  const block = run.lastIndexOf('\n', found) + 1;
  const start = found - LEAD <= block ? block : wordStart(run, found - LEAD);
  const end = wordEnd(run, start + LENGTH);
  const text = run.slice(start, end);
  const line = isCode ? text.replaceAll('\n', ' ') : text.replaceAll(/([.!?:;,\u2026]?)\n/g, joined);
  const pieces = markedPieces(line, (word) => forms.has(word));
  return [...ellipsis(start > block), ...pieces, ...ellipsis(end < run.length)];
}

/** Blocks of a text in one line: what does not end as a sentence does is set apart. */
const joined = (_: string, end: string) => (end === '' ? ' · ' : `${end} `);

const ellipsis = (isCut: boolean): Piece[] => (isCut ? [{ text: '…', isFound: false }] : []);

const wordStart = (text: string, at: number) => text.slice(0, at).search(/\S*$/);
const wordEnd = (text: string, at: number) => at + (/^\S*/.exec(text.slice(at, at + 40))?.[0].length ?? 0);

/** A text taken apart at what was looked for. */
export function markedPieces(text: string, isFound: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const { start, end } of joinedSpans(foundSpans(text, isFound))) {
    if (start > last) pieces.push({ text: text.slice(last, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), isFound: false });
  return pieces;
}

type Span = Pick<FoundSpan, 'start' | 'end'>;

/** Spans without overlaps: pairs of characters of a script without spaces are one word to a reader. */
function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || span.start >= last.end) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return joined;
}
