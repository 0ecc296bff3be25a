import type { ThemedPage } from '../../../src/config/jekyll/pageTree.ts';

/** A page of the theme Just the Docs that says nothing of its place, but for what is given. */
export const themedPage = (path: string, said: Partial<ThemedPage> = {}): ThemedPage => ({
  path,
  place: { file: path, line: 2, column: 1, endColumn: 6 },
  isExcluded: false,
  isLeaf: false,
  isReversed: false,
  deletions: [],
  ...said,
});
