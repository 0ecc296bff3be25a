import type { SidebarConfig, SidebarItem } from '../../config/siteApi.ts';
import { badgeView } from '../../model/badgeView.ts';
import type { PageRecord } from '../../model/page.ts';
import { isAtOrBelow } from '../isAtOrBelow.ts';
import { foldersInLanguage, type PagesInLanguage, routeBelow } from './foldersInLanguage.ts';
import { labelAndBadge, orderOf, type PlannedSidebar, type SidebarEntry, type Sidebars } from './sidebars.ts';

interface SidebarPages extends PagesInLanguage {
  readonly recordOf: (link: string) => PageRecord | undefined;
  /** Whether a link leads to a draft that is left out. */
  readonly isDraft: (link: string) => boolean;
}

/**
 * The configured sidebars, with the labels of the pages they name. Entries whose page is missing or a draft are left
 * out. A translation belongs where its own route does, and where that of its original does.
 */
export function planConfiguredSidebars(
  sidebars: readonly SidebarConfig[],
  { records, others, home, placeOf, ...pages }: SidebarPages,
): Sidebars {
  const { placed, ofFolder } = foldersInLanguage({ records, others, home, placeOf });
  const known = { ...pages, ofFolder };
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
interface Entries extends Omit<SidebarPages, keyof PagesInLanguage> {
  /** The group of a folder; undefined for one without pages. */
  readonly ofFolder: (folder: string) => SidebarEntry | undefined;
}

function entryOf(item: SidebarItem, known: Entries): SidebarEntry[] {
  const { recordOf, isDraft } = known;
  if (typeof item === 'object' && 'folder' in item) {
    const entry = known.ofFolder(item.folder);
    return entry === undefined ? [] : [{ ...entry, text: item.text ?? entry.text, ...lookOf(item) }];
  }
  if (typeof item === 'string') {
    const record = recordOf(item);
    return record === undefined ? [] : [{ ...labelAndBadge(record), link: item, route: record.path }];
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

/** The sidebar for a route, or for that of its original: the one that names the most of it. */
export function sidebarIndexFor(route: string, sidebars: readonly SidebarConfig[], place = route): number {
  let best = -1;
  let bestLength = -1;
  sidebars.forEach(({ routes }, index) => {
    for (const prefix of routes) {
      if (prefix.length > bestLength && (isAtOrBelow(route, prefix) || isAtOrBelow(place, prefix)))
        [best, bestLength] = [index, prefix.length];
    }
  });
  return best;
}
