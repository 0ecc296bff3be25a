import { navLinks } from '../../config/navigationLinks.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Route } from '../../model/brands.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import type { LinkView, SidebarItemView } from '../../model/view.ts';
import { type SidebarTemplate, sidebarTemplate } from '../../render/sidebarTemplate.ts';
import { foldersInLanguage, type PagesInLanguage } from '../../routes/navigation/foldersInLanguage.ts';
import { navRouteOf } from '../../routes/navigation/navRouteOf.ts';
import { type Neighbor, neighborsOf, type SidebarPlaces, sidebarPlaces } from '../../routes/navigation/neighbors.ts';
import { planConfiguredSidebars } from '../../routes/navigation/planConfiguredSidebars.ts';
import { planFolderSidebars } from '../../routes/navigation/planFolderSidebars.ts';
import { planTranslatedSidebars } from '../../routes/navigation/planTranslatedSidebars.ts';
import { labelOf, type PlannedSidebar, type SidebarEntry, type Sidebars } from '../../routes/navigation/sidebars.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import { inTexts } from '../../theme/strings.ts';
import { isLinkToDraft } from '../faults/checkNavigation.ts';
import { folderList } from './folderList.ts';
import { type AroundLink, linkLanguages } from './linkLanguages.ts';
import type { Navigation, NavigationSources } from './navigation.ts';

/** The pages of a language, `records`, and what its navigation is made from besides. */
export interface LanguageNavigationSources extends NavigationSources {
  /** The listed page that a link leads to. */
  readonly recordOf: (link: string, fromFile?: string) => PageRecord | undefined;
  readonly recordAt: (route: Route) => PageRecord | undefined;
  /** Those of the site's first language, for a translation. */
  readonly others: readonly PageRecord[] | undefined;
  /** Where a page stands among those. */
  readonly placeAmongOthers: (record: PageRecord) => Route;
}

interface LanguageNavigation extends Omit<Navigation, 'home' | 'diagnostics'> {
  readonly home: () => SidebarTemplate | undefined;
}

const NO_PAGES = { prev: undefined, next: undefined };
const NO_PLACES: SidebarPlaces = { beside: () => NO_PAGES, trailTo: () => [] };

/** Plans the sidebars of a language, and makes of them what stands around each of its pages. */
export function languageNavigation(language: SiteConfig, pages: LanguageNavigationSources): LanguageNavigation {
  const { config, records, resolve, recordOf, recordAt } = pages;
  const planned = planSidebars(language, pages);
  const { lang } = language;
  const around: AroundLink = { config, recordAt, lang, writtenIn: sidebarLanguage(language, config) };
  // Sidebars made from folders have most of their entries in common.
  const viewOf = once((entry: SidebarEntry) => itemView(entry, { ...around, resolve }));
  const templateOf = once((sidebar: PlannedSidebar) =>
    inTexts(language.texts, () => sidebarTemplate(sidebar.entries.map(viewOf))),
  );
  const placesIn = once(sidebarPlaces);
  const placesAround = (record: PageRecord) => {
    const sidebar = planned.of(record.path);
    return sidebar === undefined ? NO_PLACES : placesIn(sidebar);
  };
  const trailTo = (record: PageRecord) =>
    hasBreadcrumbs(record, language) ? placesAround(record).trailTo(record.path) : [];
  const navHrefOf = navHrefs(language, planned, pages);
  const folders = lazy(() => ({
    ...foldersInLanguage(placedIn(language, pages)),
    planned,
    isConfigured: language.sidebars !== undefined,
  }));
  return {
    of(record) {
      const sidebar = planned.of(record.path);
      const { relativePath } = record;
      const onPage = { ...around, lang: record.frontmatter.lang ?? lang };
      const { prev, next } = neighborsOf(record, placesAround(record).beside(record.path), (link) =>
        recordOf(link, relativePath),
      );
      const link = (neighbor: Neighbor | undefined): LinkView | undefined => {
        if (neighbor === undefined) return undefined;
        const { text } = neighbor;
        const target = resolve(neighbor.link, relativePath);
        return { text, href: target.href, ...linkLanguages(text, target, { ...onPage, writtenIn: onPage.lang }) };
      };
      return {
        sidebar: sidebar === undefined || !showsSidebar(record) ? undefined : templateOf(sidebar),
        breadcrumbs: hasBreadcrumbs(record, language)
          ? breadcrumbsOf(record, trailTo(record), { ...onPage, resolve })
          : [],
        navHref: navHrefOf(record),
        prev: link(prev),
        next: link(next),
      };
    },
    trail: (record) => trailTo(record).map(({ text }) => text),
    sidebars() {
      const shown = records.filter(showsSidebar).flatMap(({ path }) => planned.of(path) ?? []);
      const unique = new Map([...new Set(shown)].map((sidebar) => [templateOf(sidebar).id, templateOf(sidebar)]));
      return [...unique.values()];
    },
    home() {
      const sidebar = planned.of(language.prefix as Route) ?? planned.first();
      return sidebar === undefined ? undefined : templateOf(sidebar);
    },
    folder: (record, folder) => folderList(record, folder, folders()),
    planned: planned.all,
  };
}

const placedIn = (
  { prefix }: SiteConfig,
  { records, others, placeAmongOthers }: LanguageNavigationSources,
): PagesInLanguage => ({ records, others, home: prefix, placeOf: others === undefined ? undefined : placeAmongOthers });

function planSidebars(language: SiteConfig, pages: LanguageNavigationSources): Sidebars {
  const { sidebars, prefix } = language;
  const { others, recordOf, resolve } = pages;
  if (sidebars !== undefined)
    return planConfiguredSidebars(sidebars, {
      ...placedIn(language, pages),
      recordOf,
      isDraft: (link) => isLinkToDraft(resolve(link), pages),
    });
  return others === undefined
    ? planFolderSidebars(pages.records)
    : planTranslatedSidebars(prefix, pages.records, others);
}

/** Finds the link of the bar that a page is marked with. */
function navHrefs(
  language: SiteConfig,
  planned: Sidebars,
  { config, recordOf, placeAmongOthers }: LanguageNavigationSources,
): (record: PageRecord) => string | undefined {
  // A link to a part of a page leads to no page as a whole.
  const navRecords = navLinks(language).flatMap(({ link }) => (link.includes('#') ? [] : (recordOf(link) ?? [])));
  return (record) => {
    const section = planned.of(record.path);
    const inSection = navRecords.filter(
      ({ path }) => path === record.path || (section !== undefined && planned.of(path) === section),
    );
    // All pages of a translation have the step of their language in common, and may have permalinks.
    const routeAt = new Map<string, Route>(inSection.map((one) => [placeAmongOthers(one), one.path]));
    const place = navRouteOf(placeAmongOthers(record), [...routeAt.keys()]);
    const route = place === undefined ? undefined : routeAt.get(place);
    return route === undefined ? undefined : hrefOfRoute(route, config.base);
  };
}

/** The language in which the texts of a language's sidebars are written; undefined for sidebars made from folders. */
const sidebarLanguage = (language: SiteConfig, config: SiteConfig): string | undefined => {
  if (language.sidebars === undefined) return undefined;
  // A language without sidebars of its own shows the site's.
  return language.sidebars === config.sidebars ? config.lang : language.lang;
};

/** Whether a page shows the sidebar that it has a place for. */
export const showsSidebar = ({ frontmatter }: Pick<PageRecord, 'frontmatter'>): boolean =>
  frontmatter.sidebar !== false && frontmatter.hero === undefined;

interface AroundEntry extends AroundLink {
  readonly resolve: (url: string) => ResolvedUrl;
}

function itemView({ text, link, items, badge, isOpen }: SidebarEntry, around: AroundEntry): SidebarItemView {
  const target = link === undefined ? undefined : around.resolve(link);
  return {
    text,
    ...(target === undefined ? {} : { href: target.href }),
    ...(target?.kind === 'external' ? { external: true } : {}),
    ...linkLanguages(text, target, around),
    ...(items === undefined ? {} : { items: items.map((item) => itemView(item, around)) }),
    ...(badge === undefined ? {} : { badge }),
    ...(isOpen === undefined ? {} : { isOpen }),
  };
}

/** All pages have but the start page, and those that stand nowhere. */
const hasBreadcrumbs = ({ path, frontmatter }: PageRecord, { prefix }: SiteConfig): boolean =>
  path !== prefix && frontmatter.unlisted !== true;

/** The way from the start page: the sidebar's groups around the page, then the page. */
function breadcrumbsOf(record: PageRecord, trail: readonly SidebarEntry[], around: AroundEntry): LinkView[] {
  const steps = trail.map(({ text, link }) => {
    const target = link === undefined ? undefined : around.resolve(link);
    return { text, href: target?.href ?? '', ...linkLanguages(text, target, around) };
  });
  return [...steps, { text: labelOf(record), href: around.resolve(hrefOfRoute(record.path, '/')).href, current: true }];
}
