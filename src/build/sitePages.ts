import { type Route, safeHtml } from '../model/brands.ts';
import { lazy } from '../model/lazy.ts';
import type { CompiledPage, PageRecord } from '../model/page.ts';
import { pageRecordOf } from '../model/pageRecord.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { titleTextOf } from '../model/text/titleTextOf.ts';
import { detached } from '../model/values/detached.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import type { PageCache } from './cache/pageCache.ts';
import { changeSince, isValid, keyChange } from './cache/pageChange.ts';
import type { SiteContext } from './siteContext.ts';

/** What is kept of a compiled page from build to build. */
export interface KnownPage {
  /** Names the source, its route, and all that compilation depends on besides links and partials. */
  readonly key: string;
  /** Names all addresses of the site that it was compiled in: while they are the same, links lead where they led. */
  readonly world: string;
  /** Without its html and Markdown. */
  readonly page: CompiledPage;
}

/** The pages of a site, each compiled when it is first asked for. */
export interface SitePages {
  /**
   * The whole page, or what a not-found page says; compiled again where its html was let go. Undefined for an unknown
   * route.
   */
  readonly compiled: (route: Route) => CompiledPage | undefined;
  /** All that is known of a page; undefined for an unknown route. Its html may have been let go. */
  readonly page: (route: Route) => CompiledPage | undefined;
  /** Records of all listed pages, in route order; pages with a title in front matter are not compiled for it. */
  readonly records: () => readonly PageRecord[];
  /** All listed pages, in that order: they are compiled for it. Their html may have been let go. */
  readonly fullPages: () => readonly CompiledPage[];
  /** Takes what an earlier build knows of a page, its html excepted. Yields why not where it does not hold any more. */
  readonly adopt: (route: Route, known: KnownPage) => string | undefined;
  /** See `KnownPage`; undefined for an unknown route. */
  readonly keyOf: (route: Route) => string | undefined;
  /** What to keep of a page for `adopt`; undefined for one that was never asked for. */
  readonly known: (route: Route) => KnownPage | undefined;
  /** Runs what asks for a whole page; the page's html is let go afterwards where it had been. */
  readonly briefly: <Made>(route: Route, make: () => Made) => Made;
  /** What is known of a page without compiling it for that. */
  readonly held: (route: Route) => CompiledPage | undefined;
  /** Lets go of a page's html, which is most of its memory. */
  readonly release: (route: Route) => void;
  /** Lets go of all that is known of a page. */
  readonly forget: (route: Route) => void;
}

interface PageSources extends Pick<SiteContext, 'compile' | 'contextAt' | 'contextKey' | 'worldKey'> {
  readonly routes: RouteTable;
  /** Holds compiled pages of earlier rounds. */
  readonly cache: PageCache;
}

/**
 * Compiles the pages of a site on demand. Those that an earlier round has compiled are taken from the cache while they
 * hold.
 */
export function createSitePages(sources: PageSources): SitePages {
  const { routes, cache, compile, contextAt, contextKey, worldKey } = sources;
  const pages = new Map<Route, CompiledPage>();
  const released = new Set<Route>();
  const keyOf = (route: Route) => {
    const source = routes.allSources.get(route);
    if (source === undefined) return undefined;
    const original = source.original === undefined ? '' : ` ${JSON.stringify(source.original)}`;
    return `${contextKey} ${source.hash} ${source.relativePath} ${route}${original}`;
  };
  const compiled = (route: Route): CompiledPage | undefined => {
    const held = pages.get(route);
    if (held !== undefined && !released.has(route)) return held;
    const source = routes.allSources.get(route);
    const key = keyOf(route);
    if (source === undefined || key === undefined) return undefined;
    const known = cache.get(route, key);
    const isKnown =
      known !== undefined && isValid(known.page, contextAt(route), { links: known.world !== worldKey(), source });
    const page = isKnown ? known.page : compile(source, route);
    cache.set(route, key, { page, world: worldKey() });
    pages.set(route, page);
    released.delete(route);
    return page;
  };
  const page = (route: Route) => pages.get(route) ?? compiled(route);
  const release = (route: Route) => {
    const held = pages.get(route);
    if (held === undefined) return;
    const bare = { ...held, ...NO_TEXT };
    pages.set(route, routes.sourceOf.size < PAGES_TO_DETACH ? bare : detached(bare));
    released.add(route);
  };
  const recordOf = (source: SourceFile, route: Route): PageRecord | undefined => {
    const { title } = source.frontmatter;
    return title === undefined ? page(route)?.record : plannedRecord(source, route, title);
  };
  const records = lazy(() =>
    [...routes.sourceOf]
      .filter(([, { frontmatter }]) => frontmatter.unlisted !== true)
      .flatMap(([route, source]) => recordOf(source, route) ?? []),
  );
  return {
    compiled,
    page,
    records,
    fullPages: () => records().flatMap(({ path }) => page(path) ?? []),
    adopt(route, known) {
      const links = known.world !== worldKey();
      const source = routes.allSources.get(route);
      const change =
        source === undefined
          ? 'it is gone'
          : (keyChange(known.key, keyOf(route)) ?? changeSince(known.page, contextAt(route), { links, source }));
      if (change !== undefined) return change;
      pages.set(route, known.page);
      released.add(route);
      return undefined;
    },
    keyOf,
    known(route) {
      const key = keyOf(route);
      const held = pages.get(route);
      return key === undefined || held === undefined
        ? undefined
        : { key, world: worldKey(), page: { ...held, ...NO_TEXT } };
    },
    briefly(route, make) {
      const isHeld = pages.has(route) && !released.has(route);
      const made = make();
      if (!isHeld) release(route);
      return made;
    },
    held: (route) => pages.get(route),
    release,
    forget(route) {
      pages.delete(route);
    },
  };
}

/** The record of a page with a title in front matter: it need not be compiled for it. */
function plannedRecord(source: SourceFile, route: Route, title: string): PageRecord {
  const known = plannedRecords.get(source);
  if (known?.path === route) return known;
  const planned = pageRecordOf(source, route, { title: titleTextOf(title), headers: [] });
  plannedRecords.set(source, planned);
  return planned;
}

/** Sources stay from save to save. */
const plannedRecords = new WeakMap<SourceFile, PageRecord>();

/** From this many pages on, their texts take more memory than is well spent on the time for copies. */
const PAGES_TO_DETACH = 2_000;

const NO_TEXT = { html: safeHtml(''), markdown: '' };
