import type { Find } from '../../config/elsewhere/itemsHere.ts';
import type { Route } from '../../model/brands.ts';
import { allEntries, type EntryElsewhere } from '../../model/navigationElsewhere.ts';
import type { FindingWorld } from './navigationFinder.ts';

/** The routes of pages that entries lead to, in their order, each with the first text for it. */
export function pagesNamed(entries: readonly EntryElsewhere[], find: Find): ReadonlyMap<Route, string | undefined> {
  const named = new Map<Route, string | undefined>();
  for (const { target, text } of allEntries(entries)) {
    const found = target === undefined || target.includes('#') ? undefined : find(target);
    if (found?.kind === 'page' && !named.has(found.link as Route)) named.set(found.link as Route, text);
  }
  return named;
}

export function unnamedPages(
  entries: readonly EntryElsewhere[],
  { sourceOf: sources, find }: FindingWorld,
): readonly string[] {
  const named = pagesNamed(entries, find);
  return [...sources].flatMap(([route, { relativePath }]) => (named.has(route) ? [] : relativePath));
}
