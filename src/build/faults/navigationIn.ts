import type { Find, TargetHere } from '../../config/configFromNavigation.ts';
import { editUrlHere } from '../../config/elsewhere/placesHere.ts';
import { readDocusaurus } from '../../config/elsewhere/readDocusaurus.ts';
import { isFolderMeta, isOfFumadocs, readFumadocs } from '../../config/elsewhere/readFumadocs.ts';
import { readGitbook } from '../../config/elsewhere/readGitbook.ts';
import { readHugo } from '../../config/elsewhere/readHugo.ts';
import { readJekyll } from '../../config/elsewhere/readJekyll.ts';
import { readMdbook } from '../../config/elsewhere/readMdbook.ts';
import { readMkdocs } from '../../config/elsewhere/readMkdocs.ts';
import { readStarlight } from '../../config/elsewhere/readStarlight.ts';
import { readVitepress } from '../../config/elsewhere/readVitepress.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { readBookJson } from '../../content/readBookJson.ts';
import { DOCSIFY_SIDEBAR, isPageList } from '../../content/summaryFile.ts';
import { readSummary } from '../../markdown/elsewhere/readSummary.ts';
import { parserFor } from '../../markdown/parsers.ts';
import type { Route } from '../../model/brands.ts';
import { lazy } from '../../model/lazy.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { asTarget } from '../../redirects/targetPath.ts';
import { folderParts } from '../../routes/planFolderSidebars.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { labelOf } from '../../routes/sidebars.ts';

/** What is known of the pages that a navigation may name. */
export interface NavigationWorld {
  readonly config: SiteConfig;
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** The text of a file, relative to the project root; undefined where there is none. */
  readonly textOf: (file: string) => string | undefined;
  readonly resolve: (url: string, fromFile?: string) => ResolvedUrl;
  readonly page: (route: Route) => CompiledPage | undefined;
  readonly sourceOf: ReadonlyMap<Route, SourceFile>;
  /** Whether a correction is about to give pages other addresses. */
  readonly isMoving: boolean;
  /** Routes and files of drafts that are left out. */
  readonly drafts: ReadonlySet<string>;
}

/** The same, with what finds the pages that entries name. */
export interface FindingWorld extends NavigationWorld {
  readonly find: Find;
}

/** The file that tells the navigation, and what it tells. */
export function navigationIn(
  files: readonly string[],
  world: NavigationWorld,
): readonly [file: string, site: SiteElsewhere] | undefined {
  const [file, site] = firstNavigation(files, world) ?? [];
  if (file === undefined || site === undefined) return undefined;
  const { repository } = site;
  if (repository === undefined) return [file, site];
  const editUrl = editUrlHere(repository.editUrl, repository.folder, world.prefix);
  return [file, { ...site, repository: { ...repository, editUrl } }];
}

/** Of two, MkDocs's comes first, as a plugin of it reads the other. */
function firstNavigation(
  files: readonly string[],
  { prefix, textOf, config, sourceOf: sources }: NavigationWorld,
): readonly [file: string, site: SiteElsewhere] | undefined {
  const settings = files.find((file) => /^mkdocs\.ya?ml$/.test(file));
  const text = settings === undefined ? undefined : textOf(settings);
  const site = settings === undefined || text === undefined ? undefined : readMkdocs(text, settings, textOf);
  const file = `${prefix}SUMMARY.md`;
  const written = files.includes(file) ? textOf(file)?.replace(/^\ufeff/, '') : undefined;
  const list = written !== undefined && isPageList(file, written) ? written : undefined;
  const hasNavigation = site !== undefined && (site.entries.length > 0 || list === undefined);
  if (settings !== undefined && hasNavigation) return [settings, site];
  const code = files.flatMap((one) => readCode(one, textOf))[0];
  if (code !== undefined) return code;
  const gitbook = files.find((one) => /^(?:content\/)?\.gitbook\.yaml$/.test(one));
  const more = gitbook === undefined ? {} : readGitbook(textOf(gitbook) ?? '', gitbook, prefix);
  // The pages are in the order of their folders.
  if (list === undefined && gitbook !== undefined) return [gitbook, { ...more, entries: [] }];
  if (list === undefined) {
    const hugo = files.find((one) => HUGO.test(one));
    const ofHugo = hugo === undefined ? undefined : readHugo(textOf(hugo) ?? '', hugo);
    if (hugo !== undefined && ofHugo !== undefined) return [hugo, ofHugo];
    const jekyll = files.find((one) => /^(?:content\/)?_config\.ya?ml$/.test(one));
    const hasPages = (folder: string) =>
      [...sources.values()].some(({ relativePath }) => relativePath.startsWith(folder));
    const read = jekyll === undefined ? undefined : readJekyll(textOf(jekyll) ?? '', jekyll, { prefix, hasPages });
    if (jekyll !== undefined && read !== undefined) return [jekyll, read];
    const sidebar = files.find((one) => one === `${prefix}${DOCSIFY_SIDEBAR}`);
    if (sidebar === undefined) return foldersOfFumadocs(files, { prefix, textOf, sources });
    const lines = textOf(sidebar)?.replace(/^\ufeff/, '') ?? '';
    return [
      sidebar,
      { entries: readSummary(parserFor(config.parser)(sourceOf(sidebar, lines)), sidebar, { isDocsify: true }) },
    ];
  }
  const tree = parserFor(config.parser)(sourceOf(file, list));
  const book = textOf('book.toml');
  const around = book === undefined ? readBookJson(textOf('book.json') ?? '') : readMdbook(book, 'book.toml');
  return [file, { ...around, ...more, ...site, entries: readSummary(tree, file) }];
}

/** What the files of folders say, of which that of the content folder comes first. */
function foldersOfFumadocs(
  files: readonly string[],
  {
    prefix,
    textOf,
    sources,
  }: Pick<NavigationWorld, 'prefix' | 'textOf'> & { readonly sources: NavigationWorld['sourceOf'] },
): readonly [file: string, site: SiteElsewhere] | undefined {
  const metas = files.filter(
    (file) => isFolderMeta(file) && file.startsWith(prefix) && isOfFumadocs(textOf(file) ?? ''),
  );
  const file = metas.find((one) => one === `${prefix}meta.json`) ?? metas[0];
  // Pages of the project folder may still be in one that is to be called `content`.
  if (file === undefined || (prefix === '' && file !== 'meta.json')) return undefined;
  const orders = new Map([...sources.values()].map((source) => [source.relativePath, source.frontmatter.order]));
  const orderOf = (path: string) => orders.get(path);
  const site = readFumadocs(metas, { prefix, textOf, paths: [...orders.keys()], orderOf });
  return site === undefined ? undefined : [file, site];
}

const HUGO = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;

/** Whether a file holds the settings of another generator as data, with the navigation of pages or without one. */
export const isReadData = (file: string): boolean =>
  HUGO.test(file) || /^(?:mkdocs\.ya?ml|book\.toml|(?:content\/)?(?:_config\.ya?ml|\.gitbook\.yaml))$/.test(file);

/** Whether a file is the settings of a generator that are code, and are read without being run. */
export const isReadCode = (file: string): boolean => READERS.some(([name]) => name.test(file));

const READERS: readonly (readonly [name: RegExp, read: typeof readDocusaurus])[] = [
  [/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
  [/^astro\.config\.[cm]?[jt]s$/, readStarlight],
  [/^(?:docusaurus\.config|sidebars)\.[cm]?[jt]s$/, readDocusaurus],
];

function readCode(file: string, textOf: NavigationWorld['textOf']): (readonly [file: string, site: SiteElsewhere])[] {
  const [, read] = READERS.find(([name]) => name.test(file)) ?? [];
  const text = read === undefined ? undefined : textOf(file);
  const site = text === undefined ? undefined : read?.(text, file, textOf);
  return site === undefined ? [] : [[file, site]];
}

const sourceOf = (file: string, body: string): SourceFile => ({
  relativePath: file,
  file,
  format: 'md',
  frontmatter: {},
  body,
  keyLines: {},
  hash: '',
  diagnostics: [],
});

/**
 * All paths of such a file are those of files in the content folder. Settings that are code name addresses, and that of a
 * folder leads nowhere.
 */
export function finderFor(world: NavigationWorld, isCode: boolean): Find {
  const { resolve, page, drafts, sourceOf: sources } = world;
  const named = lazy(() => routesBySlug(world));
  const partsOf = lazy(() => folderReader(world));
  return (target) => {
    if (target.endsWith('/*')) return partsOf()(`/${target.slice(0, -1).replace(/^[./]+/, '')}`);
    const inContent = target.replace(/^\/+/, './');
    const bySlug = isCode ? named().get(slugOf(target)) : undefined;
    // Corrections rename those that are MDX.
    const spellings = [
      target,
      inContent,
      inContent.replace(/\.md(?=#|$)/, '.mdx'),
      // Names of files are no addresses: those of `c#.md` and `why?.md` would end at the sign.
      inContent.replaceAll(/[#?](?=[^/]*\.mdx?(?:#|$))/g, encodeURIComponent),
      ...(bySlug === undefined ? [] : [bySlug]),
    ];
    const [found = resolve(target, 'SUMMARY.md')] = spellings
      .map((one) => resolve(one, 'SUMMARY.md'))
      .filter(({ kind }) => kind !== 'missing');
    if (found.kind === 'external') return { kind: 'link', link: found.href };
    if (found.kind === 'asset') return { kind: 'link', link: found.path };
    if (found.kind === 'page') {
      const record = page(found.path as Route)?.record;
      const link = asTarget(found.path) + (found.hash === '' ? '' : `#${found.hash}`);
      return record === undefined ? { kind: 'link', link } : { kind: 'page', link, label: labelOf(record) };
    }
    if (found.kind !== 'missing') return { kind: 'missing' };
    if (drafts.has(found.path)) return { kind: 'draft' };
    const folder = found.path.replace(/\/*$/, '/');
    const hasPages = folder !== '/' && [...sources.keys()].some((route) => route.startsWith(folder));
    return hasPages && !isCode ? { kind: 'folder', link: folder } : { kind: 'missing' };
  };
}

/**
 * Routes by their other names: addresses in Starlight, which are in lower case and without most signs, and what Docusaurus
 * calls a page, without the numbers of its path, and with the `id` of its front matter.
 */
function routesBySlug({ sourceOf: sources, textOf }: NavigationWorld): ReadonlyMap<string, Route> {
  const named = [...sources].flatMap(([route, source]) => {
    const path = withoutNumbers(source.relativePath.replace(/\.mdx?$/i, ''));
    const names = [route, path, path.replace(/(?:^|\/)index$/, '')];
    const line = source.keyLines.id;
    const id = line === undefined ? undefined : idIn(textOf(source.file) ?? '', line);
    return [...names, ...(id === undefined ? [] : [path.replace(/[^/]*$/, id)])].map(
      (name) => [slugOf(name), route] as const,
    );
  });
  // Of two pages of a name, the first that has it for its address.
  return new Map(named.reverse());
}

const idIn = (text: string, line: number) =>
  /^id:[ \t]*["']?([^"'#]+?)["']?[ \t]*$/.exec(text.split(/\r\n?|\n/)[line - 1] ?? '')?.[1];

/** A path as Docusaurus has it: `02-api/01-setup` → `api/setup`. Dates and versions stay. */
const withoutNumbers = (path: string) =>
  path
    .split('/')
    .map((step) => (/^\d+[-_.]\d/.test(step) ? step : step.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')))
    .join('/');

const slugOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replaceAll(/[^\p{L}\p{N}/_ -]/gu, '')
    .replaceAll(' ', '-');

/** Reads what is in folders, each by the beginning of its routes. */
function folderReader({ page, sourceOf: sources }: NavigationWorld): (prefix: string) => TargetHere {
  const records = [...sources.keys()].flatMap((route) => page(route)?.record ?? []);
  const listed = records.filter(({ frontmatter }) => frontmatter.unlisted !== true);
  const folders = listed.flatMap(({ path }) => foldersOf(path));
  const prefixes = new Map(folders.flatMap((one) => [withoutNumbers(one), one].map((name) => [slugOf(name), one])));
  return (prefix) => {
    const own = prefix === '/' ? '/' : prefixes.get(slugOf(prefix));
    return own === undefined ? { kind: 'missing' } : { kind: 'folder', link: own, inside: folderParts(own, listed) };
  };
}

/** The folders around a page, its own route among them: `/a/b/` → `/a/`, `/a/b/` */
const foldersOf = (path: string) => [...path.matchAll(/\//g)].slice(1).map(({ index }) => path.slice(0, index + 1));
