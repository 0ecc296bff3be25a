import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages } from '../../config/translations.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { LanguageView } from '../../model/view.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import type { LanguagePages } from './languagePages.ts';

/**
 * Where readers begin in each language, for a page in the language `own` that no other has; undefined where there is no
 * other to offer.
 */
export function startLanguages(
  own: SiteConfig,
  config: SiteConfig,
  pages: Pick<LanguagePages, 'start'>,
): readonly LanguageView[] | undefined {
  if (config.translations.length === 0) return undefined;
  const views = inAllLanguages(config).flatMap((language) => {
    const { prefix, label: text, lang } = language;
    const start = pages.start(language);
    if (start === undefined && language !== own) return [];
    const hrefLang = start && ownLanguageOf(start);
    const current = language === own || undefined;
    return {
      text,
      lang,
      href: hrefOfRoute(start?.path ?? prefix, config.base),
      ...withoutUndefined({ hrefLang, current }),
    };
  });
  return views.length > 1 ? views : undefined;
}
