import type { Route } from '../model/brands.ts';
import { contentHash } from '../system/contentHash.ts';
import type { Site } from './site.ts';

/** A page that is to be made, with the number of its chunk. */
export interface NumberedRoute {
  readonly route: Route;
  readonly number: number;
}

/**
 * The site's routes with their chunk numbers, in route order. A number comes from the route's name, not from its place:
 * a page more or less leaves the files of all others as they are.
 */
export function numberedRoutes(site: Site): NumberedRoute[] {
  const taken = new Set<number>();
  return [...site.routes.sourceOf.keys()].map((route) => {
    let number = Number.parseInt(contentHash(route).slice(-4), 36);
    while (taken.has(number)) number += 1;
    taken.add(number);
    return { route, number };
  });
}
