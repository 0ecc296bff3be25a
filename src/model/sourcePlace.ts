import type { Place } from './diagnostic.ts';

/** The place of an offset (0-based, UTF-16) in a text, `length` units long on its line. */
export function placeAt(file: string, text: string, offset: number, length = 0): Place {
  const before = text.slice(0, offset);
  const line = countLines(before);
  const column = offset - (before.lastIndexOf('\n') + 1) + 1;
  return length > 0 ? { file, line, column, endColumn: column + length } : { file, line, column };
}

const countLines = (text: string) => {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};
