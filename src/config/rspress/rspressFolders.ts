import { withoutEnding } from '../../model/files/markdownFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import type {
  EntryElsewhere,
  LanguageElsewhere,
  SidebarElsewhere,
  SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { parsedJson } from '../../model/values/parsedJson.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { DIVIDER, groupedPieces, type SidebarPiece } from '../elsewhere/groupedPieces.ts';
import {
  type AroundFolders,
  NO_CHILDREN,
  type PagesInFolders,
  pagesInFolders,
  titleOfFolder,
} from '../elsewhere/pagesInFolders.ts';
import { type CodeData, textIn } from '../parse/codeData.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { isOpenIn, type PartsRead, partsReader } from '../parse/partsReader.ts';
import { navEntries } from '../vitepress/vitepressNavigation.ts';

/** Whether a file says what is in its folder, or in the header: `_meta.json`, `_nav.json` */
export const isRspressFile = (file: string): boolean => /(?:^|\/)_(?:nav|meta)\.json$/.test(file);

/**
 * The site of Rspress with what its `_nav.json` and `_meta.json` files say of header and sidebars, unless the settings
 * say it, and with the names of those that say nothing more then. Files of folders that name pages and labels alone are
 * left to the front matter of pages.
 */
export function withRspressFolders(
  site: SiteElsewhere,
  { files, prefix, textOf, paths, isPlain: isPlainFile }: Omit<AroundFolders, 'orderOf'>,
): SiteElsewhere {
  const own = files.filter((file) => file.startsWith(prefix) && isRspressFile(file));
  const texts = new Map(own.map((file) => [file.slice(prefix.length), textOf(file) ?? '']));
  const metas = [...texts].filter(([path]) => path.endsWith('_meta.json'));
  const isPlain = metas.every(([path, text]) => isPlainFile(path, text));
  const { languages = [] } = site;
  const read = partsReader();
  const world: RspressWorld = {
    read,
    prefix,
    texts,
    ...pagesInFolders(paths),
    words: wordsIn(textOf),
    lang: site.lang ?? 'en',
  };
  const others = languages.map(({ folder }) => `${folder}/`);
  const around = { others, isPlain };
  const filled = { ...site, ...navigationIn(site, '', world, around) };
  const spoken = languages.map((one): LanguageElsewhere => {
    const said = { ...world, lang: one.lang ?? one.folder };
    return { ...one, ...navigationIn(one, `${one.folder}/`, said, { others: [], isPlain }) };
  });
  const isRead = (path: string) => (path.endsWith('_nav.json') ? true : !isPlain || site.sidebars !== undefined);
  return withoutUndefined({
    ...filled,
    languages: languages.length > 0 ? spoken : undefined,
    files: [...texts.keys()].filter(isRead).map((path) => prefix + path),
    unread: [...(site.unread ?? []), ...read.missed],
  });
}

interface RspressWorld extends PagesInFolders {
  readonly read: PartsRead;
  readonly prefix: string;
  /** Texts of such files, by their paths in the content folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Words that stand for others, in each language. */
  readonly words: ReadonlyMap<string, unknown>;
  readonly lang: string;
}

const wordsIn = (textOf: TextOf): RspressWorld['words'] =>
  new Map(Object.entries(asRecord(parsedJson(textOf('i18n.json') ?? ''))));

type Spoken = Pick<SiteElsewhere, 'header' | 'sidebars'>;

/** Header and sidebars of a language, in whose folder the files are; that of the first is empty. */
function navigationIn(
  given: Spoken,
  folder: string,
  world: RspressWorld,
  { others, isPlain }: { readonly others: readonly string[]; readonly isPlain: boolean },
): Spoken {
  const nav = dataOf(`${folder}_nav.json`, world);
  const links = navEntries(nav, world.read).map((entry) => entryHere(entry, folder, world));
  // Social links stand behind those of the header.
  const right = [...links, ...(given.header?.right ?? [])];
  const hasRoot = world.texts.has(`${folder}_meta.json`) || nav === undefined;
  return withoutUndefined({
    header: right.length > 0 ? { ...given.header, right } : undefined,
    sidebars: given.sidebars ?? (isPlain ? undefined : sidebarsIn(folder, world, { others, hasRoot })),
  });
}

function sidebarsIn(
  folder: string,
  world: RspressWorld,
  { others, hasRoot }: { readonly others: readonly string[]; readonly hasRoot: boolean },
): readonly SidebarElsewhere[] {
  if (hasRoot) return [{ prefix: `/${folder}`, entries: entriesIn(folder, world) }];
  const inside = [...(world.children.get(folder)?.folders ?? [])].map((name) => `${folder}${name}/`);
  return inside
    .filter((one) => !others.includes(one))
    .map((one) => ({ prefix: `/${one}`, entries: entriesIn(one, world) }));
}

const dataOf = (path: string, { texts, prefix }: RspressWorld): CodeData | undefined => {
  const text = texts.get(path);
  return text === undefined ? undefined : exportedData(text, prefix + path);
};

/** An entry with its words in the language, and its link in that one's folder. */
function entryHere(entry: EntryElsewhere, folder: string, world: RspressWorld): EntryElsewhere {
  const { text, target, items } = entry;
  const isInside = target === undefined || !target.startsWith('/') || `${target}/`.startsWith(`/${folder}`);
  return withoutUndefined({
    ...entry,
    text: text === undefined ? undefined : wordOf(text, world),
    target: isInside ? target : `/${folder}${target.slice(1)}`,
    items: items?.map((one) => entryHere(one, folder, world)),
  });
}

const wordOf = (text: string, { words, lang }: RspressWorld): string => {
  const meant = asRecord(words.get(text))[lang];
  return typeof meant === 'string' ? meant : text;
};

/** What the sidebar of a folder lists: what its file names, or all that is in it. */
function entriesIn(folder: string, world: RspressWorld, isIndexListed = true): readonly EntryElsewhere[] {
  const file = `${folder}_meta.json`;
  const data = dataOf(file, world);
  if (data === undefined) return restOf(folder, world, isIndexListed);
  const pieces = world.read.list(data, file).flatMap((item) => piecesOf(item, folder, world));
  const isListed = ({ target = '' }: EntryElsewhere) => isIndexListed || !isIndexOf(target, folder);
  return groupedPieces(pieces).filter(isListed);
}

const isIndexOf = (target: string, folder: string) => withoutEnding(target) === `${folder}index`;

function piecesOf(item: CodeData, folder: string, world: RspressWorld): readonly SidebarPiece[] {
  const { read } = world;
  const { place } = item;
  const own = textIn(item);
  if (own !== undefined) return [pageAt(folder + withoutEnding(own), world, { place })];
  const parts = read.map(item, '_meta.json');
  const [type = 'file', name, label, tag] = ['type', 'name', 'label', 'tag'].map((key) => textIn(parts.get(key)));
  const text = label === undefined ? undefined : wordOf(label, world);
  const badge = tag !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,20}$/u.test(tag) ? tag : undefined;
  if (type === 'divider') return [DIVIDER];
  if (type === 'section-header') return text === undefined ? [] : [{ text, place, items: [], isHeader: true }];
  if (type === 'custom-link') return [linkOf(item, folder, world)];
  if (name === undefined) {
    read.miss('_meta.json', place, { isData: true });
    return [];
  }
  const path = folder + withoutEnding(name);
  if (type === 'file') return [pageAt(path, world, withoutUndefined({ place, text, badge }))];
  if (type === 'dir') return [folderAt(path, world, withoutUndefined({ place, text, badge, isOpen: isOpenIn(parts) }))];
  if (type === 'dir-section-header') {
    const items = entriesIn(`${path}/`, world);
    // What follows in the file is below it no more.
    return [
      withoutUndefined({ place, text: text ?? titleOfName(name), badge, items, isHeader: true as const }),
      DIVIDER,
    ];
  }
  read.miss('_meta.json', place, { isData: true });
  return [];
}

type SaidOfEntry = Omit<EntryElsewhere, 'target' | 'items'>;

/** A page by its path without an ending; where there is none, that is told of. */
const pageAt = (path: string, { paths }: RspressWorld, said: SaidOfEntry): EntryElsewhere => ({
  ...said,
  target: paths.get(path) ?? path,
});

/** A folder with its page, which is that of the same name beside it, or the index in it that its file does not list. */
function folderAt(path: string, world: RspressWorld, said: SaidOfEntry): EntryElsewhere {
  const beside = world.paths.get(path);
  const names = world.read
    .list(dataOf(`${path}/_meta.json`, world), '_meta.json')
    .map((item) => withoutEnding(textIn(item) ?? ''));
  const index = names.includes('index') ? undefined : world.paths.get(`${path}/index`);
  const target = beside ?? index;
  const text = said.text ?? (target === undefined ? titleOfFolder(path) : undefined);
  return withoutUndefined({ ...said, text, target, items: entriesIn(`${path}/`, world, target === beside) });
}

function linkOf(item: CodeData, folder: string, world: RspressWorld): EntryElsewhere {
  const { read } = world;
  const parts = read.map(item, '_meta.json');
  const [label, link] = read.texts(parts, ['label', 'link'], '_meta.json');
  const items = parts.has('items')
    ? read.list(parts.get('items'), '_meta.json').map((one) => linkOf(one, folder, world))
    : undefined;
  const language = world.lang === folder.split('/')[0] ? `${world.lang}/` : '';
  const entry = withoutUndefined({
    text: label ?? link,
    target: link,
    place: (parts.get('link') ?? item).place,
    items,
    isOpen: items === undefined ? undefined : isOpenIn(parts),
  });
  return entryHere(entry, language, world);
}

/** All that is in a folder without a file: its index, the rest by name. A page named like a folder is its page. */
function restOf(folder: string, world: RspressWorld, isIndexListed: boolean): readonly EntryElsewhere[] {
  const { pages, folders } = world.children.get(folder) ?? NO_CHILDREN;
  const place = { file: `${world.prefix}${folder}`, line: 1, column: 1, endColumn: 1 };
  const isIndex = (name: string) => name === 'index';
  return [...new Set([...pages, ...folders])]
    .filter((name) => isIndexListed || !isIndex(name))
    .sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || a.localeCompare(b))
    .map((name) => {
      const path = folder + name;
      return folders.has(name) ? folderAt(path, world, { place, isOpen: true }) : pageAt(path, world, { place });
    });
}
