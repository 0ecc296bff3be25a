import type { SiteConfig } from '../config/siteConfig.ts';
import { indexFileOf } from '../config/translations.ts';
import { isPlanned } from '../routes/isPlanned.ts';
import type { ResolveUrl } from '../routes/resolveUrl.ts';

/**
 * The `hrefOf` of what stands in no page: turns a route or an address of `site/public` into an `href` under the base,
 * in a language of the site. It throws where there is neither, and no such page is planned.
 */
export const siteHref =
  (language: SiteConfig, resolve: ResolveUrl) =>
  (url: string): string => {
    const { kind, href } = resolve(url, indexFileOf(language));
    if (kind === 'missing' && !isPlanned(url.replace(/#.*$/, ''), language.plannedRoutes))
      throw new Error(`\`${url}\` leads to no page and no file of the site`);
    return href;
  };
