import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from './files.ts';

/**
 * Makes a folder with those around it that are missing; yields the first that it made. Throws what the system throws.
 * Node's own `recursive` never ends where the system says `ENOENT` of a folder in one that is there, as in `/proc`.
 */
export function makeFolders(path: string): string | undefined {
  try {
    return makeFolder(path);
  } catch (error) {
    const parent = dirname(path);
    if (!isMissing(error) || parent === path) throw error;
    const first = makeFolders(parent);
    // Also where the parent is there now: another thread may have made it since.
    const own = makeFolder(path);
    return first ?? own;
  }
}

/** Makes a folder in one that is there; yields its path, undefined where it is there itself. */
function makeFolder(path: string): string | undefined {
  try {
    mkdirSync(path);
    return path;
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
    throw error;
  }
}
