import type { Fix, Place } from '../../model/diagnostic.ts';

/** A place in the file; all numbers are 1-based. */
export type At = (line: number, column?: number, endColumn?: number) => Place;

/** Where front matter stands. */
export interface WrittenKeys {
  readonly yaml: string;
  /** Lines of the keys in the file, 1-based. */
  readonly keyLines: Readonly<Record<string, number>>;
  readonly at: At;
}

/** All that is asked for a fault: the values besides where they stand. */
export interface ReadKeys extends WrittenKeys {
  /** Those of the YAML: each key looks at its own. */
  readonly lines: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
  /** Keys that the file has, and those that corrections of it write: a key that is there twice is an error. */
  readonly taken: Set<string>;
}

/** What stands on a line of the file, on whose second the YAML begins. */
export const lineAt = (line: number, { lines }: ReadKeys): string => lines[line - 2] ?? '';

/** Another text in the place of that of a line. */
export const lineText = (line: number, was: string, text: string, { at }: ReadKeys): Fix => ({
  place: at(line, 1, 1 + was.length),
  was,
  text,
});

/** Other lines in the place of one, with its end. */
export function wholeLine(line: number, text: string, all: ReadKeys): Fix {
  const written = lineAt(line, all);
  return { place: all.at(line, 1, 1 + written.length), was: `${written}\n`, text };
}

/** Deletes so many lines, from one on. */
export const deletedLines = (line: number, count: number, all: ReadKeys): readonly Fix[] =>
  Array.from({ length: count }, (_, index) => wholeLine(line + index, '', all));

/** The lines up to the first that is none of a kind. */
export function linesWhile(lines: readonly string[], isOfKind: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line) => !isOfKind(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** Whether the value of a key goes on below its line. */
export function hasMoreLines(key: string, all: ReadKeys): boolean {
  const line = all.keyLines[key];
  return line !== undefined && /^(?:[ \t]+\S|-[ \t])/.test(lineAt(line + 1, all));
}

/** The place of a piece of the YAML; of one without a length, where it is. */
export function placeInYaml(
  { start, length }: { readonly start: number; readonly length: number },
  { yaml, at }: Pick<WrittenKeys, 'yaml' | 'at'>,
): Place {
  const before = yaml.slice(0, start).split('\n');
  const [line, column] = [before.length + 1, (before.at(-1)?.length ?? 0) + 1];
  return length === 0 ? at(line, column) : at(line, column, column + length);
}
