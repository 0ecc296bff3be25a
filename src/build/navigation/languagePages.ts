import type { SiteConfig } from '../../config/siteConfig.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { addressTrunk, sourceKey } from '../../redirects/movedAnchors.ts';
import type { WrittenRedirect } from '../../redirects/readRedirects.ts';
import { targetPath } from '../../redirects/targetPath.ts';
import { routesAt } from '../../routes/routeOf.ts';
import { type PlacedPages, placedPages, translatedPage } from '../../routes/translatedPage.ts';

/** The listed pages of a site in all its languages. */
export interface LanguagePages extends PlacedPages<PageRecord> {
  /**
   * Where readers of a language begin: its start page, or the page that a redirect leads to from there. Undefined where
   * there is neither.
   */
  readonly start: (language: Pick<SiteConfig, 'prefix' | 'fallback'>) => PageRecord | undefined;
}

export function languagePages(
  records: readonly PageRecord[],
  redirects: readonly Pick<WrittenRedirect, 'from' | 'to'>[],
): LanguagePages {
  const pages = placedPages(records);
  const pageAt = (address: string) =>
    routesAt(addressTrunk(targetPath(address)))
      .map(pages.at)
      .find((page) => page !== undefined);
  const bySource = lazy(() => groupBy(redirects, ({ from }) => sourceKey(from)));
  const ledFrom = (start: string) => {
    const seen = new Set<string>();
    let address: string | undefined = start;
    while (address !== undefined && !seen.has(sourceKey(address))) {
      const page = pageAt(address);
      if (page !== undefined) return page;
      const key = sourceKey(address);
      seen.add(key);
      address = bySource().get(key)?.[0]?.to;
    }
    return undefined;
  };
  return {
    ...pages,
    start: once(({ prefix, fallback }) => {
      const own = ledFrom(prefix);
      if (own !== undefined || !fallback) return own;
      // What leads on in the first language does so in one that falls back on it.
      const first = ledFrom('/');
      return first && (translatedPage(first, { from: '/', to: prefix }, pages) ?? first);
    }),
  };
}
