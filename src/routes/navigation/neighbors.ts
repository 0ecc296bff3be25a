import type { Route } from '../../model/brands.ts';
import type { NeighborFlag, PageRecord } from '../../model/page.ts';
import { hrefOfRoute } from '../routeOf.ts';
import { labelOf, type PlannedSidebar, type SidebarEntry } from './sidebars.ts';

/** A link to the page before or after, as configured: `link` still has to be resolved. */
export interface Neighbor {
  readonly text: string;
  readonly link: string;
}

/** Where the pages of a sidebar stand in it. */
export interface SidebarPlaces {
  /** The pages before and after one in reading order. */
  readonly beside: (route: Route) => { readonly prev: Route | undefined; readonly next: Route | undefined };
  /** The entries from the sidebar's root down to a page, without its own; empty for a page that is not listed. */
  readonly trailTo: (route: Route) => readonly SidebarEntry[];
}

/** Finds the places of all pages of a sidebar at once: each page of a section asks for its own. */
export function sidebarPlaces({ entries, order }: Pick<PlannedSidebar, 'entries' | 'order'>): SidebarPlaces {
  const indexOf = new Map(order.map((route, index) => [route, index]));
  const trails = new Map<Route, readonly SidebarEntry[]>();
  const visit = (level: readonly SidebarEntry[], trail: readonly SidebarEntry[]): void => {
    for (const entry of level) {
      // A page that is listed twice stands where it is listed first.
      if (entry.route !== undefined && !trails.has(entry.route)) trails.set(entry.route, trail);
      if (entry.items !== undefined) visit(entry.items, [...trail, entry]);
    }
  };
  visit(entries, []);
  return {
    beside(route) {
      const index = indexOf.get(route);
      return index === undefined
        ? { prev: undefined, next: undefined }
        : { prev: order[index - 1], next: order[index + 1] };
    },
    trailTo: (route) => trails.get(route) ?? [],
  };
}

/**
 * Previous and next page: those `beside` it in sidebar order, unless a frontmatter flag says otherwise: `false` for
 * none, a route, a text for the page by order, or text and link. A landing page has none but those. `recordOf` finds a
 * page by a link as an author writes it.
 */
export function neighborsOf(
  record: PageRecord,
  beside: { readonly prev: Route | undefined; readonly next: Route | undefined },
  recordOf: (link: string) => PageRecord | undefined,
): { readonly prev: Neighbor | undefined; readonly next: Neighbor | undefined } {
  const { prev, next, hero } = record.frontmatter;
  const byOrder = hero === undefined ? beside : { prev: undefined, next: undefined };
  return { prev: neighbor(prev, byOrder.prev, recordOf), next: neighbor(next, byOrder.next, recordOf) };
}

function neighbor(
  flag: NeighborFlag | undefined,
  byOrder: Route | undefined,
  recordOf: (link: string) => PageRecord | undefined,
): Neighbor | undefined {
  if (flag === false) return undefined;
  const { text, link: own } = typeof flag === 'object' ? flag : { text: undefined, link: flag };
  const link = own ?? (byOrder === undefined ? undefined : hrefOfRoute(byOrder, '/'));
  if (text !== undefined) return link === undefined ? undefined : { text, link };
  const record = link === undefined ? undefined : recordOf(link);
  return link === undefined || record === undefined ? undefined : { text: labelOf(record), link };
}
