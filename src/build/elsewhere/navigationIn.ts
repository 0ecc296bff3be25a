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
import { literateLists } from '../../config/mkdocs/literateLists.ts';
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

/** Reads what one generator says in some files; undefined where it says nothing. */
type ReadNavigation = (files: readonly string[], world: NavigationWorld) => FoundNavigation | undefined;

function firstNavigation(files: readonly string[], world: NavigationWorld): FoundNavigation | undefined {
  const list = pageListIn(files, world);
  // Before a list of pages, as a plugin of MkDocs reads that.
  const mkdocs = mkdocsIn(files, world);
  const literate = (entries: SiteElsewhere['entries']) =>
    isLiterate(mkdocs?.[0], world) ? literateLists(entries, listsIn(world)) : entries;
  if (mkdocs !== undefined && (list === undefined || mkdocs[1].entries.length > 0))
    return [mkdocs[0], { ...mkdocs[1], entries: literate(mkdocs[1].entries) }];
  const code = codeIn(files, world);
  if (code !== undefined) return code;
  const gitbook = gitbookIn(files, world);
  if (list !== undefined)
    return [
      list.file,
      withUnread(
        { ...bookAround(world), ...gitbook?.[1], ...mkdocs?.[1], entries: literate(list.entries()) },
        list.made(),
      ),
    ];
  return (
    gitbook ??
    hugoIn(files, world) ??
    jekyllIn(files, world) ??
    sphinxIn(files, world) ??
    docsifyIn(files, world) ??
    fumadocsIn(files, world)
  );
}

const firstOf =
  (
    name: RegExp,
    read: (text: string, file: string, world: NavigationWorld, files: readonly string[]) => SiteElsewhere | undefined,
  ): ReadNavigation =>
  (files, world) => {
    const file = files.find((one) => name.test(one));
    const site = file === undefined ? undefined : read(world.textOf(file) ?? '', file, world, files);
    return file === undefined || site === undefined ? undefined : [file, site];
  };

const MKDOCS = /^(?:mkdocs\.ya?ml|zensical\.toml)$/;
const mkdocsIn = firstOf(MKDOCS, (text, file, world, files) => {
  return readMkdocs(text, file, world.textOf, aroundFolders(files, world));
});

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

const GITBOOK = /^(?:content\/)?\.gitbook\.yaml$/;
/** Without a list, the pages are in the order of their folders. */
const gitbookIn = firstOf(GITBOOK, (text, file, { prefix }) => ({ ...readGitbook(text, file, prefix), entries: [] }));

const HUGO = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;
const HUGO_FOLDER = 'config/_default';
const hugoIn = firstOf(HUGO, (text, file, { config, textOf, resolve }) => {
  const files = walkFiles(join(config.root, HUGO_FOLDER)).files.map((one) => `${HUGO_FOLDER}/${one.relativePath}`);
  const beside = files.filter((one) => one !== file && /\.(?:toml|ya?ml|json)$/.test(one));
  return readHugo(
    text,
    file,
    beside.map((one) => ({ file: one, text: textOf(one) ?? '' })),
    (target) => resolve(target, 'SUMMARY.md').kind,
  );
});

const JEKYLL = /^(?:content\/)?_config\.ya?ml$/;
const jekyllIn = firstOf(JEKYLL, (text, file, world) => {
  const paths = pathsIn(world);
  const menus = menusNamed(world);
  const data = file.replace(/_config\.ya?ml$/, '_data/navigation.yml');
  const lists = world.textOf(data);
  const site = readJekyll(text, file, {
    prefix: world.prefix,
    hasPages: (folder) => paths.some((path) => path.startsWith(folder)),
    namesParents: namesParents(world),
    themedPages: () => themedPages(world),
    ...(lists === undefined ? {} : { lists: { text: lists, file: data }, namedLists: menus.names }),
  });
  return (
    site && {
      ...site,
      pageFixes: [
        ...(site.pageFixes ?? []),
        ...childLists(site.entries, world),
        ...spacedTags(world),
        ...(lists === undefined || (site.sidebars ?? site.entries).length === 0 ? [] : menus.deletions),
      ],
    }
  );
});

const SPHINX = /^(?:content\/)?conf\.py$/;
const sphinxIn = firstOf(SPHINX, (text, _, world) => {
  const site = { ...readSphinx(text), entries: readToctrees(world.sourceOf.values()) };
  return site.title === undefined && site.entries.length === 0
    ? undefined
    : { ...site, pageFixes: toctreeFixes(world) };
});

/** Whether a file holds the settings of another generator as data, with the navigation of pages or without one. */
export const isReadData = (file: string): boolean =>
  [MKDOCS, GITBOOK, HUGO, JEKYLL, SPHINX, /^book\.toml$/].some((name) => name.test(file));

/** The list of pages that mdBook, GitBook and HonKit have. */
const pageListIn = (files: readonly string[], world: NavigationWorld) =>
  files.includes(`${world.prefix}SUMMARY.md`) ? listAt('', world) : undefined;

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

const listsIn = (world: NavigationWorld): Parameters<typeof literateLists>[1] => ({
  listIn: (folder) => listAt(folder, world)?.entries(),
  paths: pathsIn(world),
});

/** What settings say that stand beside such a list. */
function bookAround({ textOf }: NavigationWorld): Partial<SiteElsewhere> {
  const book = textOf('book.toml');
  return book === undefined ? readBookJson(textOf('book.json') ?? '') : readMdbook(book, 'book.toml');
}

const docsifyIn: ReadNavigation = (files, { prefix, textOf, config }) => {
  const file = files.find((one) => one.startsWith(prefix) && isDocsifySidebar(one.slice(prefix.length)));
  const text = file === undefined ? undefined : textOf(file);
  // Links of a wiki are corrected first: until then they are no entries.
  if (file === undefined || text === undefined || text.includes('[[')) return undefined;
  const tree = parserFor(config.parser)(sourceOf(file, text));
  return [file, { entries: readSummary(tree, file, { isDocsify: true }) }];
};

/** What the files of folders say, of which that of the content folder comes first. */
const fumadocsIn: ReadNavigation = (files, world) => {
  const { prefix, textOf } = world;
  const metas = files.filter(
    (file) => isFolderMeta(file) && file.startsWith(prefix) && isOfFumadocs(textOf(file) ?? ''),
  );
  const file = metas.find((one) => one === `${prefix}meta.json`) ?? metas[0];
  // Pages of the project folder may still be in one that is to be called `content`.
  if (file === undefined || (prefix === '' && file !== 'meta.json')) return undefined;
  const site = readFumadocs(aroundFolders(metas, world));
  return site === undefined ? undefined : [file, site];
};

/** Whether a file is the settings of a generator that are code, and are read without being run. */
export const isReadCode = (file: string): boolean => READERS.some(([name]) => name.test(file));

const RSPRESS = /^rspress\.config\.[cm]?[jt]s$/;

const READERS: readonly (readonly [name: RegExp, read: typeof readDocusaurus])[] = [
  [/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
  [/(?:^|\/)\.vuepress\/config\.[cm]?[jt]s$/, readVuepress],
  [/^astro\.config\.[cm]?[jt]s$/, readStarlight],
  [/^(?:(?:website\/)?docusaurus\.config|sidebars)\.[cm]?[jt]s$/, readDocusaurus],
  [RSPRESS, readRspress],
];

/** Of files that are such settings, the first that says something. */
const codeIn: ReadNavigation = (files, world) => {
  const { textOf } = world;
  const hasPages = (folder: string) => pathsIn(world).some((path) => path.startsWith(`${folder}/`));
  for (const file of files) {
    const [, read] = READERS.find(([name]) => name.test(file)) ?? [];
    const text = read === undefined ? undefined : textOf(file);
    const site = text === undefined ? undefined : read?.(text, file, textOf, hasPages);
    if (site === undefined) continue;
    if (!RSPRESS.test(file)) return [file, site];
    return [file, withRspressFolders(site, aroundFolders(files, world))];
  }
  return undefined;
};

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
