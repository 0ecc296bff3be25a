import { join, posix } from 'node:path';
import { readDocusaurus } from '../../config/docusaurus/readDocusaurus.ts';
import type { AroundFolders } from '../../config/elsewhere/pagesInFolders.ts';
import { editUrlHere } from '../../config/elsewhere/repositoryHere.ts';
import { isFolderMeta, isOfFumadocs, readFumadocs } from '../../config/fumadocs/readFumadocs.ts';
import { readBookJson } from '../../config/gitbook/readBookJson.ts';
import { readGitbook } from '../../config/gitbook/readGitbook.ts';
import { readHugo } from '../../config/hugo/readHugo.ts';
import { readJekyll } from '../../config/jekyll/readJekyll.ts';
import { readMdbook } from '../../config/mdbook/readMdbook.ts';
import { literateLists, type PageLists } from '../../config/mkdocs/literateLists.ts';
import { readMkdocs, usesLiterateNav } from '../../config/mkdocs/readMkdocs.ts';
import { readRspress } from '../../config/rspress/readRspress.ts';
import { withRspressFolders } from '../../config/rspress/rspressFolders.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { readSphinx } from '../../config/sphinx/readSphinx.ts';
import { readStarlight } from '../../config/starlight/readStarlight.ts';
import { readVitepress } from '../../config/vitepress/readVitepress.ts';
import { readVuepress } from '../../config/vuepress/readVuepress.ts';
import { readFolderFile } from '../../content/folderFile.ts';
import { isDocsifySidebar, isPageList } from '../../content/summaryFile.ts';
import { madeBySummary, readSummary } from '../../markdown/elsewhere/readSummary.ts';
import { readToctrees } from '../../markdown/elsewhere/toctrees.ts';
import { parserFor } from '../../markdown/parse/parsers.ts';
import type { ByRoute, Route } from '../../model/brands.ts';
import { lazy } from '../../model/lazy.ts';
import { type SiteElsewhere, withUnread } from '../../model/navigationElsewhere.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { ResolveUrl } from '../../routes/resolveUrl.ts';
import { walkFiles } from '../../system/walkFiles.ts';
import type { PagesWorld } from '../faults/pagesWorld.ts';
import { childLists } from './childLists.ts';
import { menusNamed } from './menusNamed.ts';
import { spacedTags } from './spacedTags.ts';
import { namesParents, themedPages } from './themedPages.ts';
import { toctreeFixes } from './toctreeFixes.ts';

/** What is known of the pages that a navigation may name. */
export interface NavigationWorld extends Pick<PagesWorld, 'textOf'> {
  readonly config: SiteConfig;
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  readonly resolve: ResolveUrl;
  readonly page: (route: Route) => CompiledPage | undefined;
  readonly sourceOf: ByRoute<SourceFile>;
  /** Paths of partials in the content folder. */
  readonly partials: readonly string[];
  /** Whether a correction is about to give pages other addresses. */
  readonly isMoving: boolean;
  /** Routes and files of drafts that are left out. */
  readonly drafts: ReadonlySet<string>;
}

/** The file that tells the navigation, and what it tells. */
export function navigationIn(files: readonly string[], world: NavigationWorld): FoundNavigation | undefined {
  const [file, site] = firstNavigation(files, world) ?? [];
  if (file === undefined || site === undefined) return undefined;
  const { repository } = site;
  if (repository === undefined) return [file, site];
  const editUrl = editUrlHere(repository.editUrl, repository.folder, world.prefix);
  return [file, { ...site, repository: { ...repository, editUrl } }];
}

type FoundNavigation = readonly [file: string, site: SiteElsewhere];

function firstNavigation(files: readonly string[], world: NavigationWorld): FoundNavigation | undefined {
  const list = files.includes(`${world.prefix}SUMMARY.md`) ? listAt('', world) : undefined;
  const readBy = ([name, read]: SettingsReader, among = files): FoundNavigation | undefined => {
    const file = among.find((one) => name.test(one));
    const text = file === undefined ? undefined : world.textOf(file);
    const site = file === undefined || text === undefined ? undefined : read({ text, file, files }, world);
    return file === undefined || site === undefined ? undefined : [file, site];
  };
  // Before a list of pages, as a plugin of MkDocs reads that.
  const mkdocs = readBy(MKDOCS);
  const literate = (entries: SiteElsewhere['entries']) =>
    isLiterate(mkdocs?.[0], world) ? literateLists(entries, listsIn(world)) : entries;
  if (mkdocs !== undefined && (list === undefined || mkdocs[1].entries.length > 0))
    return [mkdocs[0], { ...mkdocs[1], entries: literate(mkdocs[1].entries) }];
  // Of several, the first that says something.
  const code = firstFound(files, (file) => firstFound(CODE, (reader) => readBy(reader, [file])));
  if (code !== undefined || list === undefined)
    return code ?? firstFound(DATA, (reader) => readBy(reader)) ?? docsifyIn(files, world) ?? fumadocsIn(files, world);
  const around = { ...bookAround(world), ...readBy(GITBOOK)?.[1], ...mkdocs?.[1] };
  return [list.file, withUnread({ ...around, entries: literate(list.entries()) }, list.made())];
}

function firstFound<Item>(items: readonly Item[], find: (item: Item) => FoundNavigation | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface SettingsFile {
  readonly text: string;
  readonly file: string;
  /** All in which a navigation may stand. */
  readonly files: readonly string[];
}

type ReadSettings = (settings: SettingsFile, world: NavigationWorld) => SiteElsewhere | undefined;

/** What files with the settings of a generator are called, and what reads one; undefined where it says nothing. */
type SettingsReader = readonly [name: RegExp, read: ReadSettings];

const MKDOCS: SettingsReader = [
  /^(?:mkdocs\.ya?ml|zensical\.toml)$/,
  ({ text, file, files }, world) => readMkdocs(text, file, world.textOf, aroundFolders(files, world)),
];

/** Without a list, the pages are in the order of their folders. */
const GITBOOK: SettingsReader = [
  /^(?:content\/)?\.gitbook\.yaml$/,
  ({ text, file }, { prefix }) => ({ ...readGitbook(text, file, prefix), entries: [] }),
];

const hugoSite: ReadSettings = ({ text, file }, { config, textOf, resolve }) => {
  const folder = 'config/_default';
  const files = walkFiles(join(config.root, folder)).files.map(({ relativePath }) => `${folder}/${relativePath}`);
  const beside = files
    .filter((one) => one !== file && /\.(?:toml|ya?ml|json)$/.test(one))
    .map((one) => ({ file: one, text: textOf(one) ?? '' }));
  return readHugo(text, file, beside, (target) => resolve(target, 'SUMMARY.md').kind);
};

const jekyllSite: ReadSettings = ({ text, file }, world) => {
  const menus = menusNamed(world);
  const data = file.replace(/_config\.ya?ml$/, '_data/navigation.yml');
  const lists = world.textOf(data);
  const site = readJekyll(text, file, {
    prefix: world.prefix,
    hasPages: (folder) => hasPages(folder, world),
    namesParents: namesParents(world),
    themedPages: () => themedPages(world),
    ...(lists === undefined ? {} : { lists: { text: lists, file: data }, namedLists: menus.names }),
  });
  if (site === undefined) return undefined;
  const { pageFixes = [], entries, sidebars = entries } = site;
  const deletions = lists === undefined || sidebars.length === 0 ? [] : menus.deletions;
  return { ...site, pageFixes: [...pageFixes, ...childLists(entries, world), ...spacedTags(world), ...deletions] };
};

const sphinxSite: ReadSettings = ({ text }, world) => {
  const site = { ...readSphinx(text), entries: readToctrees(world.sourceOf.values()) };
  const isEmpty = site.title === undefined && site.entries.length === 0;
  return isEmpty ? undefined : { ...site, pageFixes: toctreeFixes(world) };
};

/** Settings that are data, in the order in which they are asked. */
const DATA: readonly SettingsReader[] = [
  GITBOOK,
  [/^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/, hugoSite],
  [/^(?:content\/)?_config\.ya?ml$/, jekyllSite],
  [/^(?:content\/)?conf\.py$/, sphinxSite],
];

/** Whether a file holds the settings of another generator as data, with the navigation of pages or without one. */
export const isReadData = (file: string): boolean =>
  file === 'book.toml' || [MKDOCS, ...DATA].some(([name]) => name.test(file));

const ofCode =
  (read: typeof readDocusaurus): ReadSettings =>
  ({ text, file }, world) =>
    read(text, file, world.textOf, (folder) => hasPages(`${folder}/`, world));

const rspressSite: ReadSettings = (settings, world) => {
  const site = ofCode(readRspress)(settings, world);
  return site && withRspressFolders(site, aroundFolders(settings.files, world));
};

/** Settings that are code. */
const CODE: readonly SettingsReader[] = [
  [/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, ofCode(readVitepress)],
  [/(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/, ofCode(readVuepress)],
  [/^astro\.config\.[cm]?[jt]s$/, ofCode(readStarlight)],
  [/^(?:(?:website\/)?docusaurus\.config|sidebars)\.[cm]?[jt]s$/, ofCode(readDocusaurus)],
  [/^rspress\.config\.[cm]?[jt]s$/, rspressSite],
];

/** Whether a file is the settings of a generator that are code, and are read without being run. */
export const isReadCode = (file: string): boolean => CODE.some(([name]) => name.test(file));

function aroundFolders(
  files: readonly string[],
  { sourceOf: sources, prefix, textOf }: NavigationWorld,
): AroundFolders {
  const orders = new Map([...sources.values()].map((source) => [source.relativePath, source.frontmatter.order]));
  return {
    files,
    prefix,
    textOf,
    paths: [...orders.keys()],
    orderOf: (path) => orders.get(path),
    isPlain: (file, text) => readFolderFile(posix.basename(file), text)?.hasMore === false,
  };
}

const pathsIn = (world: NavigationWorld) => [...world.sourceOf.values()].map(({ relativePath }) => relativePath);

const hasPages = (folder: string, world: NavigationWorld) => pathsIn(world).some((path) => path.startsWith(folder));

/** The list of pages that mdBook, GitBook and HonKit have; in any folder, for a plugin of MkDocs. */
function listAt(folder: string, { prefix, textOf, config }: NavigationWorld) {
  const file = `${prefix}${folder}SUMMARY.md`;
  const text = textOf(file);
  if (text === undefined || !isPageList(file, text)) return undefined;
  const tree = lazy(() => parserFor(config.parser)(sourceOf(file, text)));
  return { file, entries: () => readSummary(tree(), file), made: () => madeBySummary(tree(), file) };
}

/** Whether a plugin of MkDocs reads such lists. */
const isLiterate = (file: string | undefined, { textOf }: NavigationWorld): boolean =>
  file !== undefined && usesLiterateNav(textOf(file) ?? '', file, textOf);

const listsIn = (world: NavigationWorld): PageLists => ({
  listIn: (folder) => listAt(folder, world)?.entries(),
  paths: pathsIn(world),
});

/** What settings say that stand beside such a list. */
function bookAround({ textOf }: NavigationWorld): Partial<SiteElsewhere> {
  const book = textOf('book.toml');
  return book === undefined ? readBookJson(textOf('book.json') ?? '') : readMdbook(book, 'book.toml');
}

/** The list of pages of Docsify. */
function docsifyIn(files: readonly string[], { prefix, textOf, config }: NavigationWorld): FoundNavigation | undefined {
  const file = files.find((one) => one.startsWith(prefix) && isDocsifySidebar(one.slice(prefix.length)));
  const text = file === undefined ? undefined : textOf(file);
  // Links of a wiki are corrected first: until then they are no entries.
  if (file === undefined || text === undefined || text.includes('[[')) return undefined;
  const tree = parserFor(config.parser)(sourceOf(file, text));
  return [file, { entries: readSummary(tree, file, { isDocsify: true }) }];
}

/** What the files of folders say, of which that of the content folder comes first. */
function fumadocsIn(files: readonly string[], world: NavigationWorld): FoundNavigation | undefined {
  const { prefix, textOf } = world;
  const metas = files.filter(
    (file) => isFolderMeta(file) && file.startsWith(prefix) && isOfFumadocs(textOf(file) ?? ''),
  );
  const file = metas.find((one) => one === `${prefix}meta.json`) ?? metas[0];
  // Pages of the project folder may still be in one that is to be called `content`.
  if (file === undefined || (prefix === '' && file !== 'meta.json')) return undefined;
  const site = readFumadocs(aroundFolders(metas, world));
  return site && [file, site];
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
