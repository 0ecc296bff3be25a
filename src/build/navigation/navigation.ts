import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, indexFileOf, inLanguageOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazy, once, oncePer } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { LinkView } from '../../model/view.ts';
import type { SidebarTemplate } from '../../render/sidebarTemplate.ts';
import { placeOfTranslation } from '../../routes/navigation/placeOfTranslation.ts';
import type { PlannedSidebar } from '../../routes/navigation/sidebars.ts';
import type { ResolveUrl } from '../../routes/resolveUrl.ts';
import { checkNavigation } from '../faults/checkNavigation.ts';
import type { FolderList } from './folderList.ts';
import { type LanguageNavigationSources, languageNavigation } from './languageNavigation.ts';

/** What stands around a page: its section's sidebar, the way to it, and its neighbors. */
interface PageNavigation {
  readonly sidebar: SidebarTemplate | undefined;
  readonly breadcrumbs: readonly LinkView[];
  /** Address of the top navigation's entry that the page belongs to. */
  readonly navHref: string | undefined;
  readonly prev: LinkView | undefined;
  readonly next: LinkView | undefined;
}

/** The site's navigation. Sidebars are rendered on first use, each once. */
export interface Navigation {
  readonly of: (record: PageRecord) => PageNavigation;
  /** The texts of the breadcrumbs of a page, without its own, outermost first. They are quicker to have than links. */
  readonly trail: (record: PageRecord) => readonly string[];
  /** Every sidebar that some page shows, each once. */
  readonly sidebars: () => readonly SidebarTemplate[];
  /** The sidebar that the start page shows in the language of a route, for pages that belong nowhere. */
  readonly home: (path: string) => SidebarTemplate | undefined;
  readonly folder: (record: PageRecord, folder?: string) => FolderList;
  /** All sidebars as they were planned. */
  readonly planned: () => readonly PlannedSidebar[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What navigation is made from. `records` are all listed pages, in route order. */
export interface NavigationSources {
  readonly config: SiteConfig;
  /** Where a link stands in the site's code; of several, in the list of a key that is given. */
  readonly placeOf: SitePlaces['ofText'];
  /** The same for one at the end of several keys. */
  readonly placeAt: SitePlaces['ofTextAt'];
  readonly records: readonly PageRecord[];
  /** See `RouteTable`. */
  readonly drafts: ReadonlySet<string>;
  /** `fromFile` is that of a relative address; without it, the content folder's root. */
  readonly resolve: ResolveUrl;
  /** What `resolve` goes by, in a fixed order: two sites of the same addresses resolve alike. */
  readonly addresses: readonly string[];
}

const shownOf = ({ frontmatter, original }: PageRecord) => JSON.stringify([frontmatter, original]);

/** Whether both make the same navigation, which shows only titles and front matter of pages. */
export function isSameNavigation(before: NavigationSources, now: NavigationSources): boolean {
  const isSameRecord = (a: PageRecord, b: PageRecord | undefined) =>
    a === b || (a.path === b?.path && a.title === b.title && shownOf(a) === shownOf(b));
  return (
    before.config === now.config &&
    isSameList(before.addresses, now.addresses, Object.is) &&
    isSameList(before.records, now.records, isSameRecord)
  );
}

const isSameList = <Item>(a: readonly Item[], b: readonly Item[], isSame: (a: Item, b: Item | undefined) => boolean) =>
  a.length === b.length && a.every((item, index) => isSame(item, b[index]));

/** Plans sidebars, breadcrumbs and neighbors, in each language of the site. May yield `sidebar-target`. */
export function createNavigation(sources: NavigationSources): Navigation {
  const { config, records } = sources;
  const languages = inAllLanguages(config);
  const byRoute = new Map<string, PageRecord>(records.map((record) => [record.path, record]));
  const byLanguage = lazy(() => groupBy(records, ({ path }) => inLanguageOf(config, path)));
  const recordsIn = (language: SiteConfig) => (languages.length === 1 ? records : (byLanguage().get(language) ?? []));
  const inOwnLanguage = once((language: SiteConfig) => {
    const file = indexFileOf(language);
    const resolve: NavigationSources['resolve'] = (url, fromFile = file) => sources.resolve(url, fromFile);
    const recordOf: LanguageNavigationSources['recordOf'] = (link, fromFile) => {
      const resolved = resolve(link, fromFile);
      return resolved.kind === 'page' ? byRoute.get(resolved.path) : undefined;
    };
    const others = language === config ? undefined : recordsIn(config);
    const recordAt = (route: Route) => byRoute.get(route);
    const own = recordsIn(language);
    const placeAmongOthers = others === undefined ? pathOf : placeOfTranslation(language.prefix, others, own);
    return languageNavigation(language, {
      ...sources,
      resolve,
      recordOf,
      recordAt,
      records: own,
      others,
      placeAmongOthers,
    });
  });
  const all = () => languages.map(inOwnLanguage);
  return {
    // A page's is asked for by its view, by its frame, and by what is compared from build to build.
    of: oncePer((record) => inOwnLanguage(inLanguageOf(config, record.path)).of(record)),
    trail: (record) => inOwnLanguage(inLanguageOf(config, record.path)).trail(record),
    sidebars: () => [...new Map(all().flatMap(({ sidebars }) => sidebars().map((one) => [one.id, one]))).values()],
    home: (path) => inOwnLanguage(inLanguageOf(config, path)).home(),
    folder: (record, folder) => inOwnLanguage(inLanguageOf(config, record.path)).folder(record, folder),
    planned: () => all().flatMap(({ planned }) => planned()),
    diagnostics: checkNavigation(sources, byRoute),
  };
}

const pathOf = ({ path }: PageRecord) => path;
