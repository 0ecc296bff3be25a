import type { Route } from './brands.ts';
import { withoutEnding } from './files/markdownFile.ts';
import type { Heading, PageRecord } from './page.ts';
import type { SourceFile } from './sourceFile.ts';

/** The record of a source at a route. `headers` is empty for a page that is not compiled yet. */
export function pageRecordOf(
  { frontmatter, relativePath, original }: SourceFile,
  route: Route,
  { title, headers }: { readonly title: string; readonly headers: readonly Heading[] },
): PageRecord {
  return {
    title,
    frontmatter,
    regularPath: regularPathOf(route),
    relativePath,
    key: keyOf(relativePath),
    path: route,
    headers,
    ...(original === undefined ? {} : { original }),
  };
}

/** A route as URLs have it, percent-encoded: `encodeURI` would leave the signs with which a path ends. */
export const regularPathOf = (route: Route): string =>
  PLAIN.test(route) ? route : encodeURI(route).replace(/[?#]/g, encodeURIComponent);

/** The language that a page is written in, where that is not the one of its route. */
export const ownLanguageOf = ({ frontmatter, original }: PageRecord): string | undefined =>
  frontmatter.lang ?? original?.lang;

/** Nothing in it is written otherwise in a URL. Most names are so, and quicker to do without larger patterns. */
const PLAIN = /^[\w/.-]*$/;

function keyOf(relativePath: string): string {
  const name = withoutEnding(relativePath);
  return `v-${PLAIN.test(name) ? name.replace(/[^a-z\d]+/gi, '-') : name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
