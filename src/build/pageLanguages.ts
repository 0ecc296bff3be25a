import type { SiteConfig } from '../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf } from '../config/translations.ts';
import type { Route } from '../model/brands.ts';
import type { PageRecord } from '../model/page.ts';
import type { LanguageView } from '../model/view.ts';
import { canonicalUrl } from '../routes/publicUrl.ts';
import { hrefOfRoute, routeOf } from '../routes/routeOf.ts';

/** All listed pages of a site, found by their addresses and by their files. */
export interface ListedPages {
  readonly at: (route: Route) => PageRecord | undefined;
  /** By the route that a file has without a `permalink`. */
  readonly ofFile: (route: Route) => PageRecord | undefined;
}

/** Pages by address and by file. */
export function listedPages(records: readonly PageRecord[]): ListedPages {
  const byRoute = new Map(records.map((record) => [record.path, record]));
  const byFile = new Map(records.map((record) => [routeOf(record.relativePath), record]));
  return { at: (route) => byRoute.get(route), ofFile: (route) => byFile.get(route) };
}

/**
 * Where readers find a page in each language of the site. A language in which there is no such page offers its start page,
 * and is left out without one; undefined where no other language is left.
 */
export function pageLanguages(
  record: PageRecord,
  config: SiteConfig,
  pages: ListedPages,
): readonly LanguageView[] | undefined {
  const own = inLanguageOf(config, record.path);
  const views = inAllLanguages(config).flatMap((language): LanguageView[] => {
    const { prefix, label: text, lang } = language;
    const page = language === own ? record : translationIn(language, { record, own, pages });
    const target = page ?? pages.at(prefix as Route);
    if (target === undefined) return [];
    const url = page === undefined ? undefined : canonicalUrl(page.regularPath, config.siteUrl);
    return [
      {
        text,
        lang,
        href: hrefOfRoute(target.path, config.base),
        ...(language === own ? { current: true } : {}),
        ...(url === undefined ? {} : { url }),
      },
    ];
  });
  return views.length > 1 ? views : undefined;
}

/**
 * The same page in another language: the one whose file is called the same, as each may have a permalink of its own, else
 * the one at the same address. A page has one translation, so that each names the other.
 */
function translationIn(
  { prefix }: SiteConfig,
  { record, own, pages }: { readonly record: PageRecord; readonly own: SiteConfig; readonly pages: ListedPages },
): PageRecord | undefined {
  const inLanguage = (route: Route, from: string, to: string) => (to + route.slice(from.length)) as Route;
  const ofFile = pages.ofFile(inLanguage(routeOf(record.relativePath), own.prefix, prefix));
  if (ofFile !== undefined) return ofFile;
  const alike = pages.at(inLanguage(record.path, own.prefix, prefix));
  const isTaken =
    alike !== undefined && pages.ofFile(inLanguage(routeOf(alike.relativePath), prefix, own.prefix)) !== undefined;
  return isTaken ? undefined : alike;
}
