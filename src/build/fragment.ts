import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stage } from '../output/createStage.ts';
import type { PublishedFile } from '../output/publishedFile.ts';
import { CACHE_FOLDER, writeCached } from '../system/cache/cacheFile.ts';
import { readChecked, writeChecked } from '../system/cache/checkedText.ts';
import { entriesIn, isFile, readBytes, readText } from '../system/files.ts';
import type { BuiltPage } from './cache/buildStore.ts';

/** A share of a site's pages, made on one of several machines: a folder with their files and what is known of them. */
export interface Fragment {
  readonly folder: string;
  /** By route. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** One of several shares: `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The file of a fragment that says what is known of its pages. */
export const FRAGMENT_FILE = 'fragment.json';

/** Where fragments are written and looked for, unless told otherwise. */
export const fragmentsFolder = (root: string): string => join(root, CACHE_FOLDER, 'fragments');

/** The output folder of a share, unless another is asked for. */
export const fragmentFolder = (root: string, { index, count }: Shard): string =>
  join(fragmentsFolder(root), `${index}-of-${count}`);

export const writeFragment = (pages: ReadonlyMap<string, BuiltPage>): string => writeChecked([...pages]);

/** Reads a fragment; undefined where there is none, or a damaged one. */
export function readFragment(folder: string): Fragment | undefined {
  const pages = readChecked(readText(join(folder, FRAGMENT_FILE))) as [string, BuiltPage][] | undefined;
  return pages === undefined ? undefined : { folder, pages: new Map(pages) };
}

/** Whether a folder is that of a fragment, be it a damaged one. */
export const isFragment = (folder: string): boolean => existsSync(join(folder, FRAGMENT_FILE));

/** Folders of the fragments in a folder, in name order: it is one itself, or holds some, also besides other things. */
export function listFragments(folder: string): string[] {
  if (isFragment(folder)) return [folder];
  // Beside them stand the locks and stages of builds under way, or cut off.
  return entriesIn(folder)
    .map(({ name }) => name)
    .filter((name) => !name.includes('.docsgen-'))
    .sort()
    .map((name) => join(folder, name))
    .filter(isFragment);
}

/** Takes files that the makers of fragments have made, by their paths in the output, into a folder of the cache. */
export function takeFromFragments(
  paths: readonly string[],
  { fragments, folder }: { readonly fragments: readonly string[]; readonly folder: string },
): void {
  if (fragments.length === 0) return;
  for (const path of paths) {
    const place = join(folder, basename(path));
    if (isFile(place)) continue;
    const made = fragments.map((fragment) => join(fragment, path)).find((file) => existsSync(file));
    const bytes = made === undefined ? undefined : readBytes(made);
    // Not copied in place: what a killed run has copied in part would pass for the whole.
    if (bytes !== undefined) writeCached(place, bytes);
  }
}

/** A stage that finds the files of kept pages in fragments. */
export function stageWithFragments(stage: Stage, fragments: readonly Fragment[]): Stage {
  const folders = new Map<string, string>();
  for (const { folder, pages } of fragments) {
    for (const { files } of pages.values()) for (const [path] of files) folders.set(path, folder);
  }
  return {
    ...stage,
    keep(files) {
      const places = files.map(([path]) => join(folders.get(path) ?? '', path));
      const stands = ([path, , sizeBytes]: PublishedFile, index: number) =>
        folders.has(path) && statSync(places[index] ?? '', { throwIfNoEntry: false })?.size === sizeBytes;
      if (!files.every(stands)) return stage.keep(files);
      files.forEach(([path, sum], index) => {
        stage.put(path, { kind: 'copy', from: places[index] ?? '', sum });
      });
      return true;
    },
  };
}
