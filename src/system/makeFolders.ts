import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from './files.ts';

/**
 * Makes a folder with those around it that are missing; yields the first that it made. Throws what the system throws.
 * Node's own `recursive` never ends where the system says `ENOENT` of a folder in one that is there, as in `/proc`.
 */
export function makeFolders(path: string): string | undefined {
  try {
    mkdirSync(path);
    return path;
  } catch (error) {
    if (existsSync(path) && statSync(path).isDirectory()) return undefined;
    const parent = dirname(path);
    if (!isMissing(error) || existsSync(parent)) throw error;
    const first = makeFolders(parent);
    const own = makeFolders(path);
    return first ?? own;
  }
}
