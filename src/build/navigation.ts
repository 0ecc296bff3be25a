import type { SidebarItem } from '../config/siteApi.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { Route } from '../model/brands.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import type { PageRecord } from '../model/page.ts';
import type { LinkView, SidebarItemView } from '../model/view.ts';
import { type SidebarTemplate, sidebarTemplate } from '../render/sidebarTemplate.ts';
import { isDraft, linkToDraft } from '../routes/checkLinks.ts';
import { navRouteOf } from '../routes/navRouteOf.ts';
import { neighboursOf, type SidebarPlaces, sidebarPlaces } from '../routes/neighbours.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';
import { hrefOfRoute } from '../routes/routeOf.ts';
import {
  labelOf,
  type PlannedSidebar,
  planConfiguredSidebars,
  planFolderSidebars,
  prefixOfFolder,
  type SidebarEntry,
  sidebarIndexFor,
} from '../routes/sidebarOf.ts';
import { once } from '../system/lazy.ts';

/** What stands around a page: its section's sidebar, the way to it, and its neighbours. */
export interface PageNavigation {
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
  /** Every sidebar that some page shows, each once. */
  readonly sidebars: () => readonly SidebarTemplate[];
  /** The sidebar that the start page shows, for pages that belong nowhere. */
  readonly home: () => SidebarTemplate | undefined;
  /** All sidebars as they were planned. */
  readonly planned: () => readonly PlannedSidebar[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What navigation is made from. `records` are all listed pages, in route order. */
export interface NavigationSources {
  readonly config: SiteConfig;
  /** Where a link stands in the site's code. */
  readonly placeOf: (link: string) => Place;
  readonly records: readonly PageRecord[];
  /** See `RouteTable`. */
  readonly drafts: ReadonlySet<string>;
  /** `fromFile` is that of a relative address; without it, the content folder's root. */
  readonly resolve: (url: string, fromFile?: string) => ResolvedUrl;
  /** What `resolve` goes by, in a fixed order: two sites of the same addresses resolve alike. */
  readonly addresses: readonly string[];
}

/** Whether both make the same navigation. Of the pages it shows titles and front matter. */
export function isSameNavigation(before: NavigationSources, now: NavigationSources): boolean {
  const isSameRecord = (a: PageRecord, b: PageRecord | undefined) =>
    a === b ||
    (a.path === b?.path && a.title === b.title && JSON.stringify(a.frontmatter) === JSON.stringify(b.frontmatter));
  return (
    before.config === now.config &&
    isSameList(before.addresses, now.addresses, Object.is) &&
    isSameList(before.records, now.records, isSameRecord)
  );
}

const isSameList = <Item>(a: readonly Item[], b: readonly Item[], isSame: (a: Item, b: Item | undefined) => boolean) =>
  a.length === b.length && a.every((item, index) => isSame(item, b[index]));

const NO_PAGES = { prev: undefined, next: undefined };
const NO_PLACES: SidebarPlaces = { beside: () => NO_PAGES, trailTo: () => [] };

/** Plans sidebars, breadcrumbs and neighbours. May yield `sidebar-target`. */
export function createNavigation(sources: NavigationSources): Navigation {
  const { config, records, resolve } = sources;
  const byRoute = new Map<string, PageRecord>(records.map((record) => [record.path, record]));
  const recordOf = (link: string, fromFile?: string) => {
    const resolved = resolve(link, fromFile);
    return resolved.kind === 'page' ? byRoute.get(resolved.path) : undefined;
  };
  const leadsToDraft = (link: string) => isLinkToDraft(resolve(link), sources);
  const configured =
    config.sidebars === undefined
      ? undefined
      : planConfiguredSidebars(config.sidebars, { recordOf, isDraft: leadsToDraft, records });
  const byFolder = configured === undefined ? planFolderSidebars(records) : undefined;
  const templates = new Map<PlannedSidebar, SidebarTemplate>();
  const templateOf = (sidebar: PlannedSidebar) => {
    const template =
      templates.get(sidebar) ?? sidebarTemplate(sidebar.entries.map((entry) => itemView(entry, resolve)));
    templates.set(sidebar, template);
    return template;
  };
  const placesIn = once(sidebarPlaces);
  const sidebarFor = (route: Route): PlannedSidebar | undefined =>
    configured === undefined ? byFolder?.of(route) : configured[sidebarIndexFor(route, config.sidebars ?? [])];
  const navRoutes = routesOf(config.nav, recordOf);
  const navHrefOf = (route: Route): string | undefined => {
    const section = sidebarFor(route);
    const entry = navRouteOf(
      route,
      navRoutes.filter((other) => other === route || (section !== undefined && sidebarFor(other) === section)),
    );
    return entry === undefined ? undefined : resolve(entry).href;
  };
  return {
    of(record) {
      const sidebar = sidebarFor(record.path);
      const places = sidebar === undefined ? NO_PLACES : placesIn(sidebar);
      const { relativePath } = record;
      const { prev, next } =
        record.frontmatter.unlisted === true
          ? NO_PAGES
          : neighboursOf(record, places.beside(record.path), (link) => recordOf(link, relativePath));
      const link = (neighbour: { readonly text: string; readonly link: string } | undefined) =>
        neighbour === undefined
          ? undefined
          : { text: neighbour.text, href: resolve(neighbour.link, relativePath).href };
      return {
        sidebar: sidebar === undefined || record.frontmatter.sidebar === false ? undefined : templateOf(sidebar),
        breadcrumbs: breadcrumbsOf(record, places, resolve),
        navHref: navHrefOf(record.path),
        prev: link(prev),
        next: link(next),
      };
    },
    sidebars() {
      const shown = records
        .filter(({ frontmatter }) => frontmatter.sidebar !== false)
        .flatMap(({ path }) => sidebarFor(path) ?? []);
      const unique = new Map([...new Set(shown)].map((sidebar) => [templateOf(sidebar).id, templateOf(sidebar)]));
      return [...unique.values()];
    },
    home() {
      const sidebar = sidebarFor('/' as Route) ?? configured?.[0] ?? byFolder?.first();
      return sidebar === undefined ? undefined : templateOf(sidebar);
    },
    planned: () => configured ?? byFolder?.all() ?? [],
    diagnostics: [...checkTargets(sources, recordOf), ...checkFolders(sources)],
  };
}

function itemView(entry: SidebarEntry, resolve: (url: string) => ResolvedUrl): SidebarItemView {
  const resolved = entry.link === undefined ? undefined : resolve(entry.link);
  return {
    text: entry.text,
    ...(resolved === undefined ? {} : { href: resolved.href }),
    ...(resolved?.kind === 'external' ? { external: true } : {}),
    ...(entry.items === undefined ? {} : { items: entry.items.map((item) => itemView(item, resolve)) }),
  };
}

/** The pages to which the top navigation leads; a link to a part of a page is none of them. */
const routesOf = ({ left, right }: SiteConfig['nav'], recordOf: (link: string) => PageRecord | undefined): Route[] =>
  [...left, ...right]
    .flatMap((item) => ('items' in item ? item.items : [item]))
    .flatMap(({ link }) => (link.includes('#') ? [] : (recordOf(link)?.path ?? [])));

/** The way from the start page: the sidebar's groups around the page, then the page. None on the start page itself. */
function breadcrumbsOf(
  record: PageRecord,
  { trailTo }: SidebarPlaces,
  resolve: (url: string) => ResolvedUrl,
): LinkView[] {
  if (record.path === '/' || record.frontmatter.unlisted === true) return [];
  const steps = trailTo(record.path).map(({ text, link }) => ({
    text,
    href: link === undefined ? '' : resolve(link).href,
  }));
  return [...steps, { text: labelOf(record), href: resolve(hrefOfRoute(record.path, '/')).href, current: true }];
}

const isLinkToDraft = (resolved: ResolvedUrl, { drafts }: Pick<NavigationSources, 'drafts'>) =>
  resolved.kind === 'missing' && isDraft(resolved.path, drafts);

/** Entries of navigation and sidebars that lead nowhere; planned pages are only warned of, and drafts are not in sidebars. */
function checkTargets(
  { config, placeOf, records, drafts, resolve }: NavigationSources,
  recordOf: (link: string) => PageRecord | undefined,
): Diagnostic[] {
  const atTopOrBottom = new Set(barLinks(config));
  return navigationLinks(config).flatMap((link) => {
    const resolved = resolve(link);
    const { kind } = resolved;
    if (kind === 'external' || kind === 'asset' || recordOf(link) !== undefined) return [];
    if (isLinkToDraft(resolved, { drafts }))
      return atTopOrBottom.has(link) ? [{ ...linkToDraft(link), place: placeOf(link) }] : [];
    const planned = config.plannedRoutes.includes(link.replace(/#.*$/, ''));
    const hint = didYouMean(
      link,
      records.map(({ path }) => path),
    );
    return [
      {
        severity: planned ? 'warning' : 'error',
        code: planned ? 'unwritten-page' : 'sidebar-target',
        message: planned
          ? `The page \`${link}\` is planned, but not written yet.`
          : `The navigation links to \`${link}\`, which does not exist.`,
        place: placeOf(link),
        hint: planned
          ? 'write the page, or remove the entry until it exists'
          : (hint ?? 'write the page, or delete the entry'),
      } satisfies Diagnostic,
    ];
  });
}

/** Folders that sidebars show and that hold no page. */
function checkFolders({ config, placeOf, records }: NavigationSources): Diagnostic[] {
  const paths = records.map(({ path }) => path);
  return [...new Set((config.sidebars ?? []).flatMap(({ items }) => foldersOf(items)))].flatMap((folder) => {
    const prefix = prefixOfFolder(folder);
    if (paths.some((path) => path.startsWith(prefix))) return [];
    const others = new Set(
      paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))),
    );
    return [
      {
        severity: 'error',
        code: 'sidebar-target',
        message: `A sidebar shows the pages below \`${folder}\`, and there are none.`,
        place: placeOf(folder),
        hint: didYouMean(prefix, others) ?? 'write a page in that folder, or delete the entry',
      } satisfies Diagnostic,
    ];
  });
}

const foldersOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [];
    return 'folder' in item ? [item.folder] : 'items' in item ? foldersOf(item.items) : [];
  });

/** Every link of the top navigation, the footer and the sidebars, each once. */
export const navigationLinks = (config: SiteConfig): string[] => [
  ...new Set([...barLinks(config), ...(config.sidebars ?? []).flatMap(({ items }) => linksOf(items))]),
];

const barLinks = ({ nav, footer }: SiteConfig): string[] => [
  ...[...nav.left, ...nav.right].flatMap((item) =>
    'items' in item ? item.items.map(({ link }) => link) : [item.link],
  ),
  ...footer.flatMap(({ link }) => link ?? []),
];

const linksOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('folder' in item) return [];
    return [...(item.link === undefined ? [] : [item.link]), ...('items' in item ? linksOf(item.items) : [])];
  });
