import type { Route } from './brands.ts';
import type { Heading, PageRecord } from './page.ts';
import type { SourceFile } from './sourceFile.ts';

/** The record of a source at a route. `headers` is empty for a page that is not compiled yet. */
export function pageRecordOf(
  { frontmatter, relativePath }: SourceFile,
  route: Route,
  { title, headers }: { readonly title: string; readonly headers: readonly Heading[] },
): PageRecord {
  return {
    title,
    frontmatter,
    regularPath: encodeURI(route),
    relativePath,
    key: `v-${relativePath.replace(/\.mdx?$/i, '').replace(/[^\p{L}\p{N}]+/gu, '-')}`,
    path: route,
    headers,
  };
}
