import { type Diagnostic, errorOf } from './diagnostic.ts';

/** What git writes before the first of two versions that it could not merge, alone in a line with a name behind it. */
export const CONFLICT_START = '<<<<<<<';

/**
 * Tells of a conflict that git left for its author to settle. `line` counts from 1, and `text` is that of the line in
 * which the conflict opens; `file` is relative to the project root. Yields `merge-conflict`.
 */
export const mergeConflict = (file: string, line: number, text: string): Diagnostic =>
  errorOf('merge-conflict', {
    message: `Git could not merge this part: two versions of it stand between \`${CONFLICT_START}\` and \`>>>>>>>\`.`,
    place: { file, line, column: 1, endColumn: text.length + 1 },
    hint: 'keep what is right of the two, and delete the lines that git wrote',
  });
