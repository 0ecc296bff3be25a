import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapConcurrently } from '../model/mapConcurrently.ts';
import { makeCacheFolder, removeLeftDraft, whereItCan, writeCached } from './cacheFile.ts';
import { isFile } from './files.ts';

/**
 * The files that a folder of the cache is to hold, by name, and how each is made; undefined for one that cannot be. A name
 * says all about its file's bytes.
 */
export type CacheFiles = ReadonlyMap<string, () => Promise<Uint8Array | undefined>>;

/** No run needs a file longer that it has made or found. */
const WANTED_MS = 3_600_000;

/**
 * Makes the files that are not there yet, in threads of their own; those that nobody has wanted for an hour are removed:
 * another run, such as that of another shard, may need them just now.
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
    else if (!files.has(name) && wantedBefore(join(folder, name), WANTED_MS))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
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
  const now = Date.now() / 1_000;
  // Not for each file each time.
  if (wantedBefore(path, WANTED_MS / 2)) whereItCan(() => utimesSync(path, now, now));
  return true;
}

/** Whether a file was made, or wanted last, so long ago. */
function wantedBefore(path: string, agoMs: number): boolean {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > agoMs;
}
