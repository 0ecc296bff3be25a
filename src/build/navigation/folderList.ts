import { posix } from 'node:path';
import type { Route } from '../../model/brands.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import type { PageRecord } from '../../model/page.ts';
import type { FoldersInLanguage } from '../../routes/navigation/foldersInLanguage.ts';
import { orderOf, type SidebarEntry, type Sidebars } from '../../routes/navigation/sidebars.ts';
import { prefixOfFolder } from '../../routes/prefixOfFolder.ts';

/** What a list of the pages in a folder shows. */
export interface FolderList {
  /** What the routes in the folder begin with: as the folder was named, or where it is. */
  readonly prefix: string;
  /** The pages in it, each by its route, and the folders, each as a group; undefined for one without any page. */
  readonly entries: readonly SidebarEntry[] | undefined;
}

interface FolderListSources extends FoldersInLanguage {
  readonly planned: Pick<Sidebars, 'of'>;
  /** Whether somebody wrote the sidebars down; those made from folders have the order that folders have anyway. */
  readonly isConfigured: boolean;
}

/**
 * What is in a folder, without the page that shows the list, in the order of the sidebar. `folder` begins with a slash,
 * or counts from that of the page; without it, it is that of the page: its own, where it has pages below it.
 */
export function folderList(
  { path, relativePath }: PageRecord,
  folder: string | undefined,
  { placed, ofFolder, planned, isConfigured }: FolderListSources,
): FolderList {
  const place = placed.get(path) ?? path;
  const isFolder = isIndexName(nameOfFile(relativePath)) || (ofFolder(place)?.items ?? []).length > 0;
  const prefix = prefixOfFolder(posix.resolve(isFolder ? place : posix.dirname(place), folder ?? ''));
  const inside = ofFolder(prefix)?.items;
  const shown = inside?.filter((entry) => entry.route !== path || entry.items !== undefined);
  return { prefix, entries: shown && isConfigured ? inSidebarOrder(shown, planned) : shown };
}

/** What the sidebar does not have comes last, in the order of the folder. */
function inSidebarOrder(entries: readonly SidebarEntry[], { of }: Pick<Sidebars, 'of'>): readonly SidebarEntry[] {
  const routes = orderOf(entries);
  const order = routes.map(of).find((sidebar) => sidebar !== undefined)?.order ?? [];
  const places = new Map<Route, number>(order.map((route, place) => [route, place]));
  const placeOf = (entry: SidebarEntry) =>
    Math.min(...orderOf([entry]).map((route) => places.get(route) ?? Number.MAX_SAFE_INTEGER));
  return entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}
