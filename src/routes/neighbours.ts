import type { Route } from '../model/brands.ts';
import type { NeighbourFlag, PageRecord } from '../model/page.ts';
import { labelOf, type SidebarEntry } from './sidebarOf.ts';

/** A link to the page before or after, as configured: `link` still has to be resolved. */
export interface Neighbour {
  readonly text: string;
  readonly link: string;
}

/**
 * Previous and next page in sidebar order. A frontmatter flag wins: `false` for none, a route, or text and link.
 * `recordOf` finds a page by a link as an author writes it.
 */
export function neighboursOf(
  record: PageRecord,
  order: readonly Route[],
  recordOf: (link: string) => PageRecord | undefined,
): { readonly prev: Neighbour | undefined; readonly next: Neighbour | undefined } {
  const index = order.indexOf(record.path);
  const at = (position: number) => (index === -1 || position < 0 ? undefined : order[position]);
  return {
    prev: neighbour(record.frontmatter.prev, at(index - 1), recordOf),
    next: neighbour(record.frontmatter.next, at(index + 1), recordOf),
  };
}

function neighbour(
  flag: NeighbourFlag | undefined,
  byOrder: Route | undefined,
  recordOf: (link: string) => PageRecord | undefined,
): Neighbour | undefined {
  if (flag === false) return undefined;
  if (typeof flag === 'object') return flag;
  const link = flag ?? byOrder;
  const record = link === undefined ? undefined : recordOf(link);
  return link === undefined || record === undefined ? undefined : { text: labelOf(record), link };
}

/** The entries from a sidebar's root down to a route, without the route's own; empty when it is not listed. */
export function trailTo(route: Route, entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
  for (const entry of entries) {
    if (entry.route === route) return [];
    if (entry.items === undefined) continue;
    if (contains(route, entry.items)) return [entry, ...trailTo(route, entry.items)];
  }
  return [];
}

const contains = (route: Route, entries: readonly SidebarEntry[]): boolean =>
  entries.some((entry) => entry.route === route || contains(route, entry.items ?? []));
