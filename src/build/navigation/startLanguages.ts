import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import type { PageRecord } from '../../model/page.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import type { LanguageView } from '../../model/view.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';

/**
 * The start page of each language, for a page in the language `own` that no other has; undefined where there is no other
 * to offer. `records` are all listed pages.
 */
export function startLanguages(
  own: SiteConfig,
  config: SiteConfig,
  records: readonly PageRecord[],
): readonly LanguageView[] | undefined {
  if (config.translations.length === 0) return undefined;
  const views = inAllLanguages(config).flatMap((language): LanguageView[] => {
    const { prefix, label: text, lang } = language;
    const start = records.find(({ path }) => path === prefix);
    if (start === undefined && language !== own) return [];
    const hrefLang = start && ownLanguageOf(start);
    const current = language === own || undefined;
    return [
      { text, lang, href: hrefOfRoute(prefix as Route, config.base), ...withoutUndefined({ hrefLang, current }) },
    ];
  });
  return views.length > 1 ? views : undefined;
}
