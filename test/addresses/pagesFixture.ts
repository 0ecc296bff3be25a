import type { PublishedPage } from '../../src/addresses/successorOf.ts';

/** Pages by route, from the slugs of their headings. */
export const pagesOf = (slugs: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, PublishedPage> =>
  new Map(
    Object.entries(slugs).map(([route, headings]) => [
      route,
      { headings, slugs: new Set(headings), isWhole: true, isListed: true },
    ]),
  );
