import { posix } from 'node:path';
import type { MeantFile } from '../routes/links/meantFile.ts';

interface Moved {
  /** See `SiteContext`. */
  readonly moves: ReadonlyMap<string, string>;
  readonly isThere: (relativePath: string) => boolean;
}

/**
 * The file that another one named by a relative path before it moved, wherever both are now; undefined where that is
 * not known. `path` is what it names from where it is, and there is no file. All paths are relative to the content
 * folder.
 */
export function includeBeforeMove(
  { path, fromFile }: { readonly path: string; readonly fromFile: string },
  { moves, isThere }: Moved,
): MeantFile | undefined {
  const written = posix.relative(posix.dirname(fromFile), path);
  const found = [...moves]
    .filter(([, now]) => now === fromFile)
    .map(([before]) => posix.join(posix.dirname(before), written))
    .map((meant) => moves.get(meant) ?? meant)
    .find(isThere);
  return found === undefined ? undefined : { path: `/${found}`, isAlike: true };
}
