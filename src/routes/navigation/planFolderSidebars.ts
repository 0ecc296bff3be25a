import type { Route } from '../../model/brands.ts';
import { groupBy } from '../../model/groupBy.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { titleOfName } from '../../model/titleOfName.ts';
import { hrefOfRoute } from '../routeOf.ts';
import { labelAndBadge, labelOf, orderOf, type PlannedSidebar, type SidebarEntry, type Sidebars } from './sidebars.ts';

/**
 * Plans sidebars from folders, each when it is first asked for: one per top folder, so that a page carries its own
 * section's tree and no more.
 * Each lists its section's pages as a tree, and the other sections as links. Pages are ordered by `order` or the number
 * that their name begins with, then by label; folders by that of their page or their own number, then by name. Folders
 * without a place are behind all pages.
 */
export function planFolderSidebars(records: readonly PageRecord[]): Sidebars {
  const shown = shownAmong(records);
  const folders = foldersAround(shown);
  const sectionOf = new Map(records.map(({ path }) => [path, sectionIn(path, folders)]));
  const sections = groupBy(shown, ({ path }) => sectionOf.get(path) ?? LOOSE);
  const loose = inFolderOrder(sections.get(LOOSE) ?? []);
  const names = sortedFolders(
    '/',
    [...sections.keys()].filter((name) => name !== LOOSE),
    folders,
  );
  const closed = once((name: string) => closedEntry(name, sections.get(name) ?? [], folders));
  const listed = mixed(loose, '/', names, folders);
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
  const folders = lazy(() => foldersAround(shown()));
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
    const entry = folderOf(prefix, inPlace, () => foldersAround(inPlace));
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

/** All folders that hold pages, however deep, each with its place among its neighbors. */
type Folders = ReadonlyMap<string, number>;

function foldersAround(records: readonly PageRecord[]): Folders {
  const folders = new Map<string, number>();
  for (const { path } of records) {
    for (let end = path.indexOf('/'); end !== -1 && end < path.length - 1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1);
      if (!folders.has(folder)) folders.set(folder, numberOfFolder(folder));
    }
  }
  for (const { path, frontmatter } of records)
    if (folders.has(path) && frontmatter.order !== undefined) folders.set(path, frontmatter.order);
  return folders;
}

/** The place of pages that name none. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The number that a page's name begins with: other generators order by it. `/guides/02-setup/` → 2 */
const numberOf = (path: string) => Number(/\/(\d{1,3})[-_. ][^/]*\/$/.exec(path)?.[1] ?? LAST);

/** As that of a page; folders of versions and dates, such as `/1.0/`, are called by theirs. */
const numberOfFolder = (path: string) => Number(/\/(\d{1,3})[-_. ]+(?![-_. \d])[^/]+\/$/.exec(path)?.[1] ?? LAST);

const sortedFolders = (prefix: string, names: readonly string[], folders: Folders): string[] =>
  inOrder(
    names.map((name) => ({ item: name, place: folders.get(`${prefix}${name}/`) ?? LAST, key: keyOf(name, name) })),
  );

/** Items by their places, then by their keys. */
const inOrder = <Item>(all: { readonly item: Item; readonly place: number; readonly key: string }[]): Item[] =>
  all.sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1)).map(({ item }) => item);

/** What sorts by a text as readers count, and by a name where two texts are the same. */
const keyOf = (text: string, name: string) => `${counted(text)}\u0000${name}`;

/**
 * Text that sorts by its letters, large or small, with an accent or without, and by the values of its numbers, as
 * readers count, and alike on every machine. "apple" < "Éclair" < "Step 2" < "Step 10"
 */
const counted = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'));

const leaf = (record: PageRecord): SidebarEntry => ({ ...labelAndBadge(record), ...linkTo(record) });

/** A link as an author would write it: in a URL, the `#` or `%` of a route is encoded. */
const linkTo = ({ path }: Pick<PageRecord, 'path'>) => ({ link: hrefOfRoute(path, '/'), route: path });

/** Pages in the order in which a folder lists them. */
export const inFolderOrder = (records: readonly PageRecord[]): PageRecord[] =>
  inOrder(records.map((item) => ({ item, place: placeOf(item), key: keyOf(labelOf(item), item.path) })));

/** A page's place among its neighbors; the start page is before all others. */
const placeOf = ({ path, frontmatter }: PageRecord) =>
  path === '/' ? -Infinity : (frontmatter.order ?? numberOf(path));

/** Pages and names of folders, each in their order, as one list: by their places, and pages first among equal ones. */
function mixed(
  pages: readonly PageRecord[],
  prefix: string,
  names: readonly string[],
  folders: Folders,
): readonly (PageRecord | string)[] {
  const placed = [
    ...pages.map((part) => ({ part, place: placeOf(part) })),
    ...names.map((part) => ({ part, place: folders.get(`${prefix}${part}/`) ?? LAST })),
  ];
  return placed.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place)).map(({ part }) => part);
}

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
  return { index, inside, parts: mixed(inFolderOrder(leaves), prefix, names, folders) };
}

/** The routes of the pages in a folder, and the folders in it, as a sidebar made from folders lists them. */
export function folderParts(
  prefix: string,
  records: readonly PageRecord[],
): readonly (Route | { readonly folder: string })[] {
  const shown = shownAmong(records);
  const { index, parts } = partsOf(prefix, shown, foldersAround(shown));
  const inside = parts.map((part) => (typeof part === 'string' ? { folder: `${prefix}${part}/` } : part.path));
  return index === undefined ? inside : [index.path, ...inside];
}
