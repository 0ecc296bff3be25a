import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftDraft } from './cacheFile.ts';

/** No run needs a file longer that it has made or found. */
export const WANTED_MS = 3_600_000;

/**
 * Removes from a folder of the cache what is not among these names, and was made, or wanted last, an hour ago: another run,
 * such as that of another shard, may need it just now.
 */
export function removeUnwanted(folder: string, names: { readonly has: (name: string) => boolean }): void {
  for (const name of readdirSync(folder)) {
    if (/\.\d+$/.test(name)) removeLeftDraft(join(folder, name));
    else if (!names.has(name) && wantedBefore(join(folder, name), WANTED_MS))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a file was made, or wanted last, so long ago. */
export function wantedBefore(path: string, agoMs: number): boolean {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > agoMs;
}
