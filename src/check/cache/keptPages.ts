import type { NumberedRoute } from '../../build/numberedRoutes.ts';
import type { Site } from '../../build/site.ts';
import type { Route } from '../../model/brands.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import { hasSearches } from '../checkSearches.ts';
import type { InspectedPage } from '../inspection/inspectPages.ts';
import type { CheckedPage, LastCheck } from './checkStore.ts';

/** Pages of the last check that would be made as they were: their sources, links and surroundings are the same. */
export function keptPages(
  site: Site,
  all: readonly NumberedRoute[],
  last: Pick<LastCheck, 'surroundings' | 'hasSearches' | 'pages'> | undefined,
): ReadonlyMap<Route, InspectedPage> {
  const kept = new Map<Route, InspectedPage>();
  if (last === undefined || (hasSearches(site.project.config) && !last.hasSearches)) return kept;
  // All of them first: what a page shows of others is compared with what is known of those.
  const known = all.flatMap((numbered) => {
    const page = last.pages.get(numbered.route);
    const isSame = page?.number === numbered.number && site.adopt(numbered.route, page.known) === undefined;
    return isSame ? [{ numbered, page }] : [];
  });
  const isSameAround = last.surroundings === site.surroundingsKey();
  for (const { numbered, page } of known) {
    const isFramedAlike = isSameAround && page.known.page.deferred.length === 0;
    if (!isFramedAlike && site.frameKey(page.known.page) !== page.frameKey) continue;
    const { files, document, indexed } = page;
    kept.set(numbered.route, { numbered, isPutOff: false, files, document, indexed, diagnostics: [] });
  }
  return kept;
}

/**
 * What to keep of the pages of a check. Those with errors are made anew each time, and those that are tried as MDX:
 * what they did not find may be there then.
 */
export const pagesToKeep = (site: Site, pages: readonly InspectedPage[]): ReadonlyMap<string, CheckedPage> =>
  new Map(
    pages.flatMap(({ numbered: { route, number }, files, document, indexed, diagnostics }) => {
      const known = site.known(route);
      if (known === undefined) return [];
      if (known.page.isTriedAsMdx) return [];
      if (hasErrors([...known.page.diagnostics, ...site.deferredFaults(known.page), ...diagnostics])) return [];
      const frameKey = site.frameKey(known.page);
      return [[route, { known, frameKey, number, files, document, indexed }] as const];
    }),
  );
