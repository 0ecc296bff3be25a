import { inLanguageOf } from '../../config/translations.ts';
import type { Route, SafeHtml } from '../../model/brands.ts';
import { type Diagnostic, placeAtStart } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { CompiledPage, PageRecord } from '../../model/page.ts';
import type { PageText } from '../../model/search/searchFiles.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { PageView } from '../../model/view.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { pageText } from '../../search/pageText.ts';
import type { Drawing } from '../../social/drawCards.ts';
import { contentHash } from '../../system/contentHash.ts';
import { inTexts } from '../../theme/strings.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { SiteLanguages } from '../navigation/siteLanguages.ts';
import type { Project } from '../project.ts';
import type { SiteContext } from '../siteContext.ts';
import type { SitePages } from '../sitePages.ts';
import type { SiteRedirects } from '../siteRedirects.ts';
import type { DeferredComponents } from './deferredComponents.ts';
import { pageCard } from './pageCard.ts';
import {
  type DeferredSurroundings,
  type PageFrame,
  type PageSurroundings,
  type PageWords,
  pageContent,
  pageFrame,
  pageMarkdown,
  pageView,
  pageWords,
} from './pageView.ts';
import { siteRecord } from './siteRecord.ts';
import type { SiteTags } from './siteTags.ts';

/** What readers see of each page, and what search and those who share it get. */
export interface SitePageViews {
  /** What a page shows; undefined for an unknown route. */
  readonly pageView: (route: Route) => PageView | undefined;
  /** A page's content, complete; undefined for an unknown route. */
  readonly contentHtml: (route: Route) => SafeHtml | undefined;
  /** What the site itself says on a not-found page; undefined for one on which docsgen speaks. */
  readonly notFoundWords: (page: Route) => NotFoundWords | undefined;
  /**
   * The pictures of all listed pages, or of some routes, for where they are shared, still to be drawn; none where the
   * site has none.
   */
  readonly cards: (of?: ReadonlySet<Route>) => Pick<Drawing, 'cards' | 'logo'>;
  /** The page's twin: the whole of it as Markdown; undefined for an unknown or unlisted one. */
  readonly markdown: (route: Route) => string | undefined;
  /** What search gets of a page; undefined for one that is kept out of it, and where the site has no search. */
  readonly searchText: (route: Route) => PageText | undefined;
  /** Names everything that a page shows besides its own content: it is compared from build to build. */
  readonly frameKey: (page: CompiledPage) => string;
  /** What is wrong with what the site puts on a page, as far as that has been rendered: `render-failed`. */
  readonly layoutFaults: (route: Route) => readonly Diagnostic[];
  /** Lets go of a page's frame. */
  readonly forget: (route: Route) => void;
}

/** What the site itself says on a not-found page. */
export type NotFoundWords = PageWords & Pick<PageView, 'contentHtml' | 'hasComponents'>;

interface PageViewSources
  extends Pick<SiteContext, 'resolve'>,
    Pick<SitePages, 'compiled' | 'records'>,
    Pick<PageSurroundings, 'logo'> {
  readonly project: Project;
  readonly routes: RouteTable;
  readonly languages: SiteLanguages;
  readonly redirects: SiteRedirects;
  readonly navigation: () => Navigation;
  readonly deferred: DeferredComponents;
  readonly tags: SiteTags;
}

/** Makes the views of a site's pages, each in the language of its page. */
export function createSitePageViews(sources: PageViewSources): SitePageViews {
  const { project, routes, languages, deferred, compiled } = sources;
  const { config } = project;
  const surroundingsAt = (route: Route): PageSurroundings => ({
    config: inLanguageOf(config, route),
    navigation: sources.navigation(),
    resolve: sources.resolve,
    dates: project.dates,
    authors: project.authors,
    logo: sources.logo,
    movedFrom: sources.redirects.movedFrom,
    languagesOf: languages.ofPage,
    tagsOf: sources.tags.of,
    headingsOf: sources.tags.headingsOf,
    isTitleShared: (record) => (titled().get(titleKey(record)) ?? []).length > 1,
  });
  const titleKey = ({ path, title }: PageRecord) => `${inLanguageOf(config, path).prefix} ${title}`;
  const titled = lazy(() => groupBy(sources.records(), titleKey));
  // A page's frame is asked for twice: for its view, and for what is compared.
  const frames = new Map<Route, PageFrame>();
  const frameOf = (one: CompiledPage): PageFrame => {
    const route = one.record.path;
    const frame = frames.get(route) ?? { ...pageFrame(one, surroundingsAt(route)), ...layoutOf(one) };
    frames.set(route, frame);
    return frame;
  };
  const layoutFaults = new Map<Route, readonly Diagnostic[]>();
  const layoutOf = (one: CompiledPage): Pick<PageFrame, 'layout'> => {
    const { record } = one;
    const { ofPage } = languages.at(record.path).layout();
    if (ofPage === undefined) return {};
    const { view, faults } = ofPage(siteRecord(one, project));
    const file = routes.allSources.get(record.path)?.file;
    layoutFaults.set(
      record.path,
      // One component may throw on one page of a thousand.
      file === undefined ? faults : faults.map((fault) => ({ ...fault, related: [placeAtStart(file)] })),
    );
    return view === undefined ? {} : { layout: view };
  };
  const trailTo = (record: PageRecord) => sources.navigation().trail(record);
  /** What is made of the whole page at a route, in the texts of its language; undefined for an unknown route. */
  const ofWholePage = <Made>(route: Route, make: (page: CompiledPage, around: DeferredSurroundings) => Made) => {
    const page = compiled(route);
    if (page === undefined) return undefined;
    const around = { ...surroundingsAt(route), deferred };
    return inTexts(around.config.texts, () => make(page, around));
  };
  return {
    pageView: (route) => ofWholePage(route, (page, around) => pageView(page, frameOf(page), around)),
    contentHtml: (route) => ofWholePage(route, (page, around) => pageContent(page, around).contentHtml),
    notFoundWords(route) {
      if (!routes.notFound.has(route)) return undefined;
      return ofWholePage(route, (page, around) => ({ ...pageWords(page, around), ...pageContent(page, around) }));
    },
    cards(of) {
      const wanted = config.socialCards ? sources.records().filter(({ path }) => of?.has(path) !== false) : [];
      const cards = wanted.flatMap((one) => pageCard(one, surroundingsAt(one.path)) ?? []);
      return { cards, logo: sources.logo() };
    },
    markdown(route) {
      if (!routes.sourceOf.has(route)) return undefined;
      return ofWholePage(route, (page, around) => (page.markdown === '' ? undefined : pageMarkdown(page, around)));
    },
    searchText(route) {
      const source = routes.sourceOf.get(route);
      if (source === undefined || !config.search || !isSearched(source)) return undefined;
      const full = compiled(route);
      return full && searchTextOf(full, trailTo(full.record));
    },
    frameKey(known) {
      const { key } = languages.at(known.record.path);
      const listed = known.deferred.length === 0 ? [] : deferred.listed(known);
      // The frame of a landing page has no breadcrumbs, and search shows them.
      const trail = known.hero === undefined ? [] : trailTo(known.record);
      return contentHash(JSON.stringify([frameOf(known), key(), listed, trail]));
    },
    layoutFaults: (route) => layoutFaults.get(route) ?? [],
    forget: (route) => void frames.delete(route),
  };
}

const isSearched = ({ frontmatter }: SourceFile) => frontmatter.unlisted !== true && frontmatter.search !== false;

function searchTextOf({ record, html }: CompiledPage, trail: readonly string[]): PageText {
  const { title, frontmatter, regularPath } = record;
  const { description = '', keywords = [], tags = [], search } = frontmatter;
  const words = [keywords, tags].flat();
  return pageText(html, {
    route: regularPath,
    title,
    trail,
    description: titleTextOf(description),
    ...(words.length === 0 ? {} : { keywords: words.join(', ') }),
    ...(search === 'low' ? { isLow: true } : {}),
  });
}
