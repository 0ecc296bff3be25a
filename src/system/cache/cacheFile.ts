import { randomInt } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFile, readableText } from '../files.ts';
import { makeFolders } from '../makeFolders.ts';
import { renamePatiently } from '../renamePatiently.ts';
import { isFull, isSystemError, MORE_SPACE, Unwritable } from '../unwritable.ts';

/** Name of the folder of a project in which its runs keep what the next one can use. */
export const CACHE_FOLDER = '.docsgen';

/** Text of a file of a cache folder, or undefined where there is none that can be read: it costs time, nothing else. */
export const readCached = (path: string): string | undefined => readableText(path);

/**
 * Writes a file of a cache folder whole or not at all. What stands in its way, such as a folder of its name, is
 * removed.
 * Throws `Unwritable`.
 */
export function writeCached(path: string, contents: string | Uint8Array, write = writeFileSync): void {
  makeCacheFolder(dirname(path));
  // Threads of one process may write it at once, and processes of two containers that have the same id.
  const draft = `${path}.${randomInt(2 ** 47)}`;
  try {
    write(draft, contents);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    renamePatiently(draft, path);
  } catch (error) {
    // On a full disk each run would leave one more.
    if (isFile(draft)) rmSync(draft, { force: true });
    throw notKept(path, error);
  }
}

/** No file of a cache takes so long to write. */
const DRAFT_MS = 3_600_000;

/** Removes a file of a cache folder if it is a draft that a killed run has left: see `writeCached`. */
export function removeLeftDraft(path: string): void {
  if (!/\.\d+$/.test(path)) return;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() && Date.now() - stats.mtimeMs > DRAFT_MS) rmSync(path, { force: true });
}

/** Makes a folder within a cache folder. A file of its name is removed. Throws `Unwritable`. */
export function makeCacheFolder(path: string): void {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return;
    if (stats !== undefined) rmSync(path);
    makeFolder(path);
  } catch (error) {
    throw notKept(path, error);
  }
}

/** Makes a folder with those around it. If the project's cache folder is made so, git is told to take nothing of it. */
export function makeFolder(path: string): void {
  const first = makeFolders(path);
  if (first !== undefined && basename(first) === CACHE_FOLDER) writeFileSync(join(first, '.gitignore'), '*\n');
}

/** Keeps what only the next run could use. That it cannot, as on a full disk, costs that run time: nothing is said. */
export function whereItCan(keep: () => void): void {
  try {
    keep();
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof Unwritable)) throw error;
  }
}

/** What to throw where a file cannot be kept: the cache may be on another disk than the site, or be another user's. */
function notKept(path: string, cause: unknown): unknown {
  if (!isSystemError(cause)) return cause;
  const hint = isFull(cause) ? MORE_SPACE : `delete \`${CACHE_FOLDER}\``;
  return new Unwritable(`Cannot write \`${path}\`, a file of the cache, because ${cause.message}.`, hint, cause);
}
