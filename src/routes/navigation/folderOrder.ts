import type { PageRecord } from '../../model/page.ts';
import { countedText } from '../../model/text/countedText.ts';
import { labelOf } from './sidebars.ts';

/** All folders that hold pages, however deep, each with its place among its neighbors. */
export type Folders = ReadonlyMap<string, number>;

/** The folders of pages by the beginnings of their routes, such as `/guides/`. */
export function placedFolders(records: readonly PageRecord[]): Folders {
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

/** Names of folders below `prefix`, in their order. */
export const sortedFolders = (prefix: string, names: readonly string[], folders: Folders): string[] =>
  inOrder(
    names.map((name) => ({ item: name, place: folders.get(`${prefix}${name}/`) ?? LAST, key: keyOf(name, name) })),
  );

/** Pages in the order in which a folder lists them. */
export const inFolderOrder = (records: readonly PageRecord[]): PageRecord[] =>
  inOrder(records.map((item) => ({ item, place: placeOf(item), key: keyOf(labelOf(item), item.path) })));

/** Pages and names of folders, each in their order, as one list: by their places, and pages first among equal ones. */
export function mixedInOrder(
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

/** A page's place among its neighbors; the start page is before all others. */
const placeOf = ({ path, frontmatter }: PageRecord) =>
  path === '/' ? -Infinity : (frontmatter.order ?? numberOf(path));

/** The place of pages that name none. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The number that a page's name begins with: other generators order by it. `/guides/02-setup/` → 2 */
const numberOf = (path: string) => Number(/\/(\d{1,3})[-_. ][^/]*\/$/.exec(path)?.[1] ?? LAST);

/** As that of a page; folders of versions and dates, such as `/1.0/`, are called by theirs. */
const numberOfFolder = (path: string) => Number(/\/(\d{1,3})[-_. ]+(?![-_. \d])[^/]+\/$/.exec(path)?.[1] ?? LAST);

/** Items by their places, then by their keys. */
const inOrder = <Item>(all: { readonly item: Item; readonly place: number; readonly key: string }[]): Item[] =>
  all.sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1)).map(({ item }) => item);

/** What sorts by a text as readers count, and by a name where two texts are the same. */
const keyOf = (text: string, name: string) => `${countedText(text)}\u0000${name}`;
