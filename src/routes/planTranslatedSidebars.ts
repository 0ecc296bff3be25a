import type { Route } from '../model/brands.ts';
import type { PageRecord } from '../model/page.ts';
import { planFolderSidebars } from './planFolderSidebars.ts';
import { hrefOfRoute } from './routeOf.ts';
import type { PlannedSidebar, SidebarEntry, Sidebars } from './sidebars.ts';

/**
 * Sidebars made from the folders of a translation, `own` being its pages and `others` those of the site's first language:
 * such a page stands where its translation is missing.
 */
export function planTranslatedSidebars(
  prefix: string,
  own: readonly PageRecord[],
  others: readonly PageRecord[],
): Sidebars {
  const inside = (route: Route) => `/${route.slice(prefix.length)}` as Route;
  const placed = new Map<Route, PageRecord>(others.map((record) => [record.path, record]));
  for (const record of own) placed.set(inside(record.path), record);
  const planned = planFolderSidebars([...placed].map(([path, record]) => ({ ...record, path })));
  const routeOf = (path: Route) => placed.get(path)?.path ?? path;
  const outside = ({ route, items, ...entry }: SidebarEntry): SidebarEntry => ({
    ...entry,
    ...(route === undefined ? {} : { link: hrefOfRoute(routeOf(route), '/'), route: routeOf(route) }),
    ...(items === undefined ? {} : { items: items.map(outside) }),
  });
  const translated = new Map<PlannedSidebar, PlannedSidebar>();
  const inLanguage = (sidebar: PlannedSidebar): PlannedSidebar => {
    const known = translated.get(sidebar) ?? {
      name: prefix + sidebar.name.replace(/^\//, ''),
      entries: sidebar.entries.map(outside),
      order: sidebar.order.map(routeOf),
    };
    translated.set(sidebar, known);
    return known;
  };
  const inLanguageIf = (sidebar: PlannedSidebar | undefined) => sidebar && inLanguage(sidebar);
  return {
    of: (route) => inLanguageIf(planned.of(inside(route))),
    first: () => inLanguageIf(planned.first()),
    all: () => planned.all().map(inLanguage),
  };
}
