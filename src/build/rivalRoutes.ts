import type { Route } from '../model/brands.ts';
import { oncePer } from '../model/lazy.ts';
import { foldersAround, keyOf } from '../output/createTakenPaths.ts';
import { markdownFileOf, pageFileOf, spellingsOf } from '../routes/routeOf.ts';
import type { Site } from './site.ts';

/** A folder that is named like a file of a page. */
const FILE_AS_FOLDER = /\.(?:html|md)\//i;

/**
 * Routes of pages that may want a path of another page's: below `/a.html/` stand files where the other spelling of
 * `/a/` is one. One thread has to make them all, as each knows only of the files that it has made itself.
 */
export const rivalRoutes = oncePer(({ routes }: Pick<Site, 'routes'>): ReadonlySet<Route> => {
  const all = [...routes.sourceOf.keys()];
  const below = all.filter((route) => FILE_AS_FOLDER.test(route));
  if (below.length === 0) return new Set();
  const folders = new Set(below.flatMap((route) => foldersAround(keyOf(pageFileOf(route)))));
  const isInTheWay = (route: Route) =>
    [...spellingsOf(route), markdownFileOf(route)].some((path) => folders.has(keyOf(path)));
  const above = all.filter(isInTheWay);
  return above.length === 0 ? new Set() : new Set([...below, ...above]);
});
