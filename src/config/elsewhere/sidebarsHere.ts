import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { folderAround, folderOfFile } from '../../model/files/folderOfFile.ts';
import type { EntryElsewhere, SidebarElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { NavItem, SidebarConfig, SidebarItem } from '../siteApi.ts';
import { type Find, itemsHere, labelAt, linksHere, routesIn } from './itemsHere.ts';

/** The sidebars of a site, with the routes whose pages have them. */
export function sidebarsHere(
  { entries, sidebars = [] }: Pick<SiteElsewhere, 'entries' | 'sidebars'>,
  find: Find,
): readonly SidebarConfig[] {
  const items = itemsHere(entries, find);
  return [
    ...(items.length > 0 ? [{ routes: ['/'], items }] : []),
    ...sidebars.flatMap((one) => sidebarAt(one, find)),
    ...sidebarsOfTabs(sidebars.flatMap((one) => sidebarOfPages(one, find))),
  ];
}

/** The sidebar of a folder; none where no page would show it. */
function sidebarAt({ prefix, entries }: SidebarElsewhere, find: Find) {
  if (prefix === undefined) return [];
  const route = `/${withoutSlashes(prefix)}/`.replace('//', '/');
  const items = itemsHere(entries, find);
  const hasPages = route === '/' || [route, `${route}*`].some((target) => /^(?:page|folder)$/.test(find(target).kind));
  return items.length > 0 && hasPages ? [{ routes: [route], items }] : [];
}

/** A sidebar that stands beside the pages that it names. */
function sidebarOfPages({ prefix, entries }: SidebarElsewhere, find: Find): readonly PagesTogether[] {
  if (prefix !== undefined) return [];
  const routes = routesIn(itemsHere(withoutLinks(entries), find));
  const link = routes.find(isRoute);
  return link === undefined ? [] : [{ link, items: itemsHere(entries, find), routes }];
}

/** Entries whose pages have the sidebar beside them: others only lead away. */
const withoutLinks = (entries: readonly EntryElsewhere[]): readonly EntryElsewhere[] =>
  entries
    .filter(({ isBeside }) => isBeside !== true)
    .map((entry) => (entry.items === undefined ? entry : { ...entry, items: withoutLinks(entry.items) }));

/** Pages that have a sidebar beside them. */
interface PagesTogether {
  readonly link: string;
  /** Undefined for a page alone. */
  readonly items: readonly SidebarItem[] | undefined;
  /** Undefined where they are those in `items`. */
  readonly routes?: readonly string[];
}

/** A page or group of the first level. */
interface Tab extends PagesTogether {
  /** What it is in the header: a link, or a menu of those that all lead out of the site. */
  readonly nav: NavItem;
}

/** The entries of the first level as tabs; undefined for fewer than two, or where one has no address. */
export function tabsHere(entries: readonly EntryElsewhere[], find: Find): readonly Tab[] | undefined {
  const all = entries.flatMap((entry) => itemsHere([entry], find).map((item) => tabOf(item, entry, find)));
  const tabs = all.filter((tab) => tab !== undefined);
  return tabs.length > 1 && tabs.length === all.length ? tabs : undefined;
}

function tabOf(item: SidebarItem, entry: EntryElsewhere, find: Find): Tab | undefined {
  if (typeof item === 'string')
    return { nav: { text: entry.text ?? labelAt(entry, find), link: item }, link: item, items: undefined };
  if ('folder' in item) return undefined;
  const { text } = item;
  const items = 'items' in item ? item.items : undefined;
  const routes = routesIn(items ?? []);
  const link = item.link ?? routes[0];
  if (link === undefined) return undefined;
  const [menu] = routes.length > 1 && ![link, ...routes].some(isRoute) ? linksHere([entry], find) : [];
  return { nav: menu ?? { text, link }, link, items };
}

/** The sidebars of tabs, each with the folder that its pages alone are in, else with the routes of its pages. */
export function sidebarsOfTabs(tabs: readonly PagesTogether[]): readonly SidebarConfig[] {
  const all = tabs.map(({ items = [], link, routes = routesIn(items) }) =>
    [...new Set([link, ...routes])].filter(isRoute),
  );
  return tabs.flatMap(({ items }, index) => {
    const own = all[index] ?? [];
    if (items === undefined || own.length === 0) return [];
    const folder = folderOf(own);
    const isShared = all.some((routes, other) => other !== index && routes.some((route) => route.startsWith(folder)));
    return [{ routes: folder === '/' || isShared ? own : [folder], items }];
  });
}

const isRoute = (link: string) => link.startsWith('/') && !link.includes('#');

/** The folder that all routes are in; of one alone, that around it. */
function folderOf([first = '/', ...others]: readonly string[]): string {
  const start = others.length === 0 ? folderOfFile(folderOfFile(first).slice(0, -1)) : first;
  return folderAround([start, ...others]) || '/';
}
