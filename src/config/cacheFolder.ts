import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../system/cacheFile.ts';
import { once } from '../system/lazy.ts';

/**
 * Where a project's runs keep what the next one can use: `.docsgen` in it. Where nothing can be written there, as in a
 * project that is mounted for reading, it is a folder that goes when this process ends: a cache only ever saves time.
 */
export function cacheFolderOf(root: string): string {
  const folder = join(root, CACHE_FOLDER);
  return isUsable(folder, root) ? folder : temporaryFolderOf(root);
}

function isUsable(folder: string, root: string): boolean {
  try {
    // It is made when there is something to keep.
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true;
  } catch {
    return false;
  }
}

/** One a project: all parts of a run are to find what the others have made. */
const temporaryFolderOf = once((_root: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-cache-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});
