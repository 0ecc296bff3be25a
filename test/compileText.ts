import { controlCharacters, decodeSource } from '../src/content/decodeSource.ts';
import { bodyFrom, splitFrontmatter } from '../src/content/frontmatter/splitFrontmatter.ts';
import { GLOSSARY_FILE, readGlossary } from '../src/markdown/abbreviations/glossary.ts';
import type { CompileContext, Drawing } from '../src/markdown/compileContext.ts';
import { compilePage } from '../src/markdown/compilePage.ts';
import { loadParser } from '../src/markdown/parse/parsers.ts';
import type { PagePlugins } from '../src/markdown/plugins/pagePlugins.ts';
import type { Route } from '../src/model/brands.ts';
import { lazy } from '../src/model/lazy.ts';
import type { CompiledPage } from '../src/model/page.ts';
import type { PictureCopies } from '../src/model/pictureCopy.ts';
import type { SourceFile } from '../src/model/sourceFile.ts';
import { componentRegistry } from '../src/render/componentRegistry.ts';
import { renderComponent } from '../src/render/renderComponent.ts';
import { themeChrome } from '../src/render/themeChrome.ts';
import { createMeantFile } from '../src/routes/links/meantFile.ts';
import { planRoutes } from '../src/routes/planRoutes.ts';
import { canonicalUrl, publicUrl } from '../src/routes/publicUrl.ts';
import { resolveUrl, type UrlWorld } from '../src/routes/resolveUrl.ts';
import { contentHash } from '../src/system/contentHash.ts';
import { componentMarkdown } from '../src/theme/components/componentMarkdown.ts';

await Promise.all([loadParser('satteri'), loadParser('remark')]);

/** The site around a page under test; all of it may be left out. */
export interface Surroundings {
  /** Path of the page relative to the content folder; its ending decides between Markdown and MDX. */
  readonly path?: string;
  /** Further files, path to text; names that begin with `_` are partials. */
  readonly files?: Readonly<Record<string, string>>;
  readonly assets?: readonly string[];
  /** Files that code blocks may show, path to contents. */
  readonly codeFiles?: Readonly<Record<string, string | Uint8Array>>;
  /** Sizes of published pictures, by path below the base. */
  readonly pictures?: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  /** Their copies, likewise. */
  readonly copies?: Readonly<Record<string, PictureCopies>>;
  /** Those that can stand in a page, likewise. */
  readonly drawings?: Readonly<Record<string, Drawing>>;
  readonly constants?: Readonly<Record<string, unknown>>;
  /** Components besides those of the theme. */
  readonly components?: Readonly<Record<string, unknown>>;
  /** Names of the site's islands. */
  readonly islands?: ReadonlySet<string>;
  /** Whether code blocks have line numbers. */
  readonly lineNumbers?: boolean;
  readonly parser?: 'satteri' | 'remark';
  readonly plugins?: PagePlugins;
  readonly countsWords?: boolean;
  readonly base?: string;
  readonly siteUrl?: string;
}

/** A source as the content folder would yield it; diagnostics name it `content/<path>`. */
export function sourceOf(path: string, text: string): SourceFile {
  const file = `content/${path}`;
  const decoded = decodeSource(Buffer.from(text), file);
  const { bodyStart, diagnostics, ...split } = splitFrontmatter(decoded.text, file);
  const format = path.endsWith('.mdx') ? 'mdx' : 'md';
  return {
    relativePath: path,
    file,
    format,
    ...split,
    body: bodyFrom(decoded.text, bodyStart),
    hash: contentHash(text),
    diagnostics: [...decoded.diagnostics, ...diagnostics],
  };
}

/** Compiles a text as one page of a small site, through the same functions as a build. */
export const compileText = (text: string, surroundings: Surroundings = {}): CompiledPage =>
  compileSource(sourceOf(surroundings.path ?? 'page.mdx', text), surroundings);

/** Diagnostics of a page as `code file:line:column`. */
export const faultsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(
    ({ code, place }) => `${code} ${place?.file.replace('content/', '')}:${place?.line}:${place?.column}`,
  );

/** Compiles a source as one page of a small site. */
export function compileSource(source: SourceFile, surroundings: Surroundings = {}): CompiledPage {
  const { route, context } = placeOf(source, surroundings);
  return compilePage(source, route, context);
}

/** What a source is compiled in. */
export const contextAround = (source: SourceFile, surroundings: Surroundings = {}): CompileContext =>
  placeOf(source, surroundings).context;

function placeOf(source: SourceFile, surroundings: Surroundings): { route: Route; context: CompileContext } {
  const { files = {} } = surroundings;
  const others = Object.entries(files).map(([name, contents]) => sourceOf(name, contents));
  const isPartial = ({ relativePath }: SourceFile) => /(^|\/)_[^/]*$/.test(relativePath);
  const routes = planRoutes([source, ...others.filter((other) => !isPartial(other))], {
    token: 'token',
    showsDrafts: false,
  });
  const route = routes.routeOfFile.get(source.relativePath) ?? ('/page/' as Route);
  const partials = new Map(others.filter(isPartial).map((partial) => [partial.relativePath, partial]));
  const world: UrlWorld = {
    base: surroundings.base ?? '/',
    routeOfFile: routes.routeOfFile,
    hasRoute: (candidate) => routes.sourceOf.has(candidate as Route),
    hasAsset: (candidate) => surroundings.assets?.includes(candidate) === true,
  };
  return { route, context: contextOf(surroundings, world, partials) };
}

const CHROME = themeChrome();

function contextOf(
  {
    parser = 'satteri',
    lineNumbers = false,
    constants = {},
    components = {},
    islands,
    codeFiles = {},
    pictures = {},
    copies = {},
    drawings = {},
    siteUrl,
    plugins,
    countsWords = false,
  }: Surroundings,
  world: UrlWorld,
  partials: ReadonlyMap<string, SourceFile>,
): CompileContext {
  const registry = componentRegistry(components);
  return {
    parser,
    plugins,
    lineNumbers,
    countsWords,
    constants,
    constantHash: (name) => contentHash(JSON.stringify(constants[name]) ?? ''),
    components: registry,
    otherExports: new Set(Object.keys(components).filter((name) => !Object.hasOwn(registry, name))),
    islands,
    renderComponent: (element, ids) => renderComponent(element, registry, { ids }),
    codePlace: () => undefined,
    resolve: (url, fromFile) => resolveUrl(url, fromFile, world),
    componentMarkdown,
    publicUrl: (href) => publicUrl(href, { base: world.base, siteUrl }),
    canonicalUrl: (path) => canonicalUrl(path, siteUrl),
    partial: (relativePath) => partials.get(relativePath),
    glossary: lazy(() => {
      const glossary = partials.get(GLOSSARY_FILE);
      return glossary && readGlossary(glossary);
    }),
    codeFile: (relativePath) => {
      const contents = codeFiles[relativePath];
      if (contents === undefined) return undefined;
      const file = `content/${relativePath}`;
      const { text, diagnostics } = decodeSource(Buffer.from(contents), file);
      return {
        ...{ relativePath, text, hash: contentHash(contents) },
        diagnostics: [...diagnostics, ...controlCharacters(text, file)],
      };
    },
    repository: {
      holds: (path) => !path.startsWith('../../'),
      fileAt: (path) => [`../${path}`].find((found) => codeFiles[found] !== undefined),
    },
    includeMeant: (path, kind) =>
      createMeantFile(() =>
        (kind === 'partial' ? [...partials.keys()] : Object.keys(codeFiles)).map((name) => `/${name}`),
      )(`/${path}`),
    includeBeforeMove: () => undefined,
    pictureSize: (path) => pictures[path],
    pictureCopies: (path) => copies[path],
    outputUrl: (path) => world.base + path,
    pictureFault: () => undefined,
    drawing: (path) => drawings[path],
    chrome: CHROME,
  };
}
