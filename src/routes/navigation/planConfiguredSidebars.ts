import type { SidebarConfig, SidebarItem } from '../../config/siteApi.ts';
import { badgeView } from '../../model/badgeView.ts';
import type { Route } from '../../model/brands.ts';
import type { PageRecord } from '../../model/page.ts';
import { createFolderEntries } from './planFolderSidebars.ts';
import { nameOf, orderOf, type PlannedSidebar, type SidebarEntry, type Sidebars } from './sidebars.ts';

/** The pages that sidebars may name. */
export interface SidebarPages {
  readonly recordOf: (link: string) => PageRecord | undefined;
  /** Whether a link leads to a draft that is left out. */
  readonly isDraft: (link: string) => boolean;
  /** All that are listed, in the language of the sidebars. */
  readonly records: readonly PageRecord[];
  /** Those of the site's first language; undefined in that. */
  readonly others?: readonly PageRecord[] | undefined;
  /** What the routes of that language begin with. */
  readonly home: string;
  /** See `placeOfTranslation`; undefined in the site's first language. */
  readonly placeOf?: ((record: PageRecord) => Route) | undefined;
}

/**
 * The configured sidebars, with the labels of the pages they name. Entries whose page is missing or a draft are left
 * out. A translation belongs where its own route does, and where that of its original does.
 */
export function planConfiguredSidebars(
  sidebars: readonly SidebarConfig[],
  { records, others = [], home, placeOf, ...pages }: SidebarPages,
): Sidebars {
  const placed = new Map(
    placeOf === undefined ? [] : records.map((record) => [record.path, routeBelow(home, placeOf(record)) as Route]),
  );
  const taken = new Set(placed.values());
  // A page stands where its translation is missing.
  const untranslated = new Map(
    others
      .map((record) => [record, routeBelow(home, record.path) as Route] as const)
      .filter(([, at]) => !taken.has(at)),
  );
  const ofFolder = createFolderEntries(
    [...records, ...untranslated.keys()],
    new Map([...placed, ...[...untranslated].map(([{ path }, at]) => [path, at] as const)]),
  );
  const known = { ...pages, ofFolder: (folder: string) => ofFolder(routeBelow(home, prefixOfFolder(folder))) };
  const located = sidebars.map(({ routes, items }) => ({
    routes: routes.map((route) => routeBelow(home, route)),
    items,
  }));
  const planned = located.map(({ items }): PlannedSidebar => {
    const entries = items.flatMap((item) => entryOf(item, known));
    return { entries, order: orderOf(entries) };
  });
  return {
    of: (route) => planned[sidebarIndexFor(route, located, placed.get(route))],
    first: () => planned[0],
    all: () => planned,
  };
}

/** Where entries come from. */
interface Entries extends Omit<SidebarPages, 'records' | 'others' | 'home' | 'placeOf'> {
  /** The group of a folder; undefined for one without pages. */
  readonly ofFolder: (folder: string) => SidebarEntry | undefined;
}

/** A route as it is in the language whose routes begin with `home`: `/guides/` as `/de/guides/`. */
export const routeBelow = (home: string, route: string): string =>
  route.startsWith(home) ? route : home + route.slice(1);

/** The beginning of the routes of a folder that the configuration names. */
export const prefixOfFolder = (folder: string): string => folder.replace(/\/*$/, '/');

function entryOf(item: SidebarItem, known: Entries): SidebarEntry[] {
  const { recordOf, isDraft } = known;
  if (typeof item === 'object' && 'folder' in item) {
    const entry = known.ofFolder(item.folder);
    return entry === undefined ? [] : [{ ...entry, text: item.text ?? entry.text, ...lookOf(item) }];
  }
  if (typeof item === 'string') {
    const record = recordOf(item);
    return record === undefined ? [] : [{ ...nameOf(record), link: item, route: record.path }];
  }
  const link = item.link === undefined || isDraft(item.link) ? undefined : item.link;
  const record = link === undefined ? undefined : recordOf(link);
  const isPage = record !== undefined && !link?.includes('#');
  const inside = 'items' in item ? item.items.flatMap((inner) => entryOf(inner, known)) : [];
  // Drafts are left out, and so is what is there in other languages alone: a group may have held nothing else.
  const items = inside.length === 0 ? undefined : inside;
  if (link === undefined && items === undefined) return [];
  return [
    {
      text: item.text,
      ...(link === undefined ? {} : { link }),
      ...(isPage ? { route: record.path } : {}),
      ...(items === undefined ? {} : { items }),
      ...lookOf(item),
    },
  ];
}

/** How an entry is shown, besides its text. */
const lookOf = (item: Exclude<SidebarItem, string>): Pick<SidebarEntry, 'badge' | 'isOpen'> => ({
  ...(item.badge === undefined ? {} : { badge: badgeView(item.badge) }),
  ...('collapsed' in item && item.collapsed === false ? { isOpen: true } : {}),
});

/** The sidebar for a route, or for that of its original: the one with the longest matching prefix. */
export function sidebarIndexFor(route: string, sidebars: readonly SidebarConfig[], place = route): number {
  let best = -1;
  let bestLength = -1;
  sidebars.forEach(({ routes }, index) => {
    for (const prefix of routes) {
      if (prefix.length > bestLength && (route.startsWith(prefix) || place.startsWith(prefix)))
        [best, bestLength] = [index, prefix.length];
    }
  });
  return best;
}
