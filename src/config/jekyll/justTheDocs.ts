import { nameOfFile } from '../../model/files/nameOfFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import type { EntryElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { inside, isTrue, itemsIn, pairsIn, placeOf, type Written, wordsAt, wordsOf } from '../parse/writtenYaml.ts';
import { jekyllCollections } from './jekyllCollections.ts';
import { pageTree, type ThemedPage, type TitledPage } from './pageTree.ts';

/** Whether the settings of Jekyll name the theme, as a gem or a repository, or one that is made from it. */
export const namesJustTheDocs = (settings: Written | undefined): boolean =>
  ['theme', 'remote_theme'].some((name) => /\bjust-the-\w/.test(wordsOf(inside(settings, name)) ?? ''));

/**
 * The navigation of the theme Just the Docs: pages below those that they name in their front matter, links, then what
 * is in collections, each by itself. Pages that name none that is there have no place in it, as they had none in the
 * theme.
 */
export function justTheDocs(
  settings: Written | undefined,
  pages: readonly ThemedPage[],
): Pick<SiteElsewhere, 'entries' | 'pageFixes'> & { readonly unread: readonly UnreadPart[] } {
  const options = { ignoresCase: wordsOf(inside(settings, 'nav_sort')) === 'case_insensitive' };
  const collections = shownCollections(settings, pages).map((one) => ({
    ...one,
    tree: pageTree(pagesIn(one.folder, pages), options),
  }));
  const isPage = ({ path }: ThemedPage) =>
    !/(?:^|\/)_/.test(path) && !collections.some(({ folder }) => path.startsWith(folder));
  const own = pageTree(pages.filter(isPage), options);
  const groups = collections.flatMap((one) =>
    one.isExcluded || one.tree.entries.length === 0 ? [] : [groupOf(one, one.tree.entries)],
  );
  // One that holds all pages has no name there.
  const shown = own.entries.length > 0 || groups.length > 1 ? groups : groups.flatMap(({ items = [] }) => items);
  const trees = [own, ...collections.map(({ tree }) => tree)];
  const lost = trees.flatMap((tree) => tree.lost);
  return {
    entries: [...own.entries, ...linksIn(settings), ...shown],
    unread: unreadIn(lost, pages),
    pageFixes: trees.flatMap((tree) => tree.deletions),
  };
}

interface Collection {
  /** Of its pages, with a slash at its end. */
  readonly folder: string;
  readonly text: string;
  readonly place: EntryElsewhere['place'];
  readonly isExcluded: boolean;
  readonly isFolded: boolean;
}

/** Those that the navigation shows, also of a theme that names them in a map of its own, and that have pages. */
function shownCollections(settings: Written | undefined, pages: readonly ThemedPage[]) {
  const hasPages = (folder: string) => pages.some(({ path }) => path.startsWith(folder));
  const named = pairsIn(settings).map(([, value]) => inside(value, 'collections'));
  return jekyllCollections(settings).flatMap(({ name, place, ...folders }): readonly Collection[] => {
    const shown = named.map((map) => inside(map, name)).find((one) => one !== undefined);
    const folder = hasPages(folders.folderThere) ? folders.folderThere : folders.folder;
    if (shown === undefined || !hasPages(folder)) return [];
    const [isExcluded, isFolded] = [isTrue(inside(shown, 'nav_exclude')), isTrue(inside(shown, 'nav_fold'))];
    return [{ folder, text: wordsOf(inside(shown, 'name')) ?? titleOfName(name), place, isExcluded, isFolded }];
  });
}

/** The pages of a collection, which have titles in any case. */
const pagesIn = (folder: string, pages: readonly ThemedPage[]): readonly ThemedPage[] =>
  pages
    .filter(({ path }) => path.startsWith(folder))
    .map((page) => ({ ...page, title: page.title ?? titleOfName(nameOfFile(page.path)) }));

const groupOf = ({ text, place, isFolded }: Collection, items: readonly EntryElsewhere[]): EntryElsewhere =>
  withoutUndefined({ text, place, items, isOpen: isFolded ? undefined : true });

function linksIn(settings: Written | undefined): readonly EntryElsewhere[] {
  return itemsIn(inside(settings, 'nav_external_links')).flatMap((link) => {
    const [text, target] = ['title', 'url'].map((name) => wordsAt(link, name));
    const url = inside(link, 'url');
    if (text === undefined || target === undefined || url === undefined) return [];
    return { text, target, place: placeOf(url) };
  });
}

/** The uppermost of the pages that have no place. */
const unreadIn = (lost: readonly TitledPage[], pages: readonly ThemedPage[]): readonly UnreadPart[] =>
  lost
    .filter((page) => !lost.some((one) => one !== page && one.title === page.parent))
    .map((page) => ({
      option: 'parent',
      place: page.parentPlace ?? page.place,
      isData: true,
      hint: lostHint(page, pages),
    }));

function lostHint({ title, parent = '' }: TitledPage, pages: readonly ThemedPage[]): string {
  const titles = pages.flatMap((one) => one.title ?? []).filter((one) => one !== title);
  const what = titles.includes(parent)
    ? `no page called \`${parent}\` is where \`grand_parent\` or \`ancestor\` says`
    : `no page is called \`${parent}\``;
  const meant = titles.includes(parent) ? undefined : didYouMean(parent, titles);
  return `${what}${meant === undefined ? '' : `: ${meant}`}; give the page its place in \`sidebars\` of \`site/config.ts\``;
}
