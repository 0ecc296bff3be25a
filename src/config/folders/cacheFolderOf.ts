import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../../model/lazy.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { CACHE_FOLDER } from '../../system/cache/cacheFile.ts';
import { Unwritable } from '../../system/unwritable.ts';

/**
 * Where a project's runs keep what the next one can use: `.docsgen` in it. Where nothing can be written there, as in a
 * project that is mounted for reading, it is a folder that goes when this process ends: a cache only ever saves time.
 * Throws `Unwritable`.
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

function makeTemporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'docsgen-cache-'));
  } catch (cause) {
    const why = `neither in the project nor in \`${tmpdir()}\`, because ${messageOf(cause)}`;
    throw new Unwritable(
      `Cannot make a folder for the cache, ${why}.`,
      `name a writable folder in the environment variable \`${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'}\``,
      cause,
    );
  }
}

/** One a project: all parts of a run are to find what the others have made. */
const temporaryFolderOf = once((_root: string): string => {
  const folder = makeTemporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});
