import type { SidebarEntry } from '../../src/routes/sidebars.ts';

/** Entries as indented lines of text and route. */
export const drawing = (entries: readonly SidebarEntry[], indent = ''): string[] =>
  entries.flatMap(({ text, route, items = [] }) => [
    `${indent}${text}${route === undefined ? '' : ` ${route}`}`,
    ...drawing(items, `${indent}  `),
  ]);
