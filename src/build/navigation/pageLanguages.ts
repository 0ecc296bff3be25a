import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf } from '../../config/translations.ts';
import type { PageRecord } from '../../model/page.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import type { LanguageView } from '../../model/view.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import { translatedPage } from '../../routes/translatedPage.ts';
import { listedUrl } from '../page/listedUrl.ts';
import type { LanguagePages } from './languagePages.ts';

/**
 * Where readers find a page in each language of the site. A language in which there is no such page offers the one at
 * which its readers begin, and is left out without one; undefined where no other language is left.
 */
export function pageLanguages(
  record: PageRecord,
  config: SiteConfig,
  pages: LanguagePages,
): readonly LanguageView[] | undefined {
  const own = inLanguageOf(config, record.path);
  // A page that is not translated yet is no translation.
  const urlOf = (page: PageRecord | undefined) =>
    page === undefined || page.original !== undefined ? undefined : listedUrl(page, config.siteUrl);
  const isListed = urlOf(record) !== undefined;
  const views = inAllLanguages(config).flatMap((language) => {
    const { prefix, label: text, lang } = language;
    const page = language === own ? record : translatedPage(record, { from: own.prefix, to: prefix }, pages);
    const target = page ?? pages.start(language);
    if (target === undefined) return [];
    const hrefLang = ownLanguageOf(target);
    const url = isListed ? urlOf(page) : undefined;
    return {
      text,
      lang,
      href: hrefOfRoute(target.path, config.base),
      ...(hrefLang === undefined ? {} : { hrefLang }),
      ...(language === own ? { current: true } : {}),
      ...(url === undefined ? {} : { url }),
      ...(page !== undefined && language !== own ? { isSamePage: true } : {}),
    };
  });
  return views.length > 1 ? views : undefined;
}
