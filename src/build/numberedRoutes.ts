import type { Route } from '../model/brands.ts';
import { contentHash } from '../system/contentHash.ts';
import type { Site } from './site.ts';

/** A page that is to be made, with the number of its chunk. */
export interface NumberedRoute {
  readonly route: Route;
  readonly number: number;
}

interface Numbered {
  readonly routes: Pick<Site['routes'], 'sourceOf'>;
}

/** Up to so many pages have numbers from 1 to 140, as the specification names them: hardly any two meet. */
const FEW = { pages: 112, numbers: 140 };

/** What the four digits of a hash can be. */
const MANY = 36 ** 4;

/**
 * The site's routes with their chunk numbers, in route order. A number comes from the route's name, not from its place:
 * a page more or less leaves the files of the others as they are, unless their numbers meet.
 */
export function numberedRoutes({ routes: { sourceOf } }: Numbered): NumberedRoute[] {
  const routes = [...sourceOf.keys()];
  const numbers = routes.length > FEW.pages ? MANY : FEW.numbers;
  const taken = new Set<number>();
  return routes.map((route) => {
    let place = Number.parseInt(contentHash(route).slice(-4), 36) % numbers;
    while (taken.has(place)) place = (place + 1) % numbers;
    taken.add(place);
    return { route, number: place + 1 };
  });
}
