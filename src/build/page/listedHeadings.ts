import type { SiteConfig } from '../../config/siteConfig.ts';
import { USUAL_LEVEL } from '../../model/headingLevels.ts';
import type { CompiledPage, Heading } from '../../model/page.ts';

/**
 * The headings that a page lists beside its text, and below its link in the sidebar: down to the level that it names,
 * or the site.
 */
export function listedHeadings(
  { record, headings }: Pick<CompiledPage, 'record' | 'headings'>,
  { toc: usual }: Pick<SiteConfig, 'toc'>,
): readonly Heading[] {
  const { toc = usual } = record.frontmatter;
  const deepest = toc === true ? usual || USUAL_LEVEL : toc;
  return headings.filter(({ level }) => level > 1 && level <= Number(deepest));
}
