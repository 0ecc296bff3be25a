import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapConcurrently } from '../model/mapConcurrently.ts';
import { isCached, makeCacheFolder, removeLeftDraft, writeCached } from './cacheFile.ts';

/**
 * The files that a folder of the cache is to hold, by name, and how each is made; undefined for one that cannot be. A name
 * says all about its file's bytes.
 */
export type CacheFiles = ReadonlyMap<string, () => Promise<Uint8Array | undefined>>;

/**
 * Makes the files that are not there yet, in threads of their own; those that nobody wants any more are removed.
 * `onMade` hears how many of the missing ones there are by now. Rejects with what the making of one throws, and `Unwritable`.
 */
export async function fillCacheFolder(
  folder: string,
  files: CacheFiles,
  onMade: (done: number, total: number) => void,
): Promise<void> {
  makeCacheFolder(folder);
  for (const name of readdirSync(folder)) {
    if (/\.\d+$/.test(name)) removeLeftDraft(join(folder, name));
    else if (!files.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const missing = [...files].filter(([name]) => !isCached(join(folder, name)));
  let done = 0;
  await mapConcurrently(missing, availableParallelism(), async ([name, make]) => {
    const contents = await make();
    if (contents !== undefined) writeCached(join(folder, name), contents);
    done += 1;
    onMade(done, missing.length);
  });
}
