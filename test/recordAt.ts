import type { Route } from '../src/model/brands.ts';
import type { Frontmatter, PageRecord } from '../src/model/page.ts';

/** The record of a page without headings, at a route of ASCII letters. */
export const recordAt = (path: string, title: string, frontmatter: Frontmatter = {}): PageRecord => ({
  title,
  frontmatter,
  regularPath: path,
  relativePath: `${path}.md`,
  key: path,
  path: path as Route,
  headers: [],
});
