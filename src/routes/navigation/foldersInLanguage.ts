import type { Route } from '../../model/brands.ts';
import { once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { prefixOfFolder } from '../prefixOfFolder.ts';
import { createFolderEntries } from './planFolderSidebars.ts';
import type { SidebarEntry } from './sidebars.ts';

export interface PagesInLanguage {
  /** All that are listed. */
  readonly records: readonly PageRecord[];
  /** Those of the site's first language; undefined in that. */
  readonly others?: readonly PageRecord[] | undefined;
  /** What the routes of the language begin with. */
  readonly home: string;
  /** See `placeOfTranslation`; undefined in the site's first language. */
  readonly placeOf?: ((record: PageRecord) => Route) | undefined;
}

export interface FoldersInLanguage {
  /** Where each translation stands, by its own route: below `home`, as its original does below `/`. */
  readonly placed: ReadonlyMap<Route, Route>;
  /** The group of a folder, named in the language or without it; undefined for one without pages. */
  readonly ofFolder: (folder: string) => SidebarEntry | undefined;
}

/** Finds what is in the folders of a language. A page that is not translated stands where its translation would. */
export function foldersInLanguage({ records, others = [], home, placeOf }: PagesInLanguage): FoldersInLanguage {
  const placed = new Map(
    placeOf === undefined ? [] : records.map((record) => [record.path, routeBelow(home, placeOf(record)) as Route]),
  );
  const taken = new Set(placed.values());
  const untranslated = new Map(
    others
      .map((record) => [record, routeBelow(home, record.path) as Route] as const)
      .filter(([, at]) => !taken.has(at)),
  );
  const inFolder = once(
    createFolderEntries(
      [...records, ...untranslated.keys()],
      new Map([...placed, ...[...untranslated].map(([{ path }, at]) => [path, at] as const)]),
    ),
  );
  return { placed, ofFolder: (folder) => inFolder(routeBelow(home, prefixOfFolder(folder))) };
}

/** A route as it is in the language whose routes begin with `home`: `/guides/` as `/de/guides/`. */
export const routeBelow = (home: string, route: string): string =>
  route.startsWith(home) ? route : home + route.slice(1);
