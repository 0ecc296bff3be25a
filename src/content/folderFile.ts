import { nameInFolder } from '../model/files/folderOfFile.ts';
import { withoutEnding } from '../model/files/markdownFile.ts';
import { madeAddress } from '../model/navigationElsewhere.ts';
import { isWords } from '../model/values/isWords.ts';
import type { FrontmatterLines } from './frontmatter/frontmatterFix.ts';
import { isMap } from './frontmatter/readMap.ts';
import { slugHere } from './frontmatterElsewhere/keyFixes.ts';
import { parsedYaml } from './parsedYaml.ts';

/** The file in which Docusaurus says how a folder stands in its sidebar. */
export const CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/;

/** What a file of another generator says of the folder that it stands in, and of what is in that. */
export interface FolderFile {
  readonly label?: string;
  /** Of a page that is made for the folder, where that is not the label. */
  readonly title?: string;
  readonly order?: number;
  readonly description?: string;
  /** The address of a page that is made for the folder. */
  readonly permalink?: string;
  /** The address that such a page has where the file names none. */
  readonly usualAddress?: string;
  /** The page of the folder; undefined for its index, or where it has none. */
  readonly page?: string;
  /** Whether a page that is called like the folder is its page, as in Docusaurus where the file names no other. */
  readonly hasNamesake?: true;
  /** What is in the folder, in its order: files without endings, and folders. Undefined where it does not tell. */
  readonly entries?: readonly FolderEntry[];
  /** Whether it says more than has a place here. */
  readonly hasMore: boolean;
}

export interface FolderEntry {
  readonly name: string;
  readonly label?: string;
  /** It comes behind what is not named, where no number puts it here. */
  readonly isBehind?: true;
  /** What else it says of a page, as front matter has it here. */
  readonly lines?: FrontmatterLines;
}

/** Whether a file is called like one that arranges its folder in other generators; Nextra has some that are code. */
export const isFolderFile = (name: string): boolean => readerFor(name) !== undefined || /^_meta\.[jt]sx?$/.test(name);

/**
 * Reads `_category_.json` of Docusaurus and `meta.json` of others, also as what code says, in JSON. Undefined for any
 * other file, and for what is none of theirs.
 */
export const readFolderFile = (name: string, text: string): FolderFile | undefined =>
  readerFor(name)?.(parsedYaml(text));

const readerFor = (name: string): Reader | undefined => READERS.find(([pattern]) => pattern.test(name))?.[1];

type Reader = (value: unknown) => FolderFile | undefined;

const categoryFile: Reader = (value) => {
  if (!isMap(value)) return undefined;
  const { label, position, link, ...others } = value;
  const { type, id, title, description, slug, ...ofLink } = isMap(link) ? link : {};
  const name = isLine(label) ? label : title;
  return {
    ...(isLine(name) ? { label: name } : {}),
    ...(isLine(title) && title !== name ? { title } : {}),
    ...(typeof position === 'number' ? { order: position } : {}),
    ...(isLine(description) ? { description } : {}),
    ...(type === 'generated-index' ? addressOf(slug, label) : {}),
    ...(link === undefined ? { hasNamesake: true } : {}),
    ...(type === 'doc' && isLine(id) ? { page: nameInFolder(id) } : {}),
    hasMore: isMore(others) || Object.keys(ofLink).length > 0,
  };
};

/** It counts from the folder of all pages, with a slash before it or without. */
function addressOf(slug: unknown, label: unknown): Pick<FolderFile, 'permalink' | 'usualAddress'> {
  const isUsual = !isLine(slug);
  if (isUsual && !isLine(label)) return {};
  const [, address] = slugHere(isUsual ? madeAddress(String(label)) : slug.replace(/^(?!\/)/, '/')) ?? [];
  return address === undefined ? {} : { [isUsual ? 'usualAddress' : 'permalink']: address };
}

/** Nextra has a map, Rspress a list, Fumadocs a list below `pages`. */
const metaFile: Reader = (value) => {
  if (Array.isArray(value)) return listed(value);
  if (!isMap(value)) return undefined;
  if (!Array.isArray(value.pages)) return named(Object.entries(value));
  const { title, pages, ...others } = value;
  const { entries = [], hasMore } = listed(pages);
  return { ...(isLine(title) ? { label: title } : {}), entries, hasMore: hasMore || Object.keys(others).length > 0 };
};

/** Blume's, whose groups are open unless they say otherwise; icons have no names here. */
const blumeFile: Reader = (value) => {
  if (!isMap(value)) return undefined;
  const { title, order, pages, icon: _, ...others } = value;
  const { hasMore, ...read } = Array.isArray(pages) ? listed(pages) : { hasMore: pages !== undefined };
  return {
    ...(isLine(title) ? { label: title } : {}),
    ...(typeof order === 'number' ? { order } : {}),
    ...read,
    hasMore: hasMore || isMore(others),
  };
};

/** Names, or maps of a label and a name. */
const pagesFile: Reader = (value) => {
  if (!isMap(value)) return undefined;
  // Icons have no names here.
  const { title: written, nav, icon: _, ...others } = value;
  // Without quotes it is a number.
  const title = typeof written === 'number' ? String(written) : written;
  const items = Array.isArray(nav) ? nav.map(namedItem) : [];
  const { hasMore, ...read } = nav === undefined ? { hasMore: false } : listed(items);
  const isUnread = (nav !== undefined && !Array.isArray(nav)) || (title !== undefined && !isLine(title));
  return {
    ...(isLine(title) ? { label: title } : {}),
    ...read,
    hasMore: hasMore || isUnread || Object.keys(others).length > 0,
  };
};

function namedItem(item: unknown): unknown {
  const [[label, name] = [], ...more] = isMap(item) ? Object.entries(item) : [];
  return label === undefined || more.length > 0 ? item : { name, label };
}

const READERS: readonly (readonly [name: RegExp, read: Reader])[] = [
  [CATEGORY_FILE, categoryFile],
  [/^_?meta\.json$/, metaFile],
  [/^meta\.ts$/, blumeFile],
  [/^\.(?:pages|nav(?:igation)?\.yml)$/, pagesFile],
];

/** Names, or maps of a name and a label; separators, links and headings are more than that. */
function listed(items: readonly unknown[]): FolderFile {
  const unnamed = items.findIndex(isUnnamed);
  return gathered(
    // What is not named comes last here, too.
    (items.at(-1) === '...' ? items.slice(0, -1) : items).map((item, index) => {
      const { type = 'file', name, label, ...others } = isMap(item) ? item : { name: item };
      if (!isName(name) || (type !== 'file' && type !== 'dir')) return MORE;
      const entry = entryOf(withoutEnding(name), label);
      const isBehind = unnamed !== -1 && index > unnamed;
      return { entry: isBehind ? { ...entry, isBehind } : entry, hasMore: isMore(others) };
    }),
  );
}

/** Whether an item stands for what is not named: all of it, in whatever order, or what matches a pattern. */
const isUnnamed = (item: unknown): boolean => typeof item === 'string' && /^(?:\.\.\.(?: |$)|z\.\.\.a$)|\*/.test(item);

const named = (pairs: readonly (readonly [name: string, value: unknown])[]): FolderFile =>
  gathered(
    pairs.map(([name, value]) => {
      const { title, type = 'doc', display, theme, ...others } = isMap(value) ? value : { title: value };
      if (!isName(name) || 'href' in others || (type !== 'doc' && type !== 'page')) return MORE;
      const isHidden = display === 'hidden';
      const shown = Object.entries(isMap(theme) ? theme : {});
      const lines = Object.assign(
        isHidden ? { unlisted: 'sidebar' } : {},
        ...shown.map(([key, is]) => (is === false ? THEME_LINES[key] : undefined)),
      );
      const isUnread =
        (display !== undefined && !isHidden && display !== 'normal') ||
        shown.some(([key, is]) => is !== true && (is !== false || THEME_LINES[key] === undefined));
      const entry = entryOf(name, title);
      return {
        entry: Object.keys(lines).length === 0 ? entry : { ...entry, lines },
        // Pages stand in the navigation.
        hasMore: type === 'page' || isUnread || isMore(others),
      };
    }),
  );

/** What Nextra leaves out of a page, as front matter has it here. */
const THEME_LINES: Readonly<Record<string, FrontmatterLines>> = {
  sidebar: { sidebar: 'false' },
  toc: { toc: 'false' },
  pagination: { prev: 'false', next: 'false' },
};

interface ReadEntry {
  readonly entry?: FolderEntry;
  readonly hasMore: boolean;
}

const MORE: ReadEntry = { hasMore: true };

/** Of what is named twice, only the first place is one that it can have here. */
function gathered(read: readonly ReadEntry[]): FolderFile {
  const all = read.flatMap(({ entry }) => entry ?? []);
  const entries = all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
  return { entries, hasMore: entries.length < all.length || read.some(({ hasMore }) => hasMore) };
}

const entryOf = (name: string, label: unknown): FolderEntry => ({ name, ...(isLine(label) ? { label } : {}) });

/** Whether there is more than that a group is closed, as groups are here. */
const isMore = (others: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(others).some(([key, value]) => !/^collaps(?:ed|ible)$/.test(key) || value !== true);

const isLine = (value: unknown): value is string => isWords(value) && !value.includes('\n');

/** The name of a file or folder; other signs make separators, links and the rest of a folder. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u.test(value);
