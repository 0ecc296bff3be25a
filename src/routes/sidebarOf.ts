import type { SidebarConfig, SidebarItem } from '../config/siteApi.ts';
import type { Route } from '../model/brands.ts';
import type { PageRecord } from '../model/page.ts';
import { titleOfName } from '../model/titleOfName.ts';
import { hrefOfRoute } from './routeOf.ts';

/** An entry of a sidebar with its label and its target resolved. `route` is set where it leads to a page. */
export interface SidebarEntry {
  readonly text: string;
  readonly link?: string;
  readonly route?: Route;
  readonly items?: readonly SidebarEntry[];
}

/** A sidebar, complete: its entries, and the pages in its order. */
export interface PlannedSidebar {
  /** Names it among the site's sidebars. */
  readonly name: string;
  readonly entries: readonly SidebarEntry[];
  readonly order: readonly Route[];
}

/** The page's label in navigation. */
export const labelOf = ({ frontmatter, title }: PageRecord): string => frontmatter.label ?? title;

/** The pages that sidebars may name. */
export interface SidebarPages {
  readonly recordOf: (link: string) => PageRecord | undefined;
  /** Whether a link leads to a draft that is left out. */
  readonly isDraft: (link: string) => boolean;
  /** All that are listed, in the language of the sidebars. */
  readonly records: readonly PageRecord[];
  /** What the routes of that language begin with. */
  readonly home: string;
}

/** The sidebars of a language. */
export interface Sidebars {
  /** That of a route; undefined for one that has none, or is not listed. */
  readonly of: (route: Route) => PlannedSidebar | undefined;
  /** That of the pages that are in no section; without such pages that of the first section. */
  readonly first: () => PlannedSidebar | undefined;
  readonly all: () => readonly PlannedSidebar[];
}

/** The configured sidebars, with the labels of the pages they name. Entries whose page is missing or a draft are left out. */
export function planConfiguredSidebars(
  sidebars: readonly SidebarConfig[],
  { records, home, ...pages }: SidebarPages,
): Sidebars {
  const ofFolder = createFolderEntries(records);
  const known = { ...pages, ofFolder: (folder: string) => ofFolder(routeBelow(home, prefixOfFolder(folder))) };
  const located = sidebars.map(({ routes, items }) => ({
    routes: routes.map((route) => routeBelow(home, route)),
    items,
  }));
  const planned = located.map(({ routes, items }): PlannedSidebar => {
    const entries = items.flatMap((item) => entryOf(item, known));
    return { name: routes[0] ?? home, entries, order: orderOf(entries) };
  });
  return {
    of: (route) => planned[sidebarIndexFor(route, located)],
    first: () => planned[0],
    all: () => planned,
  };
}

/** Where entries come from. */
interface Entries extends Omit<SidebarPages, 'records' | 'home'> {
  /** The group of a folder; undefined for one without pages. */
  readonly ofFolder: (folder: string) => SidebarEntry | undefined;
}

function createFolderEntries(records: readonly PageRecord[]): (prefix: string) => SidebarEntry | undefined {
  let folders: Folders | undefined;
  return (prefix) => {
    const inside = records.filter(({ path }) => path.startsWith(prefix));
    folders ??= foldersAround(records);
    return inside.length === 0 ? undefined : folderEntry(prefix, inside, folders);
  };
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
    return entry === undefined ? [] : [{ ...entry, text: item.text ?? entry.text }];
  }
  if (typeof item === 'string') {
    const record = recordOf(item);
    return record === undefined ? [] : [{ text: labelOf(record), link: item, route: record.path }];
  }
  const link = item.link === undefined || isDraft(item.link) ? undefined : item.link;
  const record = link === undefined ? undefined : recordOf(link);
  const isPage = record !== undefined && !link?.includes('#');
  const items = 'items' in item ? item.items.flatMap((inner) => entryOf(inner, known)) : undefined;
  if (link === undefined && items === undefined) return [];
  return [
    {
      text: item.text,
      ...(link === undefined ? {} : { link }),
      ...(isPage ? { route: record.path } : {}),
      ...(items === undefined ? {} : { items }),
    },
  ];
}

function orderOf(entries: readonly SidebarEntry[]): Route[] {
  const order = new Set<Route>();
  const visit = ({ route, items = [] }: SidebarEntry): void => {
    if (route !== undefined) order.add(route);
    items.forEach(visit);
  };
  entries.forEach(visit);
  return [...order];
}

/** The sidebar for a route: the one with the longest matching prefix. */
export function sidebarIndexFor(route: string, sidebars: readonly SidebarConfig[]): number {
  let best = -1;
  let bestLength = -1;
  sidebars.forEach(({ routes }, index) => {
    for (const prefix of routes) {
      if (prefix.length > bestLength && route.startsWith(prefix)) [best, bestLength] = [index, prefix.length];
    }
  });
  return best;
}

/**
 * Plans sidebars from folders, each when it is first asked for: one per top folder, so that a page carries its own
 * section's tree and no more.
 * Each lists its section's pages as a tree, and the other sections as links. Pages are ordered by `order` or the number
 * that their name begins with, then by label; folders by that of their page, then by name.
 */
export function planFolderSidebars(records: readonly PageRecord[]): Sidebars {
  const folders = foldersAround(records);
  const sections = new Map<string, PageRecord[]>();
  const sectionOf = new Map<Route, string>();
  for (const record of records) {
    const [, step = '', next = ''] = record.path.split('/');
    const section = next !== '' || (step !== '' && folders.has(record.path)) ? step : LOOSE;
    sectionOf.set(record.path, section);
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [record]);
    else known.push(record);
  }
  const loose = sorted(sections.get(LOOSE) ?? []).map(leaf);
  const names = sortedFolders(
    '/',
    [...sections.keys()].filter((name) => name !== LOOSE),
    folders,
  );
  const closed = names.map((name) => closedEntry(name, sections.get(name) ?? []));
  const planned = new Map<string, PlannedSidebar>();
  const plan = (open: string): PlannedSidebar => {
    const known = planned.get(open);
    if (known !== undefined) return known;
    const entries = [
      ...loose,
      ...names.map((name, index) =>
        name === open ? folderEntry(`/${name}/`, sections.get(name) ?? [], folders) : (closed[index] as SidebarEntry),
      ),
    ];
    const sidebar = { name: open === LOOSE ? '/' : open, entries, order: orderOf(entries) };
    planned.set(open, sidebar);
    return sidebar;
  };
  const all = [...(sections.has(LOOSE) ? [LOOSE] : []), ...names];
  return {
    of(route) {
      const section = sectionOf.get(route);
      return section === undefined ? undefined : plan(section);
    },
    first: () => (all[0] === undefined ? undefined : plan(all[0])),
    all: () => all.map(plan),
  };
}

/** Stands for the pages that are in no section; no folder has such a name. */
const LOOSE = '';

/** All folders that hold pages, however deep, each with its place among its neighbours. */
type Folders = ReadonlyMap<string, number>;

function foldersAround(records: readonly PageRecord[]): Folders {
  const folders = new Map<string, number>();
  for (const { path } of records) {
    for (let end = path.indexOf('/'); end !== -1 && end < path.length - 1; end = path.indexOf('/', end + 1))
      folders.set(path.slice(0, end + 1), LAST);
  }
  for (const { path, frontmatter } of records)
    if (folders.has(path) && frontmatter.order !== undefined) folders.set(path, frontmatter.order);
  return folders;
}

/** The place of what names none. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The number that a page's name begins with: other generators order by it. `/guides/02-setup/` → 2 */
const numberOf = (path: string) => Number(/\/(\d{1,3})[-_. ][^/]*\/$/.exec(path)?.[1] ?? LAST);

const sortedFolders = (prefix: string, names: readonly string[], folders: Folders): string[] => {
  const placeOf = (name: string) => folders.get(`${prefix}${name}/`) ?? LAST;
  const keyed = names.map((name) => ({ name, place: placeOf(name), key: `${counted(name)}\u0000${name}` }));
  keyed.sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));
  return keyed.map(({ name }) => name);
};

/** Text that sorts by the values of its numbers, as readers count, and alike on every machine. "Step 2" < "Step 10" */
const counted = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(9, '0'));

const leaf = (record: PageRecord): SidebarEntry => ({ text: labelOf(record), ...linkTo(record) });

/** A link as an author would write it: in a URL, the `#` or `%` of a route is encoded. */
const linkTo = ({ path }: PageRecord) => ({ link: hrefOfRoute(path, '/'), route: path });

function sorted(records: readonly PageRecord[]): PageRecord[] {
  const keyed = records.map((record) => ({
    record,
    place: record.frontmatter.order ?? numberOf(record.path),
    key: `${counted(labelOf(record))}\u0000${record.path}`,
  }));
  keyed.sort(
    (a, b) =>
      Number(b.record.path === '/') - Number(a.record.path === '/') || a.place - b.place || (a.key < b.key ? -1 : 1),
  );
  return keyed.map(({ record }) => record);
}

/** A closed section is one link: to its own page, or to its first. */
function closedEntry(name: string, records: readonly PageRecord[]): SidebarEntry {
  const index = records.find(({ path }) => path === `/${name}/`);
  const target = index ?? sorted(records)[0];
  return {
    text: index === undefined ? titleOfName(name) : labelOf(index),
    ...(target === undefined ? {} : linkTo(target)),
  };
}

/** `folders` are all that hold pages. */
function folderEntry(prefix: string, records: readonly PageRecord[], folders: Folders): SidebarEntry {
  const index = records.find(({ path }) => path === prefix);
  const inside = records.filter(({ path }) => path.startsWith(prefix) && path !== prefix);
  const inner = new Set<string>();
  const leaves: PageRecord[] = [];
  for (const record of inside) {
    const [step = '', next = ''] = record.path.slice(prefix.length).split('/');
    if (next !== '' || folders.has(`${prefix}${step}/`)) inner.add(step);
    else leaves.push(record);
  }
  return {
    text: index === undefined ? titleOfName(prefix.split('/').at(-2) ?? '') : labelOf(index),
    ...(index === undefined ? {} : linkTo(index)),
    items: [
      ...sorted(leaves).map(leaf),
      ...sortedFolders(prefix, [...inner], folders).map((folder) =>
        folderEntry(`${prefix}${folder}/`, inside, folders),
      ),
    ],
  };
}
