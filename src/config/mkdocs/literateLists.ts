import { posix } from 'node:path';
import { titleOfName } from '../../model/files/titleOfName.ts';
import { allEntries, changedEntries, type EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';

/** The lists of pages in folders, and all pages. */
export interface PageLists {
  /** What the list in a folder names, with targets as they are written there; undefined for no list. */
  readonly listIn: (folder: string) => readonly EntryElsewhere[] | undefined;
  /** Of all pages, in the content folder. */
  readonly paths: readonly string[];
}

/**
 * Entries as the plugin `literate-nav` of MkDocs reads them: a folder that has a list of its own shows what that names,
 * and patterns such as `*.md` stand for what is there and is not named. `folder` is that of the list, with a slash at
 * its end; empty for the content folder.
 */
export function literateLists(
  entries: readonly EntryElsewhere[],
  lists: PageLists,
  folder = '',
): readonly EntryElsewhere[] {
  const named = new Set(allEntries(entries).map(({ target = '' }) => withoutEnd(target)));
  const read = (entry: EntryElsewhere): readonly EntryElsewhere[] => {
    const { target, items, place } = entry;
    const [, inner, kind] = items === undefined ? (PATTERN.exec(patternIn(entry)) ?? []) : [];
    if (inner !== undefined)
      return matching(folder + inner, kind, lists.paths, named).flatMap((one) => read({ ...one, place }));
    const below = target === undefined || !/\/\*?$/.test(target) ? '' : `${withoutEnd(target)}/`;
    // What holds itself would never end.
    const list = below.length > folder.length && below.startsWith(folder) ? lists.listIn(below) : undefined;
    if (list === undefined) return [withoutUndefined({ ...entry, items: items?.flatMap(read) })];
    const listed = changedEntries(list, (one) => ({ target: rebased(one.target, below) }));
    const inside = literateLists(listed, lists, below);
    return entry.text === undefined ? inside : [withoutUndefined({ ...entry, target: undefined, items: inside })];
  };
  return entries.flatMap(read);
}

/** A folder, and what of it is meant: pages, folders or both. */
const PATTERN = /^((?:[\w.-]+\/)*)\*(\.md|\/)?$/;

/** Lists have it as their words, settings as a target, where `guide/*` is a folder. */
const patternIn = ({ text, target }: EntryElsewhere): string =>
  target === undefined ? (text ?? '') : text === undefined && /(?:^|\/)\*(?:\.md|\/)$|^\*$/.test(target) ? target : '';

const withoutEnd = (target: string) => target.replace(/^\.\//, '').replace(/\/\*?$/, '');

function matching(
  folder: string,
  kind: string | undefined,
  paths: readonly string[],
  named: ReadonlySet<string>,
): readonly Pick<EntryElsewhere, 'text' | 'target'>[] {
  const inside = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  const pages = kind === '/' ? [] : inside.filter((path) => !path.includes('/'));
  const folders = kind === '.md' ? [] : inside.flatMap((path) => /^(.+?)\/./.exec(path)?.[1] ?? []);
  const all = [
    ...[...pages].sort().map((name) => ({ target: folder + name })),
    ...[...new Set(folders)].sort().map((name) => ({ text: titleOfName(name), target: `${folder}${name}/*` })),
  ];
  return all.filter(({ target }) => !named.has(withoutEnd(target)));
}

/** A target as it is from the content folder, and not from that of its list. */
const rebased = (target: string | undefined, folder: string) =>
  target === undefined || /^(?:[a-z][\w+.-]*:|[/#])/i.test(target) ? target : posix.join(folder, target);
