import type { SiteConfig } from '../config/siteConfig.ts';
import { createSitePlaces, type SitePlaces } from '../config/sitePlaces.ts';
import { inAllLanguages, indexFileOf, inLanguageOf } from '../config/translations.ts';
import { cacheControl } from '../hosting/siteHeaders.ts';
import { anchorsOf } from '../model/anchorsOf.ts';
import type { Route, SafeHtml } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CompiledPage, PageRecord } from '../model/page.ts';
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
import { lazy, once } from '../system/lazy.ts';
import { packageBuild } from '../system/packageRoot.ts';
import { inTexts } from '../theme/strings.ts';
import { createDeferredComponents } from './deferredComponents.ts';
import { createNavigation, isSameNavigation, type Navigation } from './navigation.ts';
import type { PageCache } from './pageCache.ts';
import { pageCard, readLogo } from './pageCard.ts';
import { pageLanguages } from './pageLanguages.ts';
import { type PageFrame, pageFrame, pageMarkdown, pageView } from './pageView.ts';
import type { Project } from './project.ts';
import { siteContext } from './siteContext.ts';
import { siteDiagnostics } from './siteDiagnostics.ts';
import { createSitePages, type SitePages } from './sitePages.ts';
import { siteView } from './siteView.ts';

/** A site over one state of its project. Everything is made on first use and kept: a dev server asks for one page, a build for all. */
export interface Site extends Omit<SitePages, 'compiled'> {
  readonly project: Project;
  readonly routes: RouteTable;
  /** What all pages show alike in the language of a route; without one, in the site's first. */
  readonly view: (route?: Route) => SiteView;
  readonly navigation: () => Navigation;
  /** Renders pages in the language of a route. */
  readonly renderer: (route: Route) => PageRenderer;
  readonly redirectRenderer: () => (target: RedirectTarget) => SafeHtml;
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

/** Joins a project's parts. `cache` holds compiled pages of earlier rounds. */
export function createSite(project: Project, cache: PageCache): Site {
  const { config, content } = project;
  const routes = planRoutes(content.sources, {
    token: config.token,
    showsDrafts: project.showsDrafts,
    translations: config.translations.map(({ prefix }) => prefix),
  });
  const { world, resolve, registry, islands, compile, compileContext, contextAt, contextKey, worldKey, addresses } =
    siteContext(project, routes);
  const frames = new WeakMap<PageRecord, PageFrame>();
  const { compiled, ...pages } = createSitePages({
    routes,
    cache,
    compile,
    contextAt,
    contextKey,
    worldKey,
    onCopy(record, copy) {
      const frame = frames.get(record);
      if (frame !== undefined) frames.set(copy, frame);
    },
  });
  const { page, records, fullRecords } = pages;
  const { codePlace } = compileContext;
  const recordsBeside = once((language: SiteConfig) =>
    config.translations.length === 0
      ? fullRecords()
      : fullRecords().filter(({ path }) => inLanguageOf(config, path) === language),
  );
  const deferred = createDeferredComponents({
    records: (path) => recordsBeside(inLanguageOf(config, path)),
    registry,
    islands,
    codePlace,
    resolve,
  });
  const places = createSitePlaces(config, project.modules.inputs);
  const navigation = lazy(() =>
    cache.shared('navigation', {
      sources: () => {
        const { drafts } = routes;
        return { config, placeOf: places.ofText, records: records(), drafts, resolve, addresses: addresses() };
      },
      isSame: isSameNavigation,
      make: createNavigation,
    }),
  );
  const inLanguage = once((language: SiteConfig): SiteLanguage => {
    const file = indexFileOf(language);
    const view = lazy(() =>
      siteView(language, {
        client: project.client,
        pageCount: routes.sourceOf.size,
        resolve: (url) => resolve(url, file),
      }),
    );
    const key = lazy(() =>
      contentHash(JSON.stringify([view(), packageBuild, language.texts, project.modules.componentsHash])),
    );
    const make = () => createPageRenderer(view());
    const renderer = lazy(() => cache.shared(`renderer ${language.prefix}`, { sources: key, isSame: Object.is, make }));
    return { view, key, renderer };
  });
  const languageAt = (route: Route) => inLanguage(inLanguageOf(config, route));
  const view = (route?: Route) => (route === undefined ? inLanguage(config) : languageAt(route)).view();
  const siteKey = () => inAllLanguages(config).map((language) => inLanguage(language).key());
  const logo = lazy(() => (config.socialCards ? readLogo(project) : undefined));
  const surroundingsKey = lazy(() =>
    contentHash(
      JSON.stringify([
        ...[...siteKey(), worldKey(), config, [...routes.drafts], [...project.dates], [...moved()]],
        contentHash(logo() ?? ''),
        project.client.manifest.redirect,
        project.redirects.map(({ from, to }) => [from, to]),
        records().map(({ path, title, frontmatter }) => [path, title, frontmatter]),
      ]),
    ),
  );
  const recordsByRoute = lazy(() => new Map(records().map((record) => [record.path, record])));
  const surroundings = (route: Route) => ({
    config: inLanguageOf(config, route),
    navigation: navigation(),
    resolve,
    dates: project.dates,
    logo,
    movedFrom,
    languagesOf: (record: PageRecord) =>
      config.translations.length === 0
        ? undefined
        : pageLanguages(record, config, (path) => recordsByRoute().get(path)),
  });
  const redirectPlan = lazy(() =>
    planRedirects(project.redirects, {
      hasRoute: world.hasRoute,
      hasAsset: world.hasAsset,
      hasAnchor: (route, anchor) => {
        const target = page(route as Route);
        return target !== undefined && anchorsOf(target).has(anchor);
      },
      routes: [...routes.sourceOf.keys()],
      ...(world.translations === undefined ? {} : { translations: world.translations }),
      addresses,
      isDraft: (route) =>
        isDraft(route, routes.drafts) || routes.sourceOf.get(route as Route)?.frontmatter.draft === true,
      isKept: (path) => cacheControl(path) !== 'no-cache',
    }),
  );
  const moved = lazy(() => {
    // Without such redirects nothing is planned for it, because planning compiles the pages that they lead to.
    const planned = project.redirects.some(({ from }) => from.includes('#')) ? redirectPlan().redirects : [];
    return anchorsByTrunk(planned.map(({ from, to }) => ({ from, to: resolve(to).href })));
  });
  const movedFrom = (address: string) => moved().get(addressTrunk(address));
  return {
    ...pages,
    project,
    routes,
    view,
    navigation,
    renderer: (route) => languageAt(route).renderer(),
    redirectRenderer: lazy(() =>
      createRedirectRenderer({
        lang: config.lang,
        boot: view().assets.boot,
        styles: view().assets.styles,
        redirectScript: `${config.base}assets/${project.client.manifest.redirect}`,
        integrity: view().assets.integrity,
      }),
    ),
    places,
    resolve,
    redirects: () => redirectPlan().redirects,
    movedFrom,
    pageView(route) {
      const full = compiled(route);
      if (full === undefined) return undefined;
      const { config, ...around } = surroundings(route);
      return inTexts(config.texts, () => pageView(full, frameOf(full), { config, ...around, deferred }));
    },
    cards(of) {
      const wanted = config.socialCards ? records().filter(({ path }) => of?.has(path) !== false) : [];
      const cards = wanted.flatMap((one) => pageCard(one, surroundings(one.path)) ?? []);
      return { cards, logo: logo() };
    },
    markdown(route) {
      const full = compiled(route);
      if (full === undefined || full.markdown === '') return undefined;
      const { config, ...around } = surroundings(route);
      return inTexts(config.texts, () => pageMarkdown(full, { config, ...around, deferred }));
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
      const { key } = languageAt(known.record.path);
      return contentHash(JSON.stringify([frameOf(known), key(), known.deferred.length === 0 ? [] : fullRecords()]));
    },
    surroundingsKey,
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
    const frame = frames.get(one.record) ?? pageFrame(one, surroundings(one.record.path));
    frames.set(one.record, frame);
    return frame;
  }
}

/** The site in one of its languages. */
interface SiteLanguage {
  readonly view: () => SiteView;
  /** Names what all pages of the language show alike. */
  readonly key: () => string;
  readonly renderer: () => PageRenderer;
}

const isSearched = ({ frontmatter }: SourceFile) => frontmatter.unlisted !== true && frontmatter.search !== false;
