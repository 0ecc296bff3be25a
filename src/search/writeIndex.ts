import { type SearchPointer, shelfOf, type WordList } from '../model/search/searchFiles.ts';
import { groupBy } from '../model/values/groupBy.ts';
import { patchShelf } from './patchShelf.ts';
import { shelvesOf, termsOf } from './shelves.ts';
import { type BlockReader, type PutFile, writeShelf } from './writeShelf.ts';

/** Names of so many page texts share a file. */
const PAGES_PER_LIST = 512;

type Shelves = SearchPointer['shelves'];

/** Writes the index over the terms of all pages, in page order; yields the names of its shelves. */
export function writeShelves(terms: readonly string[], put: PutFile): Shelves {
  const names: Record<string, string> = {};
  for (const { name, words } of shelvesOf(terms)) {
    const list = writeShelf([{ words }], put);
    if (list !== undefined) names[name] = list;
  }
  return names;
}

/** A page whose text has changed. */
export interface ChangedPage {
  readonly page: number;
  readonly termsBefore: string;
  readonly terms: string;
}

/** Reads files of the index that is changed. */
export interface IndexReader extends BlockReader {
  readonly list: (name: string) => WordList;
}

/** Writes the shelves that hold changed words anew; yields the names of all, those of the others unchanged. */
export function patchShelves(
  shelves: Shelves,
  changes: readonly ChangedPage[],
  read: IndexReader,
  put: PutFile,
): Shelves {
  const names = new Map(Object.entries(shelves));
  for (const [shelf, shelfChanges] of changesByShelf(changes)) {
    const before = names.get(shelf);
    const list = before === undefined ? undefined : read.list(before);
    const name = writeShelf(patchShelf(list, read.block, shelfChanges), put, read);
    if (name === undefined) names.delete(shelf);
    else names.set(shelf, name);
  }
  return Object.fromEntries(names);
}

const changesByShelf = (changes: readonly ChangedPage[]) =>
  groupBy(
    changes.flatMap(({ page, termsBefore, terms }) =>
      [...differences(termsOf(termsBefore), termsOf(terms))].map(([shelf, values]) => ({ shelf, page, values })),
    ),
    ({ shelf }) => shelf,
  );

function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const shelves = new Map<string, Map<string, number | undefined>>();
  for (const word of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(word);
    if (before.get(word) === value) continue;
    const shelf = shelfOf(word);
    const values = shelves.get(shelf) ?? new Map<string, number | undefined>();
    shelves.set(shelf, values.set(word, value));
  }
  return shelves;
}

/** The pointer of an index: shelves, and the names of all page texts in page order. */
export function writePointer(
  {
    shelves,
    texts,
    lang,
    version,
  }: {
    readonly shelves: Shelves;
    readonly texts: readonly string[];
    readonly lang: string;
    readonly version: string | undefined;
  },
  put: PutFile,
): SearchPointer {
  const lists: string[] = [];
  for (let from = 0; from < texts.length; from += PAGES_PER_LIST) {
    lists.push(put('pages', JSON.stringify(texts.slice(from, from + PAGES_PER_LIST))));
  }
  const sorted = Object.fromEntries(Object.entries(shelves).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    count: texts.length,
    perList: PAGES_PER_LIST,
    lists,
    shelves: sorted,
    lang,
    ...(version === undefined ? {} : { version }),
  };
}
