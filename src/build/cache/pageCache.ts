import type { Route } from '../../model/brands.ts';
import type { CompiledPage } from '../../model/page.ts';

/** A compiled page, and a name of all addresses of the site that it was compiled in. */
interface HeldPage {
  readonly page: CompiledPage;
  readonly world: string;
}

/** What earlier rounds have made. */
export interface PageCache {
  /** `key` names what the page was compiled from. */
  readonly get: (route: Route, key: string) => HeldPage | undefined;
  readonly set: (route: Route, key: string, held: HeldPage) => void;
  /** Something that all pages share; made anew where its sources are not those of the last one of that name. */
  readonly shared: <Sources, Value>(name: string, shared: Shared<Sources, Value>) => Value;
}

/** What pages share, and what it is made from. */
export interface Shared<Sources, Value> {
  readonly sources: () => Sources;
  readonly isSame: (before: Sources, now: Sources) => boolean;
  readonly make: (sources: Sources) => Value;
}

/** A cache that lives as long as the process, and holds each page as it was compiled last. */
export function memoryCache(): PageCache & {
  /** Lets go of the pages at all other routes. */
  readonly keep: (routes: { readonly has: (route: Route) => boolean }) => void;
} {
  const pages = new Map<Route, { readonly key: string; readonly held: HeldPage }>();
  const shared = new Map<string, { readonly sources: unknown; readonly value: unknown }>();
  return {
    get(route, key) {
      const known = pages.get(route);
      return known?.key === key ? known.held : undefined;
    },
    set: (route, key, held) => {
      pages.set(route, { key, held });
    },
    shared<Sources, Value>(name: string, { sources: sourcesOf, isSame, make }: Shared<Sources, Value>) {
      const sources = sourcesOf();
      const known = shared.get(name);
      if (known !== undefined && isSame(known.sources as Sources, sources)) return known.value as Value;
      const value = make(sources);
      shared.set(name, { sources, value });
      return value;
    },
    keep(routes) {
      for (const route of pages.keys()) if (!routes.has(route)) pages.delete(route);
    },
  };
}

/** A cache that holds nothing: a build makes everything once, and lets go of pages. */
export const noCache: PageCache = {
  get: () => undefined,
  set: () => {},
  shared: (_name, { sources, make }) => make(sources()),
};
