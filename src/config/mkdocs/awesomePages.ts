import { posix } from 'node:path';
import { hasScheme } from '../../model/addresses/hasScheme.ts';
import { placeAtStart } from '../../model/diagnostic.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { isMarkdown, withoutEnding } from '../../model/files/markdownFile.ts';
import type { EntryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import {
  type AroundFolders,
  NO_CHILDREN,
  type PagesInFolders,
  pagesInFolders,
  titleOfFolder,
} from '../elsewhere/pagesInFolders.ts';
import { inside, isTrue, placeOf, type Written, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';

/** Whether a file says what is in its folder: `.pages`, `.nav.yml` */
export const isAwesomeFile = (file: string): boolean => FOLDER_FILE.test(file);

/** Whether the front matter of pages can say all that such files do. */
export const saysPages = (around: AroundFolders): boolean =>
  filesIn(around).every(({ file, text }) => around.isPlain(file, text));

/**
 * The navigation that the files of folders tell which the plugins `awesome-pages` and `awesome-nav` of MkDocs read,
 * with the names of those that say something. `options` is what the plugin is told.
 */
export function awesomePages(
  options: Written | undefined,
  around: AroundFolders,
): Required<Pick<SiteElsewhere, 'entries' | 'files'>> {
  const { prefix, paths, orderOf } = around;
  const said = new Map(
    filesIn(around).map(({ file, text }) => {
      const folder = file.slice(prefix.length).replace(FOLDER_FILE, '$1');
      return [folder, { written: writtenYaml(text, file), file }];
    }),
  );
  const world: AwesomeWorld = {
    options,
    said,
    named: new Set([...said].flatMap(([folder, one]) => namesIn(itemsOf(one), folder))),
    ...pagesInFolders(paths),
    orderOf,
  };
  const read = [...said.values()].filter(({ written }) => written?.kind === 'map');
  return { entries: entriesIn('', world), files: read.map(({ file }) => file) };
}

const filesIn = ({ files, prefix, textOf }: AroundFolders) =>
  files
    .filter((file) => file.startsWith(prefix) && isAwesomeFile(file))
    .map((file) => ({ file, text: textOf(file) ?? '' }));

const FOLDER_FILE = /(^|\/)\.(?:pages|nav\.yml)$/;

interface FolderSaid {
  readonly written: Written | undefined;
  readonly file: string;
}

interface AwesomeWorld extends PagesInFolders {
  readonly options: Written | undefined;
  /** By folder, with a slash at its end; empty for the content folder. */
  readonly said: ReadonlyMap<string, FolderSaid>;
  /** All pages and folders that files name, without endings: where what is not named stands, these are left out. */
  readonly named: ReadonlySet<string>;
  readonly orderOf: AroundFolders['orderOf'];
}

/** What stands for all that is not named. */
const REST: Written = { kind: 'text', words: '...', place: placeAtStart('') };

/** What a file names; in older ones, the rest comes behind it. */
function itemsOf(said: FolderSaid | undefined): readonly Written[] {
  const [nav, arranged] = ['nav', 'arrange'].map((key) => inside(said?.written, key));
  if (nav?.kind === 'list') return isTrue(inside(said?.written, 'append_unmatched')) ? [...nav.items, REST] : nav.items;
  return arranged?.kind === 'list' ? [...arranged.items, REST] : [REST];
}

const isRest = (words: string) => /^\.\.\.|\*/.test(words);

const namesIn = (items: readonly Written[], folder: string): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === 'list') return namesIn(item.items, folder);
    if (item.kind === 'map') return item.entries.flatMap(([, value]) => namesIn([value], folder));
    return isRest(item.words) || hasScheme(item.words) ? [] : [pathOf(item.words, folder)];
  });

const pathOf = (words: string, folder: string) => withoutEnding(posix.join(folder, words.trim())).replace(/\/+$/, '');

function entriesIn(folder: string, world: AwesomeWorld): readonly EntryElsewhere[] {
  const said = world.said.get(folder);
  const file = said?.file ?? `${folder}.pages`;
  return itemsOf(said).flatMap((item) => entriesOf(item, { folder, file, world }));
}

interface AroundFolder {
  readonly folder: string;
  /** The one that says what is in it. */
  readonly file: string;
  readonly world: AwesomeWorld;
}

function entriesOf(item: Written, around: AroundFolder): readonly EntryElsewhere[] {
  if (item.kind === 'list') return item.items.flatMap((one) => entriesOf(one, around));
  if (item.kind === 'text') return entriesAt(item, undefined, around);
  return item.entries.flatMap(([key, value]) => {
    const text = wordsOf(key)
      ?.replace(/<[^>]+>/g, '')
      .trim();
    if (value.kind === 'text' && !isRest(value.words)) return entriesAt(value, text, around);
    const items = entriesOf(value, around);
    return items.length === 0 ? [] : [withoutUndefined({ text, place: placeOf(key), items })];
  });
}

/** The page, folder or link that a text names, or what is not named. */
function entriesAt(item: Written, text: string | undefined, around: AroundFolder): readonly EntryElsewhere[] {
  const { folder, world } = around;
  const words = wordsOf(item) ?? '';
  const place = placeOf(item);
  if (words === '') return [];
  if (isRest(words)) return restOf(words, around);
  if (hasScheme(words)) return [withoutUndefined({ text, target: words, place })];
  const path = pathOf(words, folder);
  // What holds itself would never end.
  const isFolder = !isMarkdown(words) && world.children.has(`${path}/`) && path.length > folder.length;
  if (isFolder) return folderAt(path, { text, place }, world);
  return [withoutUndefined({ text, target: world.paths.get(path) ?? posix.join(folder, words), place })];
}

type SaidOfFolder = Pick<EntryElsewhere, 'place'> & { readonly text: string | undefined };

function folderAt(path: string, { text, place }: SaidOfFolder, world: AwesomeWorld): readonly EntryElsewhere[] {
  const folder = `${path}/`;
  const written = world.said.get(folder)?.written;
  const title = text ?? wordsOf(inside(written, 'title')) ?? titleOfFolder(path);
  const items = isTrue(inside(written, 'hide')) ? [] : entriesIn(folder, world);
  const [first, ...others] = items;
  if (first === undefined) return [];
  const isCollapsed = others.length === 0 && first.items === undefined && isTrue(collapseIn(written, world));
  return isCollapsed ? [first] : [{ text: title, place, items }];
}

const collapseIn = (written: Written | undefined, { options }: AwesomeWorld) =>
  inside(written, 'collapse') ??
  inside(written, 'collapse_single_pages') ??
  inside(written, 'flatten_single_child_sections') ??
  inside(options, 'collapse_single_pages');

/** What is in a folder and is not named: its index, pages, then folders. */
function restOf(words: string, { folder, file, world }: AroundFolder): readonly EntryElsewhere[] {
  const { pages, folders } = world.children.get(folder) ?? NO_CHILDREN;
  const place = { file, line: 1, column: 1, endColumn: 1 };
  const order = inside(world.said.get(folder)?.written, 'order') ?? inside(world.options, 'order');
  const sorted = (names: Iterable<string>) => {
    const rest = [...names].filter((name) => !world.named.has(folder + name)).sort();
    return wordsOf(order) === 'desc' ? rest.reverse() : rest;
  };
  const target = (name: string) => world.paths.get(folder + name) ?? folder + name;
  const placeIn = (name: string) => (isIndexName(name) ? -1 : (world.orderOf(target(name)) ?? Number.MAX_SAFE_INTEGER));
  return [
    ...(words === '*/' ? [] : sorted(pages))
      .sort((a, b) => placeIn(a) - placeIn(b))
      .map((name) => ({ target: target(name), place })),
    ...(words === '*.md' ? [] : sorted(folders)).flatMap((name) =>
      folderAt(folder + name, { text: undefined, place }, world),
    ),
  ];
}
