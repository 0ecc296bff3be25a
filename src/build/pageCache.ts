import type { Route } from '../model/brands.ts';
import type { CompiledPage } from '../model/page.ts';

/** Compiled pages of earlier rounds; `key` names what a page was compiled from. */
export interface PageCache {
  readonly get: (route: Route, key: string) => CompiledPage | undefined;
  readonly set: (route: Route, key: string, page: CompiledPage) => void;
}

/** A cache that lives as long as the process, and holds each page as it was compiled last. */
export function memoryCache(): PageCache & {
  /** Lets go of the pages at all other routes. */
  readonly keep: (routes: { readonly has: (route: Route) => boolean }) => void;
} {
  const pages = new Map<Route, { readonly key: string; readonly page: CompiledPage }>();
  return {
    get(route, key) {
      const held = pages.get(route);
      return held?.key === key ? held.page : undefined;
    },
    set: (route, key, page) => {
      pages.set(route, { key, page });
    },
    keep(routes) {
      for (const route of pages.keys()) if (!routes.has(route)) pages.delete(route);
    },
  };
}

/** A cache that holds nothing: a build makes each page once, and lets go of it. */
export const noCache: PageCache = { get: () => undefined, set: () => {} };
