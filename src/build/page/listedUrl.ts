import type { PageRecord } from '../../model/page.ts';
import { canonicalUrl } from '../../routes/publicUrl.ts';
import { toldOfPage } from './toldOfPage.ts';

/**
 * The full address under which search engines list a page. Undefined where its `head` tells them to leave it out, or to
 * know it by another address, and where the site does not know its own.
 */
export function listedUrl(
  record: Pick<PageRecord, 'frontmatter' | 'regularPath'>,
  siteUrl: string | undefined,
): string | undefined {
  const url = canonicalUrl(record.regularPath, siteUrl);
  const { canonical = url, noindex } = toldOfPage(record);
  return noindex || canonical !== url ? undefined : url;
}
