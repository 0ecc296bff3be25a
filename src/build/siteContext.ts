import type { SiteConfig } from '../config/siteConfig.ts';
import { siteFaultPlace } from '../config/siteFault.ts';
import { inAllLanguages, indexFileOf, inLanguageOf } from '../config/translations.ts';
import type { CompileContext } from '../markdown/compileContext.ts';
import { compilePage } from '../markdown/compilePage.ts';
import type { Route } from '../model/brands.ts';
import { lazy, once } from '../model/lazy.ts';
import type { CompiledPage } from '../model/page.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { translationOf } from '../model/translationOf.ts';
import { componentRegistry } from '../render/componentRegistry.ts';
import { renderComponent } from '../render/renderComponent.ts';
import { themeChrome } from '../render/themeChrome.ts';
import { createMeantFile, type MeantFile } from '../routes/meantFile.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import { canonicalUrl, publicUrl } from '../routes/publicUrl.ts';
import { type ResolvedUrl, resolveUrl, type UrlWorld } from '../routes/resolveUrl.ts';
import { placedPages, translatedRoutes } from '../routes/translatedPage.ts';
import { contentHash } from '../system/contentHash.ts';
import { gitMoves } from '../system/gitMoves.ts';
import { packageBuild } from '../system/packageRoot.ts';
import { componentMarkdown } from '../theme/components/componentMarkdown.ts';
import { inTexts, sayTexts } from '../theme/strings.ts';
import { pictureFault } from './faults/pictureFault.ts';
import { ownFiles } from './files/ownFiles.ts';
import type { Project } from './project.ts';
import { readPictureSize } from './readPictureSize.ts';
import { readShownFile } from './readShownFile.ts';

/** What every page of a site is compiled in. */
export interface SiteContext {
  readonly compileContext: CompileContext;
  /** The same in the language of a route. */
  readonly contextAt: (route: Route) => CompileContext;
  /** Compiles a page in its language. */
  readonly compile: (source: SourceFile, route: Route) => CompiledPage;
  /** Names what `compileContext` holds, but for what pages ask for by name or address: that is noted with each page. */
  readonly contextKey: string;
  readonly registry: ReturnType<typeof componentRegistry>;
  /** See `siteComponentHtml`. */
  readonly islands: ReadonlySet<string> | undefined;
  readonly world: UrlWorld;
  /** Names all addresses of the site: with the same name, links lead where they led. */
  readonly worldKey: () => string;
  /** All that a link may lead to, without the base: files of pages, routes, other files. */
  readonly addresses: () => readonly string[];
  /** See `gitMoves`. Empty in dev, where pages are judged at each save: git would be asked as often. */
  readonly movedFiles: () => ReadonlyMap<string, string>;
  /** Where a URL leads that stands in no file of the content, or in the front matter of one. */
  readonly resolve: (url: string, fromFile?: string) => ResolvedUrl;
}

/** Gathers what the pages of a site are compiled in. No page is compiled for it. From here on the theme says the texts of this site. */
export function siteContext(project: Project, routes: RouteTable): SiteContext {
  const { config, content, modules, plugins } = project;
  sayTexts(config.texts);
  const assets = assetFiles(project);
  const translatedRoute = lazy(() =>
    translatedRoutes(
      placedPages([...routes.sourceOf].map(([path, source]) => ({ ...source, path }))),
      config.translations,
    ),
  );
  const world: UrlWorld = {
    base: config.base,
    routeOfFile: routes.routeOfFile,
    hasRoute: (route) => routes.sourceOf.has(route as Route),
    hasAsset: (path) => assets.has(path),
    translations: config.translations,
    translatedRoute: (route, prefix) => translatedRoute()(route, prefix),
  };
  const movedFiles = lazy(() => (project.showsDrafts ? new Map<string, string>() : gitMoves(config.contentDir)));
  const meantPartial = meantInclude(() => [...content.partials.keys()], movedFiles);
  const meantCodeFile = meantInclude(() => content.assets.map(({ relativePath }) => relativePath), movedFiles);
  const registry = componentRegistry(modules.componentsModule);
  const islands = islandNames(project);
  const ofLanguage = once((prefix: string) => once((url: string) => resolveUrl(url, indexFileOf({ prefix }), world)));
  const compileContext: CompileContext = {
    parser: config.parser,
    plugins,
    constants: config.constants,
    constantHash: (name) => contentHash(JSON.stringify(config.constants[name]) ?? ''),
    components: registry,
    otherExports: new Set(Object.keys(modules.componentsModule).filter((name) => !Object.hasOwn(registry, name))),
    islands,
    renderComponent: (element, ids) => renderComponent(element, registry, { islands, ids }),
    codePlace: (thrown) => siteFaultPlace(thrown, config),
    resolve: oncePerFile((url, fromFile) => resolveUrl(url, fromFile, world)),
    componentMarkdown: ownMarkdown(modules.componentsModule),
    publicUrl: (href) => publicUrl(href, config),
    canonicalUrl: (regularPath) => canonicalUrl(regularPath, config.siteUrl),
    partial: (path) => content.partials.get(path),
    codeFile: once((path: string) => readShownFile(path, project)),
    includeMeant: (path, kind) => (kind === 'partial' ? meantPartial : meantCodeFile)(path),
    pictureSize: once((path: string) => {
      const file = assets.get(path);
      return file === undefined ? undefined : readPictureSize(file);
    }),
    pictureFault(path) {
      const file = assets.get(path);
      return file === undefined ? undefined : pictureFault(file);
    },
    chrome: themeChrome(),
  };
  const contextIn = once(({ prefix, texts, lang, dir }: SiteConfig): CompileContext => {
    if (prefix === '/') return compileContext;
    const first = { lang: config.lang, ...(config.dir === dir ? {} : { dir: config.dir }) };
    return {
      ...compileContext,
      chrome: inTexts(texts, themeChrome),
      // A partial that stands in the first language is read in that of the page.
      resolve(url, fromFile) {
        if (translationOf(`/${fromFile}`, config.translations) !== undefined)
          return compileContext.resolve(url, fromFile);
        if (url.startsWith('/')) return ofLanguage(prefix)(url);
        const own = compileContext.resolve(url, prefix.slice(1) + fromFile);
        return own.kind === 'missing' ? compileContext.resolve(url, fromFile) : own;
      },
      partial: translatedFile(prefix, compileContext.partial),
      languageOf: (partial) =>
        config.lang === lang || translationOf(`/${partial}`, config.translations) !== undefined ? undefined : first,
      codeFile: translatedFile(prefix, compileContext.codeFile),
    };
  });
  const contextAt = (route: Route) => contextIn(inLanguageOf(config, route));
  return {
    compileContext,
    contextAt,
    compile(source, route) {
      const { texts } = inLanguageOf(config, route);
      return inTexts(texts, () => compilePage(source, route, contextAt(route)));
    },
    contextKey: contentHash(
      JSON.stringify([
        ...[packageBuild, config.parser, config.base, config.siteUrl, modules.componentsHash],
        inAllLanguages(config).map(({ prefix, texts, lang, dir }) => [prefix, texts, lang, dir]),
        [...(islands ?? [])],
      ]),
    ),
    registry,
    islands,
    world,
    worldKey: lazy(() =>
      contentHash(
        JSON.stringify([
          ...[config.base, [...routes.routeOfFile], [...routes.sourceOf.keys()], [...assets.keys()]],
          // No link leads to an unlisted translation by the name of its file.
          [...routes.sourceOf.values()].filter(isUnlisted).map(({ relativePath }) => relativePath),
        ]),
      ),
    ),
    movedFiles,
    addresses: lazy(() => [...routes.routeOfFile.keys(), ...routes.sourceOf.keys(), ...assets.keys()]),
    resolve: (url, fromFile = '') =>
      fromFile === '' || url.startsWith('/')
        ? ofLanguage(inLanguageOf(config, `/${fromFile}`).prefix)(url)
        : resolveUrl(url, fromFile, world),
  };
}

/** Finds the file that is meant by a path at which there is none, among those of a kind. */
function meantInclude(files: () => readonly string[], movedFiles: SiteContext['movedFiles']) {
  const find = createMeantFile(() => files().map((path) => `/${path}`));
  return (path: string): MeantFile | undefined => {
    const now = movedFiles().get(path);
    return now !== undefined && files().includes(now) ? { path: `/${now}`, isAlike: true } : find(`/${path}`);
  };
}

/** Finds a file that pages include in the language whose files stand below `prefix`, else in the first. */
const translatedFile =
  <File>(prefix: string, find: (path: string) => File | undefined) =>
  (path: string): File | undefined => {
    const original = `/${path}`.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
    return find(prefix.slice(1) + original) ?? find(original);
  };

const isUnlisted = ({ frontmatter }: SourceFile) => frontmatter.unlisted === true;

/** The names of all islands; undefined where the client could not be bundled. */
function islandNames({ client }: Project): ReadonlySet<string> | undefined {
  const names = Object.keys(client.manifest.islands);
  return names.length === 0 ? undefined : new Set(names);
}

/** The theme's components as Markdown, without those that the site has its own of. */
const ownMarkdown = (siteComponents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(componentMarkdown).filter(([name]) => !Object.hasOwn(siteComponents, name)));

/**
 * Addresses of all files besides pages that a reader may want, without the base: the project's own, with the files that are
 * published there, and lists of the pages.
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
    ...ownFiles(project).map(({ relativePath, absolutePath }) => [`/${relativePath}`, absolutePath] as const),
  ]);
};

/** A link is resolved for the page, its Markdown, and the link check: what was found is kept while the file is the same. */
function oncePerFile<Value>(make: (url: string, fromFile: string) => Value): (url: string, fromFile: string) => Value {
  let file: string | undefined;
  let resolve = once((url: string) => make(url, ''));
  return (url, fromFile) => {
    if (fromFile !== file) {
      file = fromFile;
      resolve = once((one: string) => make(one, fromFile));
    }
    return resolve(url);
  };
}
