import type { Route } from '../../model/brands.ts';
import type { PlannedSidebar, SidebarEntry } from './sidebars.ts';

/** Pages of a site under one heading, in reading order. */
interface OutlineSection {
  /** Undefined: pages that stand in no group. */
  readonly title: string | undefined;
  readonly routes: readonly Route[];
}

/**
 * The whole site as a list of sections: the groups of its sidebars, first the pages outside of groups, last those in no
 * sidebar at all (without a title too). `start` is the page that a site begins with, also where no sidebar has it.
 * Every route of `routes` stands in it once.
 */
export function outlineOf(
  sidebars: readonly PlannedSidebar[],
  routes: Iterable<Route>,
  start: Route,
): OutlineSection[] {
  const left = new Set(routes);
  const take = (wanted: readonly Route[]) => wanted.filter((route) => left.delete(route));
  // Those made from folders have most of their entries in common.
  const entries = [...new Set(sidebars.flatMap((sidebar) => sidebar.entries))];
  const groups = entries
    .filter(({ items }) => items !== undefined)
    .map((entry) => ({ title: entry.text, routes: take(routesIn(entry)) }));
  const loose = take(entries.filter(({ items }) => items === undefined).flatMap(routesIn));
  return [
    { title: undefined, routes: [...take([start]), ...loose] },
    ...groups,
    { title: undefined, routes: [...left] },
  ].filter((section) => section.routes.length > 0);
}

const routesIn = ({ route, items = [] }: SidebarEntry): Route[] => [
  ...(route === undefined ? [] : [route]),
  ...items.flatMap(routesIn),
];
