import { indexFileOf, inLanguageOf } from '../config/translations.ts';
import { lazy, once } from '../model/lazy.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import { type ResolveUrl, resolveUrl, type UrlWorld } from '../routes/resolveUrl.ts';
import { placedPages, translatedRoutes } from '../routes/translatedPage.ts';
import { contentHash } from '../system/contentHash.ts';
import { gitMoves } from '../system/git/gitMoves.ts';
import { madePaths } from './files/madeFiles.ts';
import { ownFiles } from './files/ownFiles.ts';
import type { Project } from './project.ts';

/** What stands at the addresses of a site, and where URLs lead in it. */
export interface SiteAddresses {
  readonly world: UrlWorld;
  /** Names all addresses of the site: with the same name, links lead where they led. */
  readonly worldKey: () => string;
  /** All that a link may lead to, without the base: files of pages, routes, other files. */
  readonly addresses: () => readonly string[];
  /** See `gitMoves`. Empty in dev, where pages are judged at each save: git would be asked as often. */
  readonly movedFiles: () => ReadonlyMap<string, string>;
  /** Where a URL leads that stands in no file of the content, or in the front matter of one. */
  readonly resolve: ResolveUrl;
  /** The project's file that is published at an address, absolute; undefined for none. */
  readonly fileAt: (address: string) => string | undefined;
}

/** Gathers the addresses of a site. No page is compiled for it. */
export function siteAddresses(project: Project, routes: RouteTable): SiteAddresses {
  const { config } = project;
  const assets = assetFiles(project);
  const translatedRoute = lazy(() => {
    const pages = [...routes.sourceOf].map(([path, source]) => ({ ...source, path }));
    return translatedRoutes(placedPages(pages), config.translations);
  });
  const world: UrlWorld = {
    base: config.base,
    routeOfFile: routes.routeOfFile,
    hasRoute: (route) => routes.sourceOf.has(route),
    hasAsset: (path) => assets.has(path),
    translations: config.translations,
    translatedRoute: (route, prefix) => translatedRoute()(route, prefix),
  };
  const ofLanguage = once((prefix: string) => once((url: string) => resolveUrl(url, indexFileOf({ prefix }), world)));
  return {
    world,
    worldKey: lazy(() =>
      contentHash(
        JSON.stringify([
          config.base,
          [...routes.routeOfFile],
          [...routes.sourceOf.keys()],
          [...assets.keys()],
          // No link leads to an unlisted translation by the name of its file.
          [...routes.sourceOf.values()].filter(isUnlisted).map(({ relativePath }) => relativePath),
        ]),
      ),
    ),
    addresses: lazy(() => [...routes.routeOfFile.keys(), ...routes.sourceOf.keys(), ...assets.keys()]),
    movedFiles: lazy(() => (project.showsDrafts ? new Map() : gitMoves(config.contentDir))),
    resolve: (url, fromFile = '') =>
      fromFile === '' || url.startsWith('/')
        ? ofLanguage(inLanguageOf(config, `/${fromFile}`).prefix)(url)
        : resolveUrl(url, fromFile, world),
    fileAt: (address) => assets.get(address),
  };
}

const isUnlisted = ({ frontmatter }: SourceFile) => frontmatter.unlisted === true;

/**
 * Addresses of all files besides pages that a reader may want, without the base: the project's own, with the files that
 * are published there, those that its code makes, and lists of the pages.
 */
const assetFiles = (project: Project): ReadonlyMap<string, string | undefined> => {
  const lists = [
    '/llms.txt',
    '/llms-full.txt',
    '/pages.json',
    ...(project.config.siteUrl === undefined ? [] : ['/sitemap.xml']),
  ];
  return new Map([
    ...lists.map((path) => [path, undefined] as const),
    ...madePaths(project.modules.componentsModule).map((path) => [`/${path}`, undefined] as const),
    ...ownFiles(project).map(({ relativePath, absolutePath }) => [`/${relativePath}`, absolutePath] as const),
  ]);
};
