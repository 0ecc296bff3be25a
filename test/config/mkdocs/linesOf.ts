import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';

/** Entries of a navigation, one a line, with what is in them indented below. */
export const linesOf = (entries: readonly EntryElsewhere[], indent = ''): readonly string[] =>
  entries.flatMap(({ text, target, items = [] }) => [
    `${indent}${[text, target].filter(Boolean).join(' ')}`,
    ...linesOf(items, `${indent}  `),
  ]);
