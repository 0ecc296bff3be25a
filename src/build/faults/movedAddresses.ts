import type { RouteTable } from '../../routes/planRoutes.ts';
import { routeOf } from '../../routes/routeOf.ts';

/** Old addresses of pages and other files that have moved, with those of now; `movedFiles` is that of the `SiteContext`. */
export function movedAddresses(
  movedFiles: ReadonlyMap<string, string>,
  { routeOfFile, sourceOf }: RouteTable,
): ReadonlyMap<string, string> {
  const moves = [...movedFiles].flatMap(([from, to]): (readonly [string, string])[] => {
    if (!/\.mdx?$/i.test(from)) return [[`/${from}`, `/${to}`]];
    const [before, now] = [routeOf(from), routeOfFile.get(to)];
    return now === undefined || sourceOf.has(before) ? [] : [[before, now]];
  });
  return new Map(moves);
}
