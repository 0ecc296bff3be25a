import type { Route } from '../../model/brands.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { hrefOfRoute } from '../routeOf.ts';
import { type Folders, inFolderOrder, mixedInOrder, placedFolders, sortedFolders } from './folderOrder.ts';
import { labelAndBadge, orderOf, type PlannedSidebar, type SidebarEntry, type Sidebars } from './sidebars.ts';

/**
 * Plans sidebars from folders, each when it is first asked for: one per top folder, so that a page carries its own
 * section's tree and no more.
 * Each lists its section's pages as a tree, and the other sections as links. Pages are ordered by `order` or the number
 * that their name begins with, then by label; folders by that of their page or their own number, then by name. Folders
 * without a place are behind all pages.
 */
export function planFolderSidebars(records: readonly PageRecord[]): Sidebars {
  const shown = shownAmong(records);
  const folders = placedFolders(shown);
  const sectionOf = new Map(records.map(({ path }) => [path, sectionIn(path, folders)]));
  const sections = groupBy(shown, ({ path }) => sectionOf.get(path) ?? LOOSE);
  const loose = inFolderOrder(sections.get(LOOSE) ?? []);
  const named = [...sections.keys()].filter((name) => name !== LOOSE);
  const names = sortedFolders('/', named, folders);
  const closed = once((name: string) => closedEntry(name, sections.get(name) ?? [], folders));
  const listed = mixedInOrder(loose, '/', names, folders);
  const plan = once((open: string): PlannedSidebar => {
    const entries = listed.map((part) => {
      if (typeof part !== 'string') return leaf(part);
      return part === open ? folderEntry(`/${part}/`, sections.get(part) ?? [], folders) : closed(part);
    });
    return { entries, order: orderOf(entries) };
  });
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

/**
 * Finds the group of a folder by the beginning of its routes, among all listed pages; undefined for one without pages.
 * `placed` are the routes at which translations stand, by their own.
 */
export function createFolderEntries(
  records: readonly PageRecord[],
  placed: ReadonlyMap<Route, Route>,
): (prefix: string) => SidebarEntry | undefined {
  const shown = lazy(() => shownAmong(records));
  const folders = lazy(() => placedFolders(shown()));
  return (prefix) => {
    if (placed.size === 0) return folderOf(prefix, shown(), folders);
    const own = new Map<Route, Route>();
    const inPlace = shown().map((record): PageRecord => {
      const at = placed.get(record.path) ?? record.path;
      // What was moved here from elsewhere is in both folders.
      const place = record.path.startsWith(prefix) && !at.startsWith(prefix) ? record.path : at;
      own.set(place, record.path);
      return { ...record, path: place };
    });
    const entry = folderOf(prefix, inPlace, () => placedFolders(inPlace));
    return entry && entryAt(entry, (place) => own.get(place) ?? place);
  };
}

/** The pages that sidebars made from folders list. */
const shownAmong = (records: readonly PageRecord[]) =>
  records.filter(({ frontmatter }) => frontmatter.unlisted !== 'sidebar');

function folderOf(prefix: string, records: readonly PageRecord[], folders: () => Folders): SidebarEntry | undefined {
  const inside = records.filter(({ path }) => path.startsWith(prefix));
  return inside.length === 0 ? undefined : folderEntry(prefix, inside, folders());
}

/** An entry with each page at the route that `routeOf` tells for it. */
export const entryAt = ({ route, items, ...entry }: SidebarEntry, routeOf: (route: Route) => Route): SidebarEntry => ({
  ...entry,
  ...(route === undefined ? {} : linkTo({ path: routeOf(route) })),
  ...(items === undefined ? {} : { items: items.map((item) => entryAt(item, routeOf)) }),
});

/** Stands for the pages that are in no section; no folder has such a name. */
const LOOSE = '';

function sectionIn(path: Route, folders: Folders): string {
  const [, step = '', next = ''] = path.split('/');
  return next !== '' || (step !== '' && folders.has(path)) ? step : LOOSE;
}

const leaf = (record: PageRecord): SidebarEntry => ({ ...labelAndBadge(record), ...linkTo(record) });

/** A link as an author would write it: in a URL, the `#` or `%` of a route is encoded. */
const linkTo = ({ path }: Pick<PageRecord, 'path'>) => ({ link: hrefOfRoute(path, '/'), route: path });

/** A closed section is one link: to its own page, or to the first that it lists when it is open. */
function closedEntry(name: string, records: readonly PageRecord[], folders: Folders): SidebarEntry {
  const index = records.find(({ path }) => path === `/${name}/`);
  const target = index ?? firstIn(`/${name}/`, records, folders);
  return {
    ...(index === undefined ? { text: titleOfName(name) } : labelAndBadge(index)),
    ...(target === undefined ? {} : linkTo(target)),
  };
}

function firstIn(prefix: string, records: readonly PageRecord[], folders: Folders): PageRecord | undefined {
  const { index, inside, parts } = partsOf(prefix, records, folders);
  const [first] = parts;
  return index ?? (typeof first === 'string' ? firstIn(`${prefix}${first}/`, inside, folders) : first);
}

/** `folders` are all that hold pages. */
function folderEntry(prefix: string, records: readonly PageRecord[], folders: Folders): SidebarEntry {
  const { index, inside, parts } = partsOf(prefix, records, folders);
  return {
    ...(index === undefined ? { text: titleOfName(prefix.split('/').at(-2) ?? '') } : labelAndBadge(index)),
    ...(index === undefined ? {} : linkTo(index)),
    items: parts.map((part) =>
      typeof part === 'string' ? folderEntry(`${prefix}${part}/`, inside, folders) : leaf(part),
    ),
  };
}

/** What is in a folder, in the order in which it is listed. */
function partsOf(prefix: string, records: readonly PageRecord[], folders: Folders) {
  const index = records.find(({ path }) => path === prefix);
  const inside = records.filter(({ path }) => path.startsWith(prefix) && path !== prefix);
  const inner = new Set<string>();
  const leaves: PageRecord[] = [];
  for (const record of inside) {
    const [step = ''] = record.path.slice(prefix.length).split('/');
    if (folders.has(`${prefix}${step}/`)) inner.add(step);
    else leaves.push(record);
  }
  const names = sortedFolders(prefix, [...inner], folders);
  return { index, inside, parts: mixedInOrder(inFolderOrder(leaves), prefix, names, folders) };
}

/** The routes of the pages in a folder, and the folders in it, as a sidebar made from folders lists them. */
export function folderParts(
  prefix: string,
  records: readonly PageRecord[],
): readonly (Route | { readonly folder: string })[] {
  const shown = shownAmong(records);
  const { index, parts } = partsOf(prefix, shown, placedFolders(shown));
  const inside = parts.map((part) => (typeof part === 'string' ? { folder: `${prefix}${part}/` } : part.path));
  return index === undefined ? inside : [index.path, ...inside];
}
