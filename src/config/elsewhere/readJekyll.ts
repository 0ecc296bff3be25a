import { asLanguageTag } from '../../model/languageTag.ts';
import type {
  EntryElsewhere,
  LogoElsewhere,
  RepositoryElsewhere,
  SiteElsewhere,
  UnreadPart,
} from '../../model/navigationElsewhere.ts';
import { repositoryHost } from '../../model/repositoryHost.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { imageAddress, siteUrlAt } from './addressesHere.ts';
import { unlessEmpty } from './unlessEmpty.ts';
import { inside, isTrue, type Origin, placeOf, type Written, wordsOf, writtenYaml } from './writtenYaml.ts';

interface PagesHere {
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** Whether there are pages in a folder of it. */
  readonly hasPages: (folder: string) => boolean;
}

/**
 * What a `_config.yml` of Jekyll says of a site, also as the theme Just the Docs reads it; undefined where it names no
 * title. Its navigation is that of a theme. `file` is relative to the project.
 */
export function readJekyll(text: string, file: string, { prefix, hasPages }: PagesHere): SiteElsewhere | undefined {
  const settings = writtenYaml(text);
  const origin = { text, file };
  const read = (name: string) => wordsOf(inside(settings, name));
  const title = read('title') ?? read('name');
  if (title === undefined) return undefined;
  const [lang, base] = [read('lang'), read('baseurl')];
  const siteUrl = siteUrlAt(read('url'), base);
  const right = unlessEmpty(linksIn(settings, origin));
  return withoutUndefined({
    title,
    description: read('description'),
    lang: lang && asLanguageTag(lang),
    base,
    siteUrl: siteUrl !== undefined && /^https?:\/\/localhost\b/.test(siteUrl) ? undefined : siteUrl,
    repository: repositoryIn(settings, prefix),
    logo: logoIn(inside(settings, 'logo'), origin),
    header: right && { right },
    entries: [],
    unread: collectionsIn(settings, origin, hasPages).map((part) => movedFolder(part, prefix)),
  });
}

/** Just the Docs names all parts of the address by itself. */
function repositoryIn(settings: Written | undefined, prefix: string): RepositoryElsewhere | undefined {
  const read = (name: string) => wordsOf(inside(settings, name));
  const [url, branch] = ['gh_edit_repository', 'gh_edit_branch'].map((name) => read(name)?.replace(/\/+$/, ''));
  if (!isTrue(inside(settings, 'gh_edit_link')) || url === undefined || branch === undefined || !URL.canParse(url))
    return undefined;
  const source = read('gh_edit_source')?.replaceAll(/^[./]+|\/+$/g, '') ?? '';
  const path = [source, `${prefix}{path}`].filter(Boolean).join('/');
  return { url, editUrl: `${url}/edit/${branch}/${path}`, folder: prefix };
}

/** The code of the site, and what Just the Docs has at the top. */
function linksIn(settings: Written | undefined, origin: Origin): readonly EntryElsewhere[] {
  const repository = inside(settings, 'repository');
  const named = wordsOf(repository);
  const url = named !== undefined && /^[\w.-]+\/[\w.-]+$/.test(named) ? `https://github.com/${named}` : named;
  const links = inside(settings, 'aux_links');
  return [
    ...(repository === undefined || url === undefined || !/^https?:/.test(url) || !URL.canParse(url)
      ? []
      : [{ text: repositoryHost(url), target: url, place: placeOf(repository, origin) }]),
    ...(links?.kind === 'map' ? links.entries : []).flatMap(([key, value]) => {
      const text = wordsOf(key);
      const target = wordsOf(value.kind === 'list' ? value.items[0] : value)?.replace(/^(?=\/\/)/, 'https:');
      // Others lead to pages, whose addresses may be different here.
      if (text === undefined || target === undefined || !/^https?:\/\//.test(target)) return [];
      return [{ text, target, place: placeOf(key, origin) }];
    }),
  ].filter(({ target }, index, all) => all.findIndex((one) => one.target === target) === index);
}

function logoIn(value: Written | undefined, origin: Origin): LogoElsewhere | undefined {
  const image = wordsOf(value);
  if (value === undefined || image === undefined || /^https?:|^\/\//.test(image)) return undefined;
  return { image: imageAddress(image), place: placeOf(value, origin) };
}

/** Collections whose folders are here, without the first sign parts of addresses there. Those of posts have the day. */
function collectionsIn(settings: Written | undefined, origin: Origin, hasPages: PagesHere['hasPages']) {
  const collections = inside(settings, 'collections');
  if (collections?.kind === 'text' || collections === undefined) return [];
  const names = collections.kind === 'list' ? collections.items : collections.entries.map(([key]): Written => key);
  return names.flatMap((key) => {
    const name = wordsOf(key);
    return name === undefined || name === 'posts' || !hasPages(`_${name}/`)
      ? []
      : [{ name, place: placeOf(key, origin) }];
  });
}

const movedFolder = (
  { name, place }: { readonly name: string; readonly place: EntryElsewhere['place'] },
  prefix: string,
): UnreadPart => ({
  option: 'collections',
  place,
  isData: true,
  hint: `rename the folder \`${prefix}_${name}\` to \`${prefix}${name}\`: its name is a part of addresses here`,
});
