import type { SiteConfig } from '../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf } from '../config/translations.ts';
import type { Route } from '../model/brands.ts';
import type { PageRecord } from '../model/page.ts';
import type { LanguageView } from '../model/view.ts';
import { canonicalUrl } from '../routes/publicUrl.ts';
import { hrefOfRoute } from '../routes/routeOf.ts';

/**
 * Where readers find a page in each language of the site. A language in which there is no such page offers its start page,
 * and is left out without one; undefined where no other language is left. `recordOf` knows all listed pages.
 */
export function pageLanguages(
  { path }: PageRecord,
  config: SiteConfig,
  recordOf: (route: Route) => PageRecord | undefined,
): readonly LanguageView[] | undefined {
  const own = inLanguageOf(config, path);
  const views = inAllLanguages(config).flatMap(({ prefix, label: text, lang }): LanguageView[] => {
    const page = recordOf((prefix + path.slice(own.prefix.length)) as Route);
    const target = page ?? recordOf(prefix as Route);
    if (target === undefined) return [];
    const url = page === undefined ? undefined : canonicalUrl(page.regularPath, config.siteUrl);
    return [
      {
        text,
        lang,
        href: hrefOfRoute(target.path, config.base),
        ...(prefix === own.prefix ? { current: true } : {}),
        ...(url === undefined ? {} : { url }),
      },
    ];
  });
  return views.length > 1 ? views : undefined;
}
