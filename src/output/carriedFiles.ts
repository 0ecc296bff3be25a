import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../model/values/parsedJson.ts';
import { readText } from '../system/files.ts';

/**
 * The file in the output folder that lists what earlier builds have left for open tabs; absent while there is nothing.
 */
export const CARRIED_LIST = '.docsgen-carried.json';

/** Files of earlier builds by path, with how many more builds they stay. */
export type CarriedFiles = Readonly<Record<string, number>>;

/** For how many builds an open tab still finds the code that it was loaded with. */
const BUILDS_CARRIED = 2;

/**
 * Code and styles, named by their contents. A tab that does not find them has dead controls; a page chunk that is gone
 * costs it a plain navigation alone, so that what a page once said goes with the page.
 */
const CODE = /^assets\/[^/]+\.[A-Z0-9]{8}\.(?:js|css)$/;

/** What an output folder holds for open tabs; nothing where its list is missing or damaged. */
export function readCarried(folder: string): CarriedFiles {
  const list = parsedJson(readText(join(folder, CARRIED_LIST)) ?? '');
  // Without it, open tabs fall back on plain navigation.
  return typeof list === 'object' && list !== null ? (list as CarriedFiles) : {};
}

/**
 * What the next site carries on: code that only the old one has, and code of those before it whose time is not up.
 * `old` are the paths of the old site, `next` those of the new one. Files that somebody has deleted are left out.
 */
export function carriedAfter(
  folder: string,
  { old, next }: { readonly old: Iterable<string>; readonly next: { readonly has: (path: string) => boolean } },
): CarriedFiles {
  const carried = new Map(Object.entries(readCarried(folder)).map(([path, builds]) => [path, Number(builds) - 1]));
  for (const path of old) if (CODE.test(path)) carried.set(path, BUILDS_CARRIED);
  return Object.fromEntries(
    [...carried]
      .filter(
        ([path, builds]) =>
          builds > 0 &&
          CODE.test(path) &&
          !next.has(path) &&
          statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
