import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftDraft, whereItCan } from './cacheFile.ts';

/** No run needs a file longer that it has made or found. */
const WANTED_MS = 3_600_000;

/**
 * Removes from a folder of the cache what is not among these names, and was made, or wanted last, an hour ago: another
 * run, such as that of another shard, may need it just now.
 */
export function removeUnwanted(folder: string, names: { readonly has: (name: string) => boolean }): void {
  for (const name of readdirSync(folder)) {
    if (/\.\d+$/.test(name)) removeLeftDraft(join(folder, name));
    else if (!names.has(name) && wantedBefore(join(folder, name), WANTED_MS))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Has what is in a folder of the cache count as wanted from now on. */
export function keepWanted(path: string): void {
  const now = Date.now() / 1_000;
  // Not each time.
  if (wantedBefore(path, WANTED_MS / 2)) whereItCan(() => utimesSync(path, now, now));
}

/** Whether a file was made, or wanted last, so long ago. */
function wantedBefore(path: string, agoMs: number): boolean {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > agoMs;
}
