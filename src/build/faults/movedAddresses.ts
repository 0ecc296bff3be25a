import { isMarkdown } from '../../model/files/markdownFile.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import type { UrlWorld } from '../../routes/resolveUrl.ts';
import { routeOf } from '../../routes/routeOf.ts';

/**
 * Old addresses of pages and other files that have moved, with those of now; `movedFiles` is that of the `SiteContext`.
 * None leads to a file that has gone since, and of two moves from an address, the later one counts.
 */
export function movedAddresses(
  movedFiles: ReadonlyMap<string, string>,
  { routeOfFile, sourceOf, hasAsset }: RouteTable & Pick<UrlWorld, 'hasAsset'>,
): ReadonlyMap<string, string> {
  const moves = [...movedFiles].flatMap(([from, to]): (readonly [string, string])[] => {
    const isPage = isMarkdown(from);
    const before = isPage ? routeOf(from) : `/${from}`;
    const isTaken = isPage ? sourceOf.has(routeOf(from)) : hasAsset(before);
    const now = routeOfFile.get(to) ?? (hasAsset(`/${to}`) ? `/${to}` : undefined);
    return now === undefined || isTaken ? [] : [[before, now]];
  });
  return new Map(moves.reverse());
}
