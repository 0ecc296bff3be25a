import type { Route } from '../model/brands.ts';
import { type Translation, translationOf } from '../model/languages/translationOf.ts';
import { routeOf } from './routeOf.ts';

/** A page by its address and by its file, relative to the content folder. */
export interface PlacedPage {
  readonly path: Route;
  readonly relativePath: string;
  readonly frontmatter: { readonly unlisted?: boolean | string | undefined };
}

/** Pages of a site, found by their addresses and by their files. */
export interface PlacedPages<Page extends PlacedPage> {
  readonly at: (route: string) => Page | undefined;
  /** By the route that a file has without a `permalink`. An unlisted page is found by its address alone. */
  readonly ofFile: (route: string) => Page | undefined;
}

export function placedPages<Page extends PlacedPage>(pages: Iterable<Page>): PlacedPages<Page> {
  const byRoute = new Map<string, Page>();
  const byFile = new Map<string, Page>();
  for (const page of pages) {
    byRoute.set(page.path, page);
    if (page.frontmatter.unlisted !== true) byFile.set(routeOf(page.relativePath), page);
  }
  return { at: (route) => byRoute.get(route), ofFile: (route) => byFile.get(route) };
}

/**
 * The same page in another language: the one whose file is called the same, as each may have a permalink of its own,
 * else the one at the same address. A page has one translation, so that each names the other. `from` and `to` are the
 * beginnings of the routes of both languages: `/`, `/de/`.
 */
export function translatedPage<Page extends PlacedPage>(
  page: PlacedPage,
  { from, to }: { readonly from: string; readonly to: string },
  pages: PlacedPages<Page>,
): Page | undefined {
  const inLanguage = (route: Route, before: string, after: string) => after + route.slice(before.length);
  const ofFile = pages.ofFile(inLanguage(routeOf(page.relativePath), from, to));
  if (ofFile !== undefined) return ofFile;
  const alike = pages.at(inLanguage(page.path, from, to));
  const isTaken = alike !== undefined && pages.ofFile(inLanguage(routeOf(alike.relativePath), to, from)) !== undefined;
  return isTaken ? undefined : alike;
}

/** Finds the route of a page in the language whose routes begin with `prefix`; undefined where it is not translated. */
export const translatedRoutes =
  (
    pages: PlacedPages<PlacedPage>,
    translations: readonly Translation[],
  ): ((route: string, prefix: string) => Route | undefined) =>
  (route, prefix) => {
    const page = pages.at(route);
    const from = translationOf(route, translations)?.prefix ?? '/';
    return page === undefined || from === prefix ? page?.path : translatedPage(page, { from, to: prefix }, pages)?.path;
  };
