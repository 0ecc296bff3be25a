import { badgeView } from '../../model/badgeView.ts';
import type { Route } from '../../model/brands.ts';
import type { PageRecord } from '../../model/page.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import type { BadgeView } from '../../model/view.ts';

/** An entry of a sidebar with its label and its target resolved. `route` is set where it leads to a page. */
export interface SidebarEntry {
  readonly text: string;
  readonly link?: string;
  readonly route?: Route;
  readonly items?: readonly SidebarEntry[];
  readonly badge?: BadgeView;
  /** A group that is open on every page. */
  readonly isOpen?: boolean;
}

/** A sidebar, complete: its entries, and the pages in its order. */
export interface PlannedSidebar {
  readonly entries: readonly SidebarEntry[];
  readonly order: readonly Route[];
}

export interface Sidebars {
  /** That of a route; undefined for one that has none, or is not listed. */
  readonly of: (route: Route) => PlannedSidebar | undefined;
  /** That of the pages that are in no section; without such pages that of the first section. */
  readonly first: () => PlannedSidebar | undefined;
  readonly all: () => readonly PlannedSidebar[];
}

/** The page's label in navigation, without the marks of code. */
export const labelOf = ({ frontmatter: { label }, title }: PageRecord): string =>
  label === undefined ? title : titleTextOf(label);

/** How a page is shown in a sidebar: its label, and its badge. */
export const labelAndBadge = (record: PageRecord): Pick<SidebarEntry, 'text' | 'badge'> => ({
  text: labelOf(record),
  ...(record.frontmatter.badge === undefined ? {} : { badge: badgeView(record.frontmatter.badge) }),
});

/** The pages of a sidebar in its order, each where it stands first. */
export function orderOf(entries: readonly SidebarEntry[]): Route[] {
  const order = new Set<Route>();
  const visit = ({ route, items = [] }: SidebarEntry): void => {
    if (route !== undefined) order.add(route);
    items.forEach(visit);
  };
  entries.forEach(visit);
  return [...order];
}
