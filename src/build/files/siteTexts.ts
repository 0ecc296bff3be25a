import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, inLanguageOf, localeFolderOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import { keyLengthFor, listKeysOf, type NearestEntry, nearestListPath } from '../../model/nearestPages.ts';
import type { PageRecord } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { outlineOf } from '../../routes/navigation/outlineOf.ts';
import { publicUrl } from '../../routes/publicUrl.ts';
import { hrefOfRoute, markdownFileOf } from '../../routes/routeOf.ts';
import { inTexts, strings } from '../../theme/strings.ts';
import { lastUpdated } from '../page/lastUpdated.ts';
import { listedUrl } from '../page/listedUrl.ts';
import type { Site } from '../site.ts';
import { FULL_TEXT, llmsText } from './llmsText.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

/** One that is not translated yet is in these lists as its original. */
const isOwnPage = ({ original }: PageRecord) => original === undefined;

/** All listed pages in the order in which they are best read, by language and section. */
const readingOrder = (site: Site, records: readonly PageRecord[]) => {
  const { config } = site.project;
  const byLanguage = groupBy(records.filter(isOwnPage), ({ path }) => inLanguageOf(config, path));
  return inAllLanguages(config).flatMap((language) => {
    const ownRoutes = (byLanguage.get(language) ?? []).map(({ path }) => path);
    const sections = outlineOf(site.navigation().planned(), ownRoutes, language.prefix as Route);
    return inTexts(language.texts, () =>
      sections.map(({ title = strings.morePages, routes }, index) => ({
        title: sectionTitle(index === 0 && sections[0]?.title === undefined ? strings.pages : title, language),
        routes,
      })),
    );
  });
};

/** The routes of those pages. */
export const readingRoutes = (site: Site): readonly Route[] =>
  readingOrder(site, site.records()).flatMap(({ routes }) => routes);

/** Sections of several languages may be called the same. */
const sectionTitle = (title: string, { prefix, label }: SiteConfig) => (prefix === '/' ? title : `${label}: ${title}`);

/** `llms.txt`. `records` are all listed pages, here and below. */
export function llmsList(site: Site, records: readonly PageRecord[]): string {
  const { config } = site.project;
  const byRoute = new Map(records.map((record) => [record.path, record]));
  const url = (path: string) => publicUrl(hrefOfRoute(`/${path}`, config.base), config);
  const page = (route: Route) => {
    const record = byRoute.get(route);
    return record === undefined
      ? []
      : [{ title: record.title, description: record.frontmatter.description, url: url(markdownFileOf(route)) }];
  };
  return llmsText({
    title: config.title,
    description: config.description,
    fullUrl: url(FULL_TEXT),
    sections: readingOrder(site, records).map(({ title, routes }) => ({ title, pages: routes.flatMap(page) })),
  });
}

/** `robots.txt`; undefined where nobody would look for it. */
export function robots({ project }: Site): string | undefined {
  const { siteUrl } = project.config;
  return siteUrl === undefined ? undefined : robotsText(siteUrl);
}

/** The sitemap's files by path; none for a site that does not know its own address. */
export function sitemap(site: Site, records: readonly PageRecord[]): ReadonlyMap<string, string> {
  const { siteUrl } = site.project.config;
  if (siteUrl === undefined) return new Map();
  const entries = records.filter(isOwnPage).flatMap((record) => {
    const url = listedUrl(record, siteUrl);
    if (url === undefined) return [];
    const page = site.page(record.path);
    return { url, modified: page === undefined ? undefined : lastUpdated(page, site.project.dates) };
  });
  return sitemapFiles(entries, (path) => `${siteUrl}/${path}`);
}

/** The lists that the not-found page asks for pages like the one that was meant, of each language its own, by path. */
export function nearestLists(site: Site, records: readonly PageRecord[]): ReadonlyMap<string, string> {
  const length = keyLengthFor(site.routes.sourceOf.size);
  // As they are written: a page stands in several lists.
  const lists = new Map<string, string[]>();
  for (const record of records) {
    const language = inLanguageOf(site.project.config, record.path);
    const route = record.path.slice(language.prefix.length - 1);
    const entry = JSON.stringify([route, ...nearestTexts(site, record)] satisfies NearestEntry);
    for (const key of listKeysOf(route, length)) {
      const path = nearestListPath(key, localeFolderOf(language));
      const list = lists.get(path);
      if (list === undefined) lists.set(path, [entry]);
      else list.push(entry);
    }
  }
  return new Map([...lists].map(([path, list]) => [path, `[${list.join()}]`]));
}

function nearestTexts(site: Site, record: PageRecord): readonly [title: string, section?: string] {
  const { title } = record;
  // Without the page that a section is named after.
  const steps = site
    .navigation()
    .trail(record)
    .filter((text) => text !== title);
  return steps.length === 0 ? [title] : [title, steps.join(' › ')];
}
