import type { Place } from './diagnostic.ts';
import { oncePer } from './lazy.ts';
import type { SourceText } from './sourceFile.ts';
import { countUpTo } from './values/countUpTo.ts';

/** The place of an offset (0-based, UTF-16) in a text, `length` units long on its line. */
export function placeAt(file: string, text: string, offset: number, length = 0): Place {
  const before = text.slice(0, offset);
  const line = countLines(before);
  const column = offset - (before.lastIndexOf('\n') + 1) + 1;
  return length > 0 ? { file, line, column, endColumn: column + length } : { file, line, column };
}

/**
 * The same, for an offset behind a point of the text that is known, such as a node's start: only what lies between is
 * read. To count a page's lines for each of its thousands of links takes time that grows with their square.
 */
export function placeFrom(
  known: { readonly line: number; readonly column: number; readonly offset: number },
  text: string,
  { file, offset, length }: { readonly file: string; readonly offset: number; readonly length: number },
): Place {
  const between = text.slice(known.offset, offset);
  const lineStart = between.lastIndexOf('\n') + 1;
  const line = known.line + countLines(between) - 1;
  const column = between.length - lineStart + (lineStart === 0 ? known.column : 1);
  return { file, line, column, endColumn: column + length };
}

/** Whether two places begin alike, however far they go. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.file === other.file && one.line === other.line && one.column === other.column;

/** The same as `placeAt`, in a page, whose lines are counted once for all that is told of it. */
export function placeIn(source: SourceText, offset: number, length = 0): Place {
  const starts = lineStartsOf(source);
  const line = Math.max(0, countUpTo(offset, starts) - 1);
  const column = offset - (starts[line] ?? 0) + 1;
  const place = { file: source.file, line: line + 1, column };
  return length > 0 ? { ...place, endColumn: column + length } : place;
}

/** Its lines: split once for all that is told of it. */
export const sourceLines = oncePer(({ body }: Pick<SourceText, 'body'>): readonly string[] => body.split('\n'));

/** Where each line begins: counted once for a record of a page. */
const lineStartsOf = oncePer(({ body }: SourceText): readonly number[] => {
  const starts = [0];
  for (let at = body.indexOf('\n'); at !== -1; at = body.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
});

const countLines = (text: string) => {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};
