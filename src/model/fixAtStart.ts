import type { Fix } from './diagnostic.ts';

/** A correction that puts a text before all that a file says, or makes the file. Without a text it only brings others along. */
export const fixAtStart = (file: string, text = ''): Fix => ({
  place: { file, line: 1, column: 1, endColumn: 1 },
  was: '',
  text,
});
