import { createSitePlaces, type SitePlaces } from '../config/folders/sitePlaces.ts';
import { syntaxFor } from '../markdown/code/formulas.ts';
import type { Syntax } from '../markdown/parse/parsers.ts';
import type { Route, SafeHtml } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import type { CompiledPage } from '../model/page.ts';
import type { PageView, SiteView } from '../model/view.ts';
import type { Redirect } from '../redirects/planRedirects.ts';
import type { PageRenderer } from '../render/renderPage.ts';
import type { RedirectTarget } from '../render/renderRedirect.ts';
import type { LinkWorld } from '../routes/links/checkLinks.ts';
import { planRoutes, type RouteTable } from '../routes/planRoutes.ts';
import type { ResolveUrl } from '../routes/resolveUrl.ts';
import { contentHash } from '../system/contentHash.ts';
import type { PageCache } from './cache/pageCache.ts';
import { movedAddresses } from './faults/movedAddresses.ts';
import { siteDiagnostics } from './faults/siteDiagnostics.ts';
import { type MadeFiles, makeFiles } from './files/madeFiles.ts';
import { createNavigation, isSameNavigation, type Navigation } from './navigation/navigation.ts';
import { createSiteLanguages, type SiteLanguages } from './navigation/siteLanguages.ts';
import { createDeferredComponents } from './page/deferredComponents.ts';
import { readLogo } from './page/pageCard.ts';
import { createSitePageViews, type SitePageViews } from './page/sitePageViews.ts';
import { siteRecord } from './page/siteRecord.ts';
import { createSiteTags, type SiteTags } from './page/siteTags.ts';
import type { Project } from './project.ts';
import { type SiteContext, siteContext } from './siteContext.ts';
import { createSitePages, type SitePages } from './sitePages.ts';
import { createSiteRedirects, type SiteRedirects } from './siteRedirects.ts';

/**
 * A site over one state of its project. Everything is made on first use and kept: a dev server asks for one page, a
 * build for all.
 */
export interface Site extends SitePages, SitePageViews {
  readonly project: Project;
  readonly routes: RouteTable;
  /** What its pages may be written in besides Markdown. */
  readonly syntax: Syntax;
  /** What all pages show alike in the language of a path; without one, in the site's first. */
  readonly view: (path?: string) => SiteView;
  readonly navigation: () => Navigation;
  /** Renders pages in the language of a route. */
  readonly renderer: (route: Route) => PageRenderer;
  /** Renders small pages that lead on from an address, in the language of that. */
  readonly redirectRenderer: (from: string) => (target: RedirectTarget) => SafeHtml;
  /** Names what all pages show besides their content: with the same name no page's `frameKey` is another. */
  readonly surroundingsKey: () => string;
  readonly redirects: () => readonly Redirect[];
  /** The lines of `_redirects`. */
  readonly hostLines: () => readonly string[];
  /** Where things stand in the site's own code. */
  readonly places: SitePlaces;
  /** Headings that have left an address, a page's or an old one, with where they are now; undefined for none. */
  readonly movedFrom: (address: string) => PageView['moved'];
  /** Where a URL leads that stands in the configuration. */
  readonly resolve: ResolveUrl;
  /** See `SiteAddresses`. */
  readonly fileAt: SiteContext['fileAt'];
  /** Files outside of the content that pages have asked for so far, absolute. */
  readonly shownElsewhere: ReadonlySet<string>;
  readonly moves: LinkWorld['moves'];
  /** Whether the site puts something on a page that knows it. */
  readonly hasPageLayout: (route: Route) => boolean;
  /** See `DeferredComponents`. */
  readonly deferredFaults: (page: CompiledPage) => readonly Diagnostic[];
  /** Files that the site's code makes of all its pages: those are compiled for it. */
  readonly madeFiles: () => MadeFiles;
  /** All that is wrong with the whole site: every page is compiled for it. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Joins a project's parts. `cache` holds compiled pages of earlier rounds. */
export function createSite(project: Project, cache: PageCache): Site {
  const { config, content, showsDrafts } = project;
  const { token, translations, defaults } = config;
  const routes = planRoutes(content.sources, { token, first: config, translations, defaults, showsDrafts });
  const context = siteContext(project, routes);
  const { world, resolve } = context;
  const pages = createSitePages({ ...context, routes, cache });
  const { records } = pages;
  const places = createSitePlaces(config, project.modules.inputs);
  const navigation = lazy(() =>
    cache.shared('navigation', {
      sources: () => {
        const { drafts } = routes;
        const addresses = context.addresses();
        const { ofText: placeOf, ofTextAt: placeAt } = places;
        return { config, placeOf, placeAt, records: records(), drafts, resolve, addresses };
      },
      isSame: isSameNavigation,
      make: createNavigation,
    }),
  );
  const { codePlace } = context.compileContext;
  const recordOf = (page: CompiledPage) => siteRecord(page, project);
  const siteRecords = lazy(() => pages.fullPages().map(recordOf));
  const parts = { ...context, ...pages, project, routes, config, places, codePlace, siteRecords };
  const languages = createSiteLanguages({ ...parts, cache });
  const view = (path = '/') => languages.at(path).view();
  const moves = lazy(() => movedAddresses(context.movedFiles(), { ...routes, hasAsset: world.hasAsset }));
  const redirects = createSiteRedirects({ ...parts, languages, moves });
  const madeFiles = lazy(() => makeFiles({ ...parts, ...project.modules, ...views, languages }));
  const logo = lazy(() => (config.socialCards ? readLogo(project) : undefined));
  const tags = createSiteTags({ ...parts, registry: context.registry });
  const deferred = createDeferredComponents({
    ...parts,
    navigation,
    records: (route) => languages.at(route).siteRecords(),
    recordOf,
    // Components that list pages may ask where any address leads.
    world: () => [context.worldKey(), ...siteRecords()],
    addresses: context.worldKey,
    tags,
  });
  const views = createSitePageViews({ ...parts, languages, redirects, navigation, deferred, tags, logo });
  return {
    ...pages,
    ...views,
    forget(route) {
      pages.forget(route);
      views.forget(route);
    },
    project,
    routes,
    syntax: syntaxFor(context.compileContext),
    view,
    navigation,
    renderer: (route) => languages.at(route).renderer(),
    redirectRenderer: redirects.renderer,
    surroundingsKey: lazy(() => surroundingsKey(project, { ...parts, languages, redirects, tags, logo: logo() })),
    redirects: () => redirects.plan().redirects,
    hostLines: () => redirects.plan().hostLines,
    places,
    movedFrom: redirects.movedFrom,
    resolve,
    fileAt: context.fileAt,
    shownElsewhere: context.shownElsewhere,
    moves,
    hasPageLayout: (route) => languages.at(route).layout().ofPage !== undefined,
    deferredFaults: deferred.faults,
    madeFiles,
    diagnostics: () =>
      siteDiagnostics({
        ...parts,
        ...views,
        deferred,
        tags,
        languages,
        moves,
        madeFiles,
        navigation: navigation(),
        redirectPlan: redirects.plan(),
      }),
  };
}

interface NamedSurroundings extends Pick<SiteContext, 'worldKey'>, Pick<SitePages, 'records'> {
  readonly routes: RouteTable;
  readonly languages: SiteLanguages;
  readonly redirects: SiteRedirects;
  readonly tags: SiteTags;
  readonly logo: Uint8Array | undefined;
}

function surroundingsKey(
  { config, dates, authors = new Map(), client, redirects: written }: Project,
  { worldKey, records, routes, languages, redirects, tags, logo }: NamedSurroundings,
): string {
  return contentHash(
    JSON.stringify([
      ...languages.all().map(({ key }) => key()),
      worldKey(),
      config,
      [...routes.drafts],
      [...dates],
      [...authors],
      redirects.movedKey(),
      tags.key(),
      [...routes.notFound.keys()],
      contentHash(logo ?? ''),
      client.manifest.redirect,
      written.map(({ from, to, published }) => [from, to, published]),
      records().map(({ path, title, frontmatter, original }) => [path, title, frontmatter, original]),
    ]),
  );
}
