import { createSitePlaces, type SitePlaces } from '../config/sitePlaces.ts';
import { compilePage } from '../markdown/compilePage.ts';
import { titleTextOf } from '../markdown/title.ts';
import { anchorsOf } from '../model/anchorsOf.ts';
import { type Route, type SafeHtml, safeHtml } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CompiledPage, PageRecord } from '../model/page.ts';
import { pageRecordOf } from '../model/pageRecord.ts';
import type { PageText } from '../model/searchFiles.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import type { PageView, SiteView } from '../model/view.ts';
import { addressTrunk, anchorsByTrunk } from '../redirects/movedAnchors.ts';
import { planRedirects, type Redirect } from '../redirects/planRedirects.ts';
import { createPageRenderer, type PageRenderer } from '../render/renderPage.ts';
import { createRedirectRenderer, type RedirectTarget } from '../render/renderRedirect.ts';
import { isDraft } from '../routes/checkLinks.ts';
import { planRoutes, type RouteTable } from '../routes/planRoutes.ts';
import type { ResolvedUrl } from '../routes/resolveUrl.ts';
import { pageText } from '../search/pageText.ts';
import type { Drawing } from '../social/drawCards.ts';
import { contentHash } from '../system/contentHash.ts';
import { lazy } from '../system/lazy.ts';
import { packageBuild } from '../system/packageRoot.ts';
import { createDeferredComponents } from './deferredComponents.ts';
import { createNavigation, isSameNavigation, type Navigation } from './navigation.ts';
import type { PageCache } from './pageCache.ts';
import { pageCard, readLogo } from './pageCard.ts';
import { changeSince, isValid, keyChange } from './pageChange.ts';
import { type PageFrame, pageFrame, pageMarkdown, pageView } from './pageView.ts';
import type { Project } from './project.ts';
import { siteContext } from './siteContext.ts';
import { siteDiagnostics } from './siteDiagnostics.ts';
import { siteView } from './siteView.ts';

/** A site over one state of its project. Everything is made on first use and kept: a dev server asks for one page, a build for all. */
export interface Site {
  readonly project: Project;
  readonly routes: RouteTable;
  readonly view: () => SiteView;
  readonly navigation: () => Navigation;
  readonly renderer: () => PageRenderer;
  readonly redirectRenderer: () => (target: RedirectTarget) => SafeHtml;
  /** All that is known of a page; undefined for an unknown route. Its html may have been let go. */
  readonly page: (route: Route) => CompiledPage | undefined;
  /** What a page shows; undefined for an unknown route. */
  readonly pageView: (route: Route) => PageView | undefined;
  /** The pictures of all listed pages, or of some routes, for where they are shared, still to be drawn; none where the site has none. */
  readonly cards: (of?: ReadonlySet<Route>) => Pick<Drawing, 'cards' | 'logo'>;
  /** The page's twin: the whole of it as Markdown; undefined for an unknown or unlisted one. */
  readonly markdown: (route: Route) => string | undefined;
  /** What search gets of a page; undefined for one that is kept out of it, and where the site has no search. */
  readonly searchText: (route: Route) => PageText | undefined;
  /** Names everything that a page shows besides its own content: it is compared from build to build. */
  readonly frameKey: (page: CompiledPage) => string;
  /** Names what all pages show besides their content: with the same name no page's `frameKey` is another. */
  readonly surroundingsKey: () => string;
  /** Takes what an earlier build knows of a page, its html excepted. Yields why not where it does not hold any more. */
  readonly adopt: (route: Route, known: KnownPage) => string | undefined;
  /** See `KnownPage`; undefined for an unknown route. */
  readonly keyOf: (route: Route) => string | undefined;
  /** What to keep of a page for `adopt`. */
  readonly known: (route: Route) => KnownPage | undefined;
  /** Lets go of a page's html, which is most of its memory. */
  readonly release: (route: Route) => void;
  /** Lets go of all that is known of a page. */
  readonly forget: (route: Route) => void;
  /** Records of all listed pages, in route order; pages with a title in front matter are not compiled for it. */
  readonly records: () => readonly PageRecord[];
  readonly redirects: () => readonly Redirect[];
  /** Where things stand in the site's own code. */
  readonly places: SitePlaces;
  /** Headings that have left an address, a page's or an old one, with where they are now; undefined for none. */
  readonly movedFrom: (address: string) => PageView['moved'];
  /** Where a URL leads that stands in the configuration. */
  readonly resolve: (url: string, fromFile?: string) => ResolvedUrl;
  /** All that is wrong with the whole site: every page is compiled for it. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** What is kept of a compiled page from build to build. */
export interface KnownPage {
  /** Names the source, its route, and all that compilation depends on besides links and partials. */
  readonly key: string;
  /** Names all addresses of the site that it was compiled in: while they are the same, links lead where they led. */
  readonly world: string;
  /** Without its html and Markdown. */
  readonly page: CompiledPage;
}

/** Joins a project's parts. `cache` holds compiled pages of earlier rounds. */
export function createSite(project: Project, cache: PageCache): Site {
  const { config, content } = project;
  const routes = planRoutes(content.sources, config.token, project.showsDrafts);
  const { world, resolve, registry, islands, compileContext, contextKey, worldKey, addresses } = siteContext(
    project,
    routes,
  );
  const { codePlace } = compileContext;
  const deferred = createDeferredComponents({ records: () => fullRecords(), registry, islands, codePlace, resolve });
  const keyOf = (route: Route) => {
    const source = routes.sourceOf.get(route);
    return source === undefined ? undefined : `${contextKey} ${source.hash} ${source.relativePath} ${route}`;
  };
  const pages = new Map<Route, CompiledPage>();
  const released = new Set<Route>();
  const frames = new WeakMap<PageRecord, PageFrame>();
  const compiled = (route: Route): CompiledPage | undefined => {
    const held = pages.get(route);
    if (held !== undefined && !released.has(route)) return held;
    const source = routes.sourceOf.get(route);
    const key = keyOf(route);
    if (source === undefined || key === undefined) return undefined;
    const known = cache.get(route, key);
    const isKnown = known !== undefined && isValid(known.page, compileContext, { links: known.world !== worldKey() });
    const page = isKnown ? known.page : compilePage(source, route, compileContext);
    cache.set(route, key, { page, world: worldKey() });
    pages.set(route, page);
    released.delete(route);
    return page;
  };
  const page = (route: Route) => pages.get(route) ?? compiled(route);
  const record = (route: Route): PageRecord | undefined => {
    const source = routes.sourceOf.get(route);
    if (source === undefined) return undefined;
    const { title } = source.frontmatter;
    if (title === undefined) return page(route)?.record;
    const known = plannedRecords.get(source);
    if (known?.path === route) return known;
    const planned = pageRecordOf(source, route, { title: titleTextOf(title), headers: [] });
    plannedRecords.set(source, planned);
    return planned;
  };
  const listed = lazy(() =>
    [...routes.sourceOf]
      .filter(([, { frontmatter }]) => frontmatter.unlisted !== true)
      .flatMap(([route]) => record(route) ?? []),
  );
  const places = createSitePlaces(config, project.modules.inputs);
  const navigation = lazy(() =>
    cache.shared('navigation', {
      sources: () => {
        const { drafts } = routes;
        return { config, placeOf: places.ofText, records: listed(), drafts, resolve, addresses: addresses() };
      },
      isSame: isSameNavigation,
      make: createNavigation,
    }),
  );
  const view = lazy(() => siteView(project, routes.sourceOf.size, resolve));
  const siteKey = lazy(() =>
    contentHash(JSON.stringify([view(), packageBuild, config.texts, project.modules.componentsHash])),
  );
  const logo = lazy(() => (config.socialCards ? readLogo(project) : undefined));
  const surroundingsKey = lazy(() =>
    contentHash(
      JSON.stringify([
        ...[siteKey(), worldKey(), config, [...routes.drafts], [...project.dates], [...moved()]],
        contentHash(logo() ?? ''),
        listed().map(({ path, title, frontmatter }) => [path, title, frontmatter]),
      ]),
    ),
  );
  const surroundings = () => ({ config, navigation: navigation(), resolve, dates: project.dates, logo, movedFrom });
  const redirectPlan = lazy(() =>
    planRedirects(project.redirects, {
      hasRoute: world.hasRoute,
      hasAsset: world.hasAsset,
      hasAnchor: (route, anchor) => {
        const target = page(route as Route);
        return target !== undefined && anchorsOf(target).has(anchor);
      },
      routes: routes.sourceOf.keys(),
      isDraft: (route) => isDraft(route, routes.drafts),
    }),
  );
  const moved = lazy(() => {
    // Without such redirects nothing is planned for it, because planning compiles the pages that they lead to.
    const planned = project.redirects.some(({ from }) => from.includes('#')) ? redirectPlan().redirects : [];
    return anchorsByTrunk(planned.map(({ from, to }) => ({ from, to: resolve(to).href })));
  });
  const movedFrom = (address: string) => moved().get(addressTrunk(address));
  return {
    project,
    routes,
    view,
    navigation,
    renderer: lazy(() =>
      cache.shared('renderer', { sources: siteKey, isSame: Object.is, make: () => createPageRenderer(view()) }),
    ),
    redirectRenderer: lazy(() =>
      createRedirectRenderer({
        lang: config.lang,
        boot: view().assets.boot,
        styles: view().assets.styles,
        redirectScript: `${config.base}assets/${project.client.manifest.redirect}`,
        integrity: view().assets.integrity,
      }),
    ),
    page,
    places,
    resolve,
    records: listed,
    redirects: () => redirectPlan().redirects,
    movedFrom,
    pageView(route) {
      const full = compiled(route);
      if (full === undefined) return undefined;
      return pageView(full, frameOf(full), { ...surroundings(), deferred });
    },
    cards(of) {
      const wanted = config.socialCards ? listed().filter(({ path }) => of?.has(path) !== false) : [];
      const cards = wanted.flatMap((one) => pageCard(one, surroundings()) ?? []);
      return { cards, logo: logo() };
    },
    markdown(route) {
      const full = compiled(route);
      if (full === undefined || full.markdown === '') return undefined;
      return pageMarkdown(full, { ...surroundings(), deferred });
    },
    searchText(route) {
      const source = routes.sourceOf.get(route);
      if (source === undefined || !config.search || !isSearched(source)) return undefined;
      const full = compiled(route);
      if (full === undefined) return undefined;
      const { title, frontmatter, regularPath } = full.record;
      const trail = navigation()
        .of(full.record)
        .breadcrumbs.slice(0, -1)
        .map(({ text }) => text);
      return pageText(full.html, { route: regularPath, title, trail, description: frontmatter.description ?? '' });
    },
    frameKey(known) {
      return contentHash(JSON.stringify([frameOf(known), siteKey(), known.deferred.length === 0 ? [] : fullRecords()]));
    },
    surroundingsKey,
    adopt(route, known) {
      const links = known.world !== worldKey();
      const change = keyChange(known.key, keyOf(route)) ?? changeSince(known.page, compileContext, { links });
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
    release(route) {
      const held = pages.get(route);
      if (held === undefined) return;
      const bare = { ...held, ...NO_TEXT };
      const kept = routes.sourceOf.size < PAGES_TO_DETACH ? bare : detached(bare);
      const frame = frames.get(held.record);
      if (frame !== undefined) frames.set(kept.record, frame);
      pages.set(route, kept);
      released.add(route);
    },
    forget(route) {
      pages.delete(route);
    },
    diagnostics: () =>
      siteDiagnostics({
        project,
        routes,
        world,
        places,
        resolve,
        page,
        deferred,
        navigation: navigation(),
        redirectPlan: redirectPlan(),
      }),
  };

  /** A page's frame is asked for twice. Its record stays when its html is let go. */
  function frameOf(one: CompiledPage): PageFrame {
    const frame = frames.get(one.record) ?? pageFrame(one, surroundings());
    frames.set(one.record, frame);
    return frame;
  }

  function fullRecords(): readonly PageRecord[] {
    return listed().map(({ path }) => page(path)?.record ?? ({} as PageRecord));
  }
}

/** Records of pages with a title in front matter, which need not be compiled for it. Sources stay from save to save. */
const plannedRecords = new WeakMap<SourceFile, PageRecord>();

const isSearched = ({ frontmatter }: SourceFile) => frontmatter.unlisted !== true && frontmatter.search !== false;

/** From this many pages on, their texts take more memory than is well spent on the time for copies. */
const PAGES_TO_DETACH = 2_000;

/** A copy that shares nothing: words of a page are parts of its text, and hold the whole of it in memory. */
const detached = (page: CompiledPage): CompiledPage => JSON.parse(JSON.stringify(page)) as CompiledPage;

const NO_TEXT = { html: safeHtml(''), markdown: '' };
