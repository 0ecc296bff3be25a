import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapConcurrently } from '../../model/values/mapConcurrently.ts';
import { isFile } from '../files.ts';
import { makeCacheFolder, writeCached } from './cacheFile.ts';
import { keepWanted, removeUnwanted } from './removeUnwanted.ts';

/**
 * The files that a folder of the cache is to hold, by name, and how each is made; undefined for one that cannot be. A
 * name says all about its file's bytes.
 */
export type CacheFiles = ReadonlyMap<string, () => Promise<Uint8Array | undefined>>;

/**
 * Makes the files that are not there yet, in threads of their own; those that nobody has wanted for an hour are
 * removed: another run, such as that of another shard, may need them just now.
 * `onMade` hears how many of the missing ones there are by now. Rejects with what the making of one throws, and
 * `Unwritable`.
 */
export async function fillCacheFolder(
  folder: string,
  files: CacheFiles,
  onMade: (done: number, total: number) => void,
): Promise<void> {
  makeCacheFolder(folder);
  removeUnwanted(folder, files);
  const missing = [...files].filter(([name]) => !isFound(join(folder, name)));
  let done = 0;
  await mapConcurrently(missing, availableParallelism(), async ([name, make]) => {
    const contents = await make();
    if (contents !== undefined) writeCached(join(folder, name), contents);
    done += 1;
    onMade(done, missing.length);
  });
}

/** Whether a file is there; it counts as wanted from now on. */
function isFound(path: string): boolean {
  if (!isFile(path)) return false;
  keepWanted(path);
  return true;
}
