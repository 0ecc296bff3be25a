import { posix } from 'node:path';
import { placeAtStart } from '../../model/diagnostic.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { allEntries, type EntryElsewhere, type SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { DIVIDER, groupedPieces, type SidebarPiece } from '../elsewhere/groupedPieces.ts';
import {
  type AroundFolders,
  NO_CHILDREN,
  type PagesInFolders,
  pagesInFolders,
  titleOfFolder,
} from '../elsewhere/pagesInFolders.ts';
import { inside, placeOf, type Written, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';

/** The file in a folder that says what is in it. */
export const isFolderMeta = (file: string): boolean => /(?:^|\/)meta\.json$/.test(file);

/** Whether such a file says what those of Fumadocs do; another may be anybody's. */
export const isOfFumadocs = (text: string): boolean => metaIn(text, '') !== undefined;

/** What such a file says; undefined for any other. */
function metaIn(text: string, file: string): Meta | undefined {
  const written = writtenYaml(text, file);
  const pages = inside(written, 'pages');
  if (written?.kind !== 'map' || written.entries.length === 0) return undefined;
  if (written.entries.some(([key]) => !KEYS.has(wordsOf(key) ?? ''))) return undefined;
  if (pages === undefined) return { file, written, pages };
  return pages.kind === 'list' ? { file, written, pages: pages.items } : undefined;
}

const KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'icon',
  'root',
  'pages',
  'defaultOpen',
  'collapsible',
]);

/**
 * The sidebars that the `meta.json` files of Fumadocs tell, with the groups and links in them, and one for each folder
 * that is a root; undefined where none of `files` has such, as front matter can say the rest.
 */
export function readFumadocs({
  files,
  prefix,
  textOf,
  paths,
  orderOf,
}: Omit<AroundFolders, 'isPlain'>): SiteElsewhere | undefined {
  const metas = new Map<string, Meta>();
  for (const file of files.filter(isFolderMeta)) {
    const meta = metaIn(textOf(file) ?? '', file);
    if (meta !== undefined) metas.set(file.slice(prefix.length, -'meta.json'.length), meta);
  }
  const items = [...metas.values()].flatMap(wordsIn);
  const roots = rootsIn(metas);
  if (roots.size === 0 && !items.some((one) => SEPARATOR.test(one) || LINK.test(one))) return undefined;
  const world = { metas, roots, ...pagesInFolders(paths), orderOf };
  const entries = entriesIn('', world);
  if (roots.size === 0) return { entries };
  const all = [...roots].map((folder) => rootAt(folder, world));
  return { entries, header: { left: all.map(({ link }) => link) }, sidebars: all.map(({ sidebar }) => sidebar) };
}

const wordsIn = ({ pages = [] }: Meta) => pages.map((one) => wordsOf(one) ?? '');

/** The folders that are roots, in the order in which the first file names them. All pages are in one anyway. */
function rootsIn(metas: ReadonlyMap<string, Meta>): ReadonlySet<string> {
  const isRoot = ([folder, { written }]: readonly [string, Meta]) =>
    folder !== '' && wordsOf(inside(written, 'root')) === 'true';
  const roots = [...metas].filter(isRoot).map(([folder]) => folder);
  const first = metas.get('');
  const named = (first === undefined ? [] : wordsIn(first)).map((one) => `${one}/`);
  return new Set([...named.filter((one) => roots.includes(one)), ...roots]);
}

/** What leads to a root, with its own page first in its sidebar. */
function rootAt(folder: string, world: FumadocsWorld) {
  const path = folder.slice(0, -1);
  const meta = world.metas.get(folder);
  const place = { file: meta?.file ?? '', line: 1, column: 1, endColumn: 1 };
  const index = [...(world.children.get(folder)?.pages ?? [])].find(isIndexName);
  const own = index === undefined ? undefined : world.paths.get(folder + index);
  const text = wordsOf(inside(meta?.written, 'title')) ?? titleOfFolder(path);
  const entries = entriesIn(folder, world);
  const first = allEntries(entries).find(({ target }) => target !== undefined)?.target;
  const sidebar = {
    prefix: prefixOf(folder),
    entries: own === undefined ? entries : [{ target: own, place }, ...entries],
  };
  return { link: withoutUndefined({ text, target: own ?? first, place }), sidebar: withoutUndefined(sidebar) };
}

/** How addresses in a folder begin: without the names in brackets. A folder of such a name has none of its own. */
function prefixOf(folder: string): string | undefined {
  const isBracketed = /(?:^|\/)\([^/()]+\)\/$/.test(folder);
  return isBracketed ? undefined : `/${folder}`.replaceAll(/\/\([^/()]+\)(?=\/)/g, '');
}

interface Meta {
  readonly file: string;
  readonly written: Written;
  /** Undefined for all that is in the folder. */
  readonly pages: readonly Written[] | undefined;
}

interface FumadocsWorld extends PagesInFolders {
  /** By folder, with a slash at its end; empty for the content folder. */
  readonly metas: ReadonlyMap<string, Meta>;
  /** Folders that have sidebars of their own. */
  readonly roots: ReadonlySet<string>;
  readonly orderOf: AroundFolders['orderOf'];
}

/** `---Name---`, also with an icon; without a name, nothing stands above what follows. */
const SEPARATOR = /^---(?:\[[^\]]*\])?(.*?)(?:---)?$/;
const LINK = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)\s]+)\)$/;

function entriesIn(folder: string, world: FumadocsWorld): readonly EntryElsewhere[] {
  const meta = world.metas.get(folder);
  if (meta === undefined) return restOf(folder, new Set(), world);
  const named = new Set(
    (meta.pages ?? []).flatMap(
      (one) =>
        wordsOf(one)
          ?.replace(/^!|^\.{3}(?=[^.])/, '')
          .replace(/\.mdx?$|\/+$/, '') ?? [],
    ),
  );
  const pieces = (meta.pages ?? [ALL]).flatMap((item): readonly SidebarPiece[] => {
    const words = wordsOf(item) ?? '';
    const place = placeOf(item);
    const [isSeparator, text = ''] = SEPARATOR.exec(words) ?? [];
    if (isSeparator === undefined) return entriesOf(words, { folder, place, named, world });
    return text.trim() === '' ? [DIVIDER] : [{ text: text.trim(), place, items: [], isHeader: true }];
  });
  return groupedPieces(pieces);
}

/** What stands in a file that names nothing. */
const ALL: Written = { kind: 'text', words: '...', place: placeAtStart('') };

interface AroundMeta {
  readonly folder: string;
  readonly place: EntryElsewhere['place'];
  /** What the folder's file names. */
  readonly named: ReadonlySet<string>;
  readonly world: FumadocsWorld;
}

function entriesOf(words: string, { folder, place, named, world }: AroundMeta): readonly EntryElsewhere[] {
  const [, text, target = ''] = LINK.exec(words) ?? [];
  if (text !== undefined) return [{ text, target: pageAt(target, world) ?? target, place }];
  if (words === '...') return restOf(folder, named, world);
  if (words === 'z...a') return restOf(folder, named, world).toReversed();
  // The page of a folder is what its name leads to.
  if (words === '' || words.startsWith('!') || (words === 'index' && folder !== '')) return [];
  const isSpread = words.startsWith('...');
  const path = posix.join(folder, words.slice(isSpread ? 3 : 0)).replace(/\.mdx?$|\/+$/, '');
  // What holds itself would never end.
  const isBelow = path.startsWith(folder) && path.length > folder.length;
  if (!isBelow) return isSpread ? [] : [{ target: world.paths.get(path) ?? path, place }];
  if (isSpread) return entriesIn(`${path}/`, world);
  if (world.roots.has(`${path}/`)) return [];
  return [entryAt(path, world, place) ?? { target: path, place }];
}

/** The file of the page at an address on the site, as other generators have it; undefined for none. */
const pageAt = (address: string, { paths }: FumadocsWorld) =>
  /^\/(?:docs\/)?([^#?]+?)\/?$/
    .exec(address)
    ?.slice(1)
    .flatMap((path) => paths.get(path) ?? paths.get(`${path}/index`) ?? [])[0];

/** What the file of a folder does not name: what has a place of its own, pages, then folders. */
function restOf(folder: string, named: ReadonlySet<string>, world: FumadocsWorld): EntryElsewhere[] {
  const { pages, folders } = world.children.get(folder) ?? NO_CHILDREN;
  const rest = (names: Iterable<string>) =>
    [...names].filter((name) => !named.has(name) && (folder === '' || !isIndexName(name))).sort();
  // A folder may be named by the page of the same name.
  const place = { file: world.metas.get(folder)?.file ?? '', line: 1, column: 1, endColumn: 1 };
  return [...new Set([...rest(pages), ...rest(folders).filter((name) => !world.roots.has(`${folder}${name}/`))])]
    .flatMap((name) => entryAt(folder + name, world, place) ?? [])
    .map((entry) => ({ entry, order: world.orderOf(entry.target ?? '') ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}

/** The page or folder at a path; undefined for none. */
function entryAt(path: string, world: FumadocsWorld, place: EntryElsewhere['place']): EntryElsewhere | undefined {
  const page = world.paths.get(path);
  if (page !== undefined) return { target: page, place };
  const folder = `${path}/`;
  const children = world.children.get(folder);
  if (children === undefined) return undefined;
  const meta = world.metas.get(folder);
  const index = [...children.pages].find(isIndexName);
  const title = wordsOf(inside(meta?.written, 'title'));
  return withoutUndefined({
    text: title ?? (index === undefined ? titleOfFolder(path) : undefined),
    target: index === undefined ? undefined : (world.paths.get(folder + index) ?? folder),
    place,
    items: entriesIn(folder, world),
    isOpen: wordsOf(inside(meta?.written, 'defaultOpen')) === 'true' || undefined,
  });
}
