import type { Route } from '../../model/brands.ts';
import type { PageRecord } from '../../model/page.ts';
import { routeOf } from '../routeOf.ts';
import { placedPages, translatedPage } from '../translatedPage.ts';

/**
 * Tells where a page of the language whose routes begin with `prefix` stands among those of the site's first,
 * `originals`: at the route of its original, whatever its own permalink, else at its own route without the language, or
 * at that of its file where another stands there. Those of another language stand where they are.
 */
export function placeOfTranslation(
  prefix: string,
  originals: readonly PageRecord[],
  own: readonly PageRecord[],
): (record: PageRecord) => Route {
  const pages = placedPages([...originals, ...own]);
  const withoutLanguage = (route: Route) =>
    (route.startsWith(prefix) ? `/${route.slice(prefix.length)}` : route) as Route;
  return (record) => {
    if (!record.path.startsWith(prefix)) return record.path;
    const original = translatedPage(record, { from: prefix, to: '/' }, pages);
    if (original !== undefined) return original.path;
    const place = withoutLanguage(record.path);
    // There stands the translation that has another permalink.
    return pages.at(place) === undefined ? place : withoutLanguage(routeOf(record.relativePath));
  };
}
