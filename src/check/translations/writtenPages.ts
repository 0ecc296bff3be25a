import type { Place } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { type PlacedPage, type PlacedPages, placedPages } from '../../routes/translatedPage.ts';

/** A page with the file that it is written in. */
export interface PageInLanguage extends PlacedPage {
  readonly source: SourceFile;
}

/** The listed pages that somebody has written, in all languages. */
export function writtenPages({ sourceOf }: Pick<RouteTable, 'sourceOf'>): {
  readonly written: readonly PageInLanguage[];
  readonly pages: PlacedPages<PageInLanguage>;
} {
  const written = [...sourceOf]
    // Where a language shows a page in the words of the first one, that is what is still to be done.
    .filter(([, { original, frontmatter }]) => original === undefined && frontmatter.unlisted !== true)
    .map(([path, source]): PageInLanguage => {
      const { relativePath, frontmatter } = source;
      return { path, relativePath, frontmatter, source };
    });
  return { written, pages: placedPages(written) };
}

/** Where the text of a page begins: there a comment can allow a warning. */
export const startOfText = ({ file, body }: SourceFile): Place => ({
  file,
  line: body.slice(0, Math.max(0, body.search(/\S/))).split('\n').length,
  column: 1,
});
