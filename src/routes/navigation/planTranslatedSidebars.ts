import type { Route } from '../../model/brands.ts';
import { once } from '../../model/lazy.ts';
import type { PageRecord } from '../../model/page.ts';
import { placeOfTranslation } from './placeOfTranslation.ts';
import { entryAt, planFolderSidebars } from './planFolderSidebars.ts';
import type { PlannedSidebar, Sidebars } from './sidebars.ts';

/**
 * Sidebars made from the folders of a translation, `own` being its pages and `others` those of the site's first
 * language: such a page stands where its translation is missing.
 */
export function planTranslatedSidebars(
  prefix: string,
  own: readonly PageRecord[],
  others: readonly PageRecord[],
): Sidebars {
  const placeOf = placeOfTranslation(prefix, others, own);
  const places = new Map<Route, Route>(own.map((record) => [record.path, placeOf(record)]));
  const placed = new Map<Route, PageRecord>(others.map((record) => [record.path, record]));
  for (const record of own) placed.set(placeOf(record), record);
  const planned = planFolderSidebars([...placed].map(([path, record]) => ({ ...record, path })));
  const routeOf = (path: Route) => placed.get(path)?.path ?? path;
  const inLanguage = once(
    (sidebar: PlannedSidebar): PlannedSidebar => ({
      entries: sidebar.entries.map((entry) => entryAt(entry, routeOf)),
      order: sidebar.order.map(routeOf),
    }),
  );
  const inLanguageIf = (sidebar: PlannedSidebar | undefined) => sidebar && inLanguage(sidebar);
  return {
    of(route) {
      const place = places.get(route);
      return place === undefined ? undefined : inLanguageIf(planned.of(place));
    },
    first: () => inLanguageIf(planned.first()),
    all: () => planned.all().map(inLanguage),
  };
}
