import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { checkLinks, type LinkWorld } from '../../routes/links/checkLinks.ts';
import { frontmatterLinks } from '../../routes/links/frontmatterLinks.ts';
import { frontmatterUrlPlace } from '../../routes/links/frontmatterUrlPlace.ts';
import type { ResolveUrl } from '../../routes/resolveUrl.ts';
import type { PagesWorld } from './pagesWorld.ts';

interface FrontmatterWorld extends Pick<PagesWorld, 'textOf'> {
  readonly world: LinkWorld;
  readonly resolve: ResolveUrl;
}

/** Links in a page's front matter that lead nowhere, with their corrections. See `checkLinks` for what it may yield. */
export function checkFrontmatterLinks(
  source: SourceFile,
  page: CompiledPage,
  { world, resolve, textOf }: FrontmatterWorld,
): readonly Diagnostic[] {
  const links = frontmatterLinks(source, resolve);
  const faults = checkLinks({ ...page, links }, world);
  // Only the lines of keys are known. The text is read where something is to be corrected in it, and most pages have
  // nothing.
  if (faults.length === 0) return faults;
  const text = textOf(source.file) ?? '';
  const located = links.map((link) => {
    const definition = frontmatterUrlPlace(link, text);
    return definition === undefined ? link : { ...link, definition };
  });
  return checkLinks({ ...page, links: located }, world);
}
