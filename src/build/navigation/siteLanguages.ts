import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, indexFileOf, inLanguageOf } from '../../config/translations.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { PageRecord, SitePageRecord } from '../../model/page.ts';
import type { PageView, SiteView } from '../../model/view.ts';
import { createPageRenderer, type PageRenderer } from '../../render/renderPage.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { contentHash } from '../../system/contentHash.ts';
import { packageBuild } from '../../system/packageRoot.ts';
import type { PageCache } from '../cache/pageCache.ts';
import type { Project } from '../project.ts';
import type { SiteContext } from '../siteContext.ts';
import { type LayoutSources, type SiteLayout, siteLayout } from '../siteLayout.ts';
import type { SitePages } from '../sitePages.ts';
import { siteView } from '../siteView.ts';
import { languagePages } from './languagePages.ts';
import type { AroundLink } from './linkLanguages.ts';
import { pageLanguages } from './pageLanguages.ts';

interface SiteLanguage {
  /** What the site puts on every page of the language. */
  readonly layout: () => SiteLayout;
  /** What all pages of the language show alike. */
  readonly view: () => SiteView;
  /** Names that view by its content. */
  readonly key: () => string;
  readonly renderer: () => PageRenderer;
  /** Records of all listed pages of the language, as the site's own code gets them. */
  readonly siteRecords: () => readonly SitePageRecord[];
}

/** A site in each of its languages. */
export interface SiteLanguages {
  /** The language of a route, or of another path under the base. */
  readonly at: (path: string) => SiteLanguage;
  /** The first one first. */
  readonly all: () => readonly SiteLanguage[];
  /** Where readers find a page in each language; undefined where there is one alone. */
  readonly ofPage: (record: PageRecord) => PageView['languages'];
}

interface LanguageSources
  extends Pick<LayoutSources, 'codePlace' | 'places'>,
    Pick<SiteContext, 'resolve' | 'islands'>,
    Pick<SitePages, 'records'> {
  /** Those of all languages. */
  readonly siteRecords: () => readonly SitePageRecord[];
  readonly project: Project;
  readonly routes: RouteTable;
  readonly cache: PageCache;
}

/** Makes what a site has once for each of its languages, each on first use. */
export function createSiteLanguages(sources: LanguageSources): SiteLanguages {
  const { config, redirects } = sources.project;
  const pages = lazy(() => languagePages(sources.records(), redirects));
  const inLanguage = once((language: SiteConfig) => siteLanguage(language, sources, (route) => pages().at(route)));
  return {
    at: (path) => inLanguage(inLanguageOf(config, path)),
    all: () => inAllLanguages(config).map(inLanguage),
    ofPage: (record) => (config.translations.length === 0 ? undefined : pageLanguages(record, config, pages())),
  };
}

function siteLanguage(language: SiteConfig, sources: LanguageSources, recordAt: AroundLink['recordAt']): SiteLanguage {
  const { project, routes, cache, resolve, siteRecords } = sources;
  const { config, client, modules, publicFiles } = project;
  const file = indexFileOf(language);
  const layout = lazy(() => siteLayout(language, { ...sources, ...modules }));
  const view = lazy(() =>
    siteView(language, {
      client,
      publicFiles,
      layout: layout().view,
      pageCount: routes.sourceOf.size,
      site: config,
      resolve: (url) => resolve(url, file),
      recordAt,
    }),
  );
  const key = lazy(() => contentHash(JSON.stringify([view(), packageBuild, language.texts, modules.componentsHash])));
  const make = () => createPageRenderer(view());
  return {
    layout,
    view,
    key,
    renderer: lazy(() => cache.shared(`renderer ${language.prefix}`, { sources: key, isSame: Object.is, make })),
    siteRecords: lazy(() =>
      config.translations.length === 0
        ? siteRecords()
        : siteRecords().filter(({ path }) => inLanguageOf(config, path) === language),
    ),
  };
}
