import { packageBuild } from '../packageRoot.ts';
import { readCached, writeCached } from './cacheFile.ts';
import { readChecked, writeChecked } from './checkedText.ts';

/** Keeps a value in a file of a cache folder, for this build of the generator. Throws `Unwritable`. */
export const keepValue = (path: string, value: unknown): void => writeCached(path, writeChecked([packageBuild, value]));

/**
 * The value that a file of a cache folder keeps. Undefined where there is none that is whole, or another build of the
 * generator has kept it: that may be of another form.
 */
export function keptValue(path: string): unknown {
  const kept = readChecked(readCached(path));
  return Array.isArray(kept) && kept[0] === packageBuild ? kept[1] : undefined;
}
