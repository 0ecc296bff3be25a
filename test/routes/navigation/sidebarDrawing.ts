import type { Frontmatter } from '../../../src/model/page.ts';
import type { SidebarEntry } from '../../../src/routes/navigation/sidebars.ts';
import { recordAt } from '../../recordAt.ts';

/** The record of a page that is called by its path: `T/a/`. */
export const record = (path: string, frontmatter: Frontmatter = {}) =>
  recordAt(path, path === '/' ? 'Home' : `T${path}`, frontmatter);

/** Entries as indented lines of text and route. */
export const drawing = (entries: readonly SidebarEntry[], indent = ''): string[] =>
  entries.flatMap(({ text, route, items = [] }) => [
    `${indent}${text}${route === undefined ? '' : ` ${route}`}`,
    ...drawing(items, `${indent}  `),
  ]);
