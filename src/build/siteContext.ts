import { siteFaultPlace } from '../config/siteCode/siteFault.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { inAllLanguages, indexFileOf, inLanguageOf } from '../config/translations.ts';
import { GLOSSARY_FILE, readGlossary } from '../markdown/abbreviations/glossary.ts';
import type { CompileContext } from '../markdown/compileContext.ts';
import { compilePage } from '../markdown/compilePage.ts';
import type { Route } from '../model/brands.ts';
import { translationOf } from '../model/languages/translationOf.ts';
import { lazy, once } from '../model/lazy.ts';
import type { CompiledPage } from '../model/page.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { componentRegistry } from '../render/componentRegistry.ts';
import { renderComponent } from '../render/renderComponent.ts';
import { themeChrome } from '../render/themeChrome.ts';
import { createMeantFile, type MeantFile } from '../routes/links/meantFile.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import { canonicalUrl, publicUrl } from '../routes/publicUrl.ts';
import { resolveUrl } from '../routes/resolveUrl.ts';
import { contentHash } from '../system/contentHash.ts';
import { packageBuild } from '../system/packageRoot.ts';
import { componentMarkdown } from '../theme/components/componentMarkdown.ts';
import { inTexts, sayTexts } from '../theme/strings.ts';
import { pictureFault } from './faults/pictureFault.ts';
import { includeBeforeMove } from './includeBeforeMove.ts';
import { pictureCopies } from './pictureCopies.ts';
import type { Project } from './project.ts';
import { readDrawing } from './readDrawing.ts';
import { readPictureSize } from './readPictureSize.ts';
import { createShownFiles, type ShownFiles } from './shownFiles.ts';
import { type SiteAddresses, siteAddresses } from './siteAddresses.ts';

/** What every page of a site is compiled in. */
export interface SiteContext extends SiteAddresses {
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
  /** See `ShownFiles`. */
  readonly shownElsewhere: ReadonlySet<string>;
}

/**
 * Gathers what the pages of a site are compiled in. No page is compiled for it. From here on the theme says the texts
 * of this site.
 */
export function siteContext(project: Project, routes: RouteTable): SiteContext {
  const { config, modules, plugins } = project;
  sayTexts(config.texts);
  const addresses = siteAddresses(project, routes);
  const { world } = addresses;
  const registry = componentRegistry(modules.componentsModule);
  const islands = islandNames(project);
  const shown = createShownFiles(project);
  const compileContext: CompileContext = {
    parser: config.parser,
    plugins,
    lineNumbers: config.lineNumbers,
    constants: config.constants,
    constantHash: (name) => contentHash(JSON.stringify(config.constants[name]) ?? ''),
    components: registry,
    countsWords: modules.recordFields.includes('wordCount'),
    otherExports: new Set(Object.keys(modules.componentsModule).filter((name) => !Object.hasOwn(registry, name))),
    islands,
    renderComponent: (element, ids) => renderComponent(element, registry, { islands, ids }),
    codePlace: (thrown) => siteFaultPlace(thrown, config),
    resolve: oncePerFile((url, fromFile) => resolveUrl(url, fromFile, world)),
    componentMarkdown: ownMarkdown(modules.componentsModule),
    publicUrl: (href) => publicUrl(href, config),
    canonicalUrl: (regularPath) => canonicalUrl(regularPath, config.siteUrl),
    ...includeContext(project, shown, addresses),
    glossary: glossaryAmong((path) => project.content.partials.get(path)),
    ...pictureContext(project, addresses),
    outputUrl: (path) => config.base + path,
    chrome: themeChrome(),
  };
  const contextIn = once((language: SiteConfig) =>
    language.prefix === '/' ? compileContext : translatedContext(compileContext, language, { ...addresses, config }),
  );
  const untranslatedIn = once((language: SiteConfig) => untranslatedContext(compileContext, contextIn(language)));
  const contextAt = (route: Route) => {
    const isUntranslated = routes.sourceOf.get(route)?.original !== undefined;
    return (isUntranslated ? untranslatedIn : contextIn)(inLanguageOf(config, route));
  };
  return {
    ...addresses,
    compileContext,
    contextAt,
    compile(source, route) {
      const { texts } = inLanguageOf(config, route);
      return inTexts(texts, () => compilePage(source, route, contextAt(route)));
    },
    contextKey: contentHash(
      JSON.stringify([
        packageBuild,
        config.parser,
        config.base,
        config.siteUrl,
        modules.componentsHash,
        config.pictureEncoder,
        config.defaults,
        config.lineNumbers,
        inAllLanguages(config).map(({ prefix, texts, lang, dir }) => [prefix, texts, lang, dir]),
        [...(islands ?? [])],
      ]),
    ),
    registry,
    islands,
    shownElsewhere: shown.asked,
  };
}

/** What pages include, and what they mean where there is no such file. */
function includeContext(
  { content }: Project,
  shown: ShownFiles,
  { movedFiles }: SiteAddresses,
): Pick<CompileContext, 'partial' | 'codeFile' | 'repository' | 'includeMeant' | 'includeBeforeMove'> {
  const meantPartial = meantInclude(() => [...content.partials.keys()], movedFiles);
  const meantCodeFile = meantInclude(() => content.assets.map(({ relativePath }) => relativePath), movedFiles);
  return {
    partial: (path) => content.partials.get(path),
    codeFile: shown.codeFile,
    repository: shown.repository,
    includeMeant: (path, kind) =>
      kind === 'partial' ? meantPartial(path) : (shown.meant(path) ?? meantCodeFile(path)),
    includeBeforeMove: (path, kind, fromFile) =>
      includeBeforeMove(
        { path, fromFile },
        {
          moves: movedFiles(),
          isThere: (file) => (kind === 'partial' ? content.partials.has(file) : shown.codeFile(file) !== undefined),
        },
      ),
  };
}

/** What pages ask of the pictures that they show. */
function pictureContext(
  { config: { pictureEncoder } }: Project,
  { fileAt }: SiteAddresses,
): Pick<CompileContext, 'pictureSize' | 'pictureCopies' | 'pictureFault' | 'drawing'> {
  const ofFile =
    <Known>(read: (file: string) => Known) =>
    (path: string): Known | undefined => {
      const file = fileAt(path);
      return file === undefined ? undefined : read(file);
    };
  return {
    pictureSize: once(ofFile(readPictureSize)),
    pictureCopies: once(
      ofFile((file) => (pictureEncoder === undefined ? undefined : pictureCopies(file, pictureEncoder))),
    ),
    pictureFault: ofFile(pictureFault),
    drawing: once(ofFile(readDrawing)),
  };
}

/** What pages are compiled in besides those of the first language, `first` being what those are. */
function translatedContext(
  first: CompileContext,
  { prefix, texts, lang, dir }: SiteConfig,
  { config, resolve }: SiteAddresses & Pick<Project, 'config'>,
): CompileContext {
  const isTranslated = (path: string) => translationOf(`/${path}`, config.translations) !== undefined;
  const original = { lang: config.lang, ...(config.dir === dir ? {} : { dir: config.dir }) };
  return {
    ...first,
    chrome: inTexts(texts, themeChrome),
    // A partial that stands in the first language is read in that of the page.
    resolve(url, fromFile) {
      if (isTranslated(fromFile)) return first.resolve(url, fromFile);
      if (url.startsWith('/')) return resolve(url, indexFileOf({ prefix }));
      const own = first.resolve(url, prefix.slice(1) + fromFile);
      return own.kind === 'missing' ? first.resolve(url, fromFile) : own;
    },
    partial: translatedFile(prefix, first.partial),
    glossary: glossaryAmong(translatedFile(prefix, first.partial)),
    languageOf: (partial) => (config.lang === lang || isTranslated(partial) ? undefined : original),
    codeFile: translatedFile(prefix, first.codeFile),
  };
}

/**
 * For pages that stand in another language until they are translated: what the theme says among their words is in their
 * own. The browser renders the copy button anew, in the language of the document.
 */
const untranslatedContext = (first: CompileContext, translated: CompileContext): CompileContext => ({
  ...translated,
  chrome: { ...first.chrome, copyButton: translated.chrome.copyButton },
  glossary: first.glossary,
});

/** Finds the file that is meant by a path at which there is none, among those of a kind. */
function meantInclude(files: () => readonly string[], movedFiles: SiteAddresses['movedFiles']) {
  const find = createMeantFile(() => files().map((path) => `/${path}`));
  return (path: string): MeantFile | undefined => {
    const now = movedFiles().get(path);
    return now !== undefined && files().includes(now) ? { path: `/${now}`, isAlike: true } : find(`/${path}`);
  };
}

const glossaryAmong = (partial: CompileContext['partial']): CompileContext['glossary'] =>
  lazy(() => {
    const source = partial(GLOSSARY_FILE);
    return source === undefined ? undefined : readGlossary(source);
  });

/** Finds a file that pages include in the language whose files stand below `prefix`, else in the first. */
const translatedFile =
  <File>(prefix: string, find: (path: string) => File | undefined) =>
  (path: string): File | undefined => {
    if (path.startsWith('../')) return find(path);
    const original = `/${path}`.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
    return find(prefix.slice(1) + original) ?? find(original);
  };

/** The names of all islands; undefined where the client could not be bundled. */
function islandNames({ client }: Project): ReadonlySet<string> | undefined {
  const names = Object.keys(client.manifest.islands);
  return names.length === 0 ? undefined : new Set(names);
}

/** The theme's components as Markdown, without those that the site has its own of. */
const ownMarkdown = (siteComponents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(componentMarkdown).filter(([name]) => !Object.hasOwn(siteComponents, name)));

/** A link is resolved for the page, its Markdown, and the link check: results are kept while the file is the same. */
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
