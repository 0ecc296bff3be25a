import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { repositoryHost } from '../../model/addresses/repositoryHost.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import type {
  EntryElsewhere,
  LogoElsewhere,
  RepositoryElsewhere,
  SiteElsewhere,
  UnreadPart,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { folderNamed, imageAddress, siteUrlAt } from '../elsewhere/addressesHere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { inside, isTrue, pairsIn, placeOf, type Written, wordsAt, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';
import { dataNavigation } from './dataNavigation.ts';
import { type JekyllCollection, jekyllCollections } from './jekyllCollections.ts';
import { justTheDocs, namesJustTheDocs } from './justTheDocs.ts';
import type { ThemedPage } from './pageTree.ts';

interface PagesHere {
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** Whether there are pages in a folder of it. */
  readonly hasPages: (folder: string) => boolean;
  /** Whether pages name others that they are below, as that theme reads it. */
  readonly namesParents: boolean;
  readonly themedPages: () => readonly ThemedPage[];
  /** The lists of entries that the theme Minimal Mistakes has in a file, and the names of those that pages name. */
  readonly lists?: { readonly text: string; readonly file: string };
  readonly namedLists?: readonly string[];
}

/**
 * What a `_config.yml` of Jekyll says of a site, and what the front matter of pages says of their navigation for the
 * theme Just the Docs; undefined where there is neither that nor a title. That of other themes is theirs. `file` is
 * relative to the project.
 */
export function readJekyll(text: string, file: string, pages: PagesHere): SiteElsewhere | undefined {
  const settings = writtenYaml(text, file);
  const read = (name: string) => wordsAt(settings, name);
  const title = read('title') ?? read('name');
  const isThemed = pages.namesParents || namesJustTheDocs(settings);
  const { lists, namedLists = [] } = pages;
  const navigation: Navigation | undefined = isThemed
    ? justTheDocs(settings, pages.themedPages())
    : lists && dataNavigation(settings, writtenYaml(lists.text, lists.file), namedLists);
  if (title === undefined && (navigation?.sidebars ?? navigation?.entries ?? []).length === 0) return undefined;
  const folders = unmovedFolders(jekyllCollections(settings), pages);
  const [lang, base] = [read('lang'), read('baseurl')];
  const siteUrl = siteUrlAt(read('url'), base);
  const left = navigation?.header?.left;
  const right = unlessEmpty(linksIn(settings).filter(({ target }) => !left?.some((one) => isSame(one, target))));
  return withoutUndefined({
    title,
    description: read('description'),
    lang: lang && asLanguageTag(lang),
    base,
    siteUrl: siteUrl !== undefined && /^https?:\/\/localhost\b/.test(siteUrl) ? undefined : siteUrl,
    repository: repositoryIn(settings, pages.prefix),
    logo: logoIn(inside(settings, 'logo')),
    entries: [],
    ...navigation,
    header: (left ?? right) && withoutUndefined({ left, right }),
    unread: [...(navigation?.unread ?? []), ...(isThemed ? [] : folders)],
    // Entries would lead to the addresses that pages have until then.
    unmoved: isThemed ? folders : undefined,
  });
}

type Navigation = Pick<SiteElsewhere, 'entries' | 'sidebars' | 'header' | 'pageFixes' | 'unread'>;

const isSame = (one: EntryElsewhere, target: string | undefined) => one.target?.replace(/\/$/, '') === target;

/** Just the Docs names all parts of the address by itself. */
function repositoryIn(settings: Written | undefined, prefix: string): RepositoryElsewhere | undefined {
  const read = (name: string) => wordsAt(settings, name);
  const [url, branch] = ['gh_edit_repository', 'gh_edit_branch'].map((name) => read(name)?.replace(/\/+$/, ''));
  if (!isTrue(inside(settings, 'gh_edit_link')) || url === undefined || branch === undefined || !canParseUrl(url))
    return undefined;
  const source = folderNamed(read('gh_edit_source') ?? '');
  const path = [source, `${prefix}{path}`].filter(Boolean).join('/');
  return { url, editUrl: `${url}/edit/${branch}/${path}`, folder: prefix };
}

/** The code of the site, and what Just the Docs has at the top. */
function linksIn(settings: Written | undefined): readonly EntryElsewhere[] {
  const repository = inside(settings, 'repository');
  const named = wordsOf(repository);
  const url = named !== undefined && /^[\w.-]+\/[\w.-]+$/.test(named) ? `https://github.com/${named}` : named;
  return [
    ...(repository === undefined || url === undefined || !/^https?:/.test(url) || !canParseUrl(url)
      ? []
      : [{ text: repositoryHost(url), target: url, place: placeOf(repository) }]),
    ...pairsIn(inside(settings, 'aux_links')).flatMap(([key, value]) => {
      const text = wordsOf(key);
      const target = wordsOf(value.kind === 'list' ? value.items[0] : value)?.replace(/^(?=\/\/)/, 'https:');
      // Others lead to pages, whose addresses may be different here.
      if (text === undefined || target === undefined || !/^https?:\/\//.test(target)) return [];
      return [{ text, target, place: placeOf(key) }];
    }),
  ].filter(({ target }, index, all) => all.findIndex((one) => one.target === target) === index);
}

function logoIn(value: Written | undefined): LogoElsewhere | undefined {
  const image = wordsOf(value);
  if (value === undefined || image === undefined || /^https?:|^\/\//.test(image)) return undefined;
  return { image: imageAddress(image), place: placeOf(value) };
}

/** What to call the folders of collections. Those of posts have the day in their names. */
const unmovedFolders = (
  collections: readonly JekyllCollection[],
  { prefix, hasPages }: PagesHere,
): readonly UnreadPart[] =>
  collections
    .filter(({ name, folderThere }) => name !== 'posts' && hasPages(folderThere))
    .map(({ place, folderThere, folder }) => ({
      option: 'collections',
      place,
      isData: true,
      hint: `rename the folder \`${prefix}${folderThere.slice(0, -1)}\` to \`${prefix}${folder.slice(0, -1)}\`: its name is a part of addresses here`,
    }));
