import { canParseUrl } from '../../model/canParseUrl.ts';
import { LISTED_LEVELS, USUAL_LEVEL } from '../../model/headingLevels.ts';
import { asLanguageTag } from '../../model/languageTag.ts';
import type {
  EntryElsewhere,
  RedirectElsewhere,
  RepositoryElsewhere,
  SiteElsewhere,
  UnreadPart,
} from '../../model/navigationElsewhere.ts';
import { repositoryHost } from '../../model/repositoryHost.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { isSiteUrl } from '../siteBase.ts';
import { fileAddress } from './addressesHere.ts';
import type { TextOf } from './codeModules.ts';
import { inheritedYaml, missingInherited } from './inheritedYaml.ts';
import { navInFolders } from './mkdocsFolders.ts';
import { mkdocsFrame } from './mkdocsFrame.ts';
import { mkdocsLanguages } from './mkdocsLanguages.ts';
import { mkdocsOthers } from './mkdocsOthers.ts';
import { extensionsIn, pluginsIn } from './mkdocsPlugins.ts';
import type { AroundFolders } from './pagesInFolders.ts';
import { EDIT_HINT } from './repositoryHere.ts';
import { unlessEmpty } from './unlessEmpty.ts';
import { writtenToml } from './writtenToml.ts';
import { inside, isFalse, type Origin, placeOf, type Written, wordsOf } from './writtenYaml.ts';

/**
 * The site that a `mkdocs.yml`, or the `zensical.toml` of Zensical, describes, its tags such as `!!python/name:…`
 * passed over; undefined where it names nothing of it, or is no YAML. `file` is relative to the project; `textOf`
 * yields the text of another. `around` is what stands around the files in which a plugin reads the navigation.
 */
export function readMkdocs(
  text: string,
  file: string,
  textOf: TextOf = () => undefined,
  around?: AroundFolders,
): SiteElsewhere | undefined {
  const origin = { text, file };
  const settings = settingsIn(origin, textOf);
  const missing = isToml(file) ? undefined : missingInherited(origin, textOf);
  const nav = inside(settings, 'nav');
  const [title, description] = ['site_name', 'site_description'].map((name) => wordsOf(inside(settings, name)));
  if (nav?.kind !== 'list' && title === undefined && missing === undefined) return undefined;
  const theme = inside(settings, 'theme');
  const lang = wordsOf(inside(theme, 'language') ?? inside(theme, 'locale'));
  const has = (name: string) => hasFeature(theme, name);
  const named = nav?.kind === 'list' ? entriesOf(nav.items, origin) : undefined;
  const told = around === undefined ? undefined : navInFolders(settings, named, around);
  const written = told?.entries ?? named ?? [];
  const read = isLiterate(settings) ? written.map(withFolders) : written;
  const openLevels = has('navigation.expand') ? Number.POSITIVE_INFINITY : 0;
  // Sections are below tabs.
  const sectionLevels = has('navigation.sections') ? (has('navigation.tabs') ? 2 : 1) : 0;
  const shown = (all: readonly EntryElsewhere[]) =>
    withOpen(has('navigation.indexes') ? all.map(withIndex) : all, Math.max(openLevels, sectionLevels));
  const entries = shown(read);
  const entriesIn = (items: readonly Written[]) => shown(entriesOf(items, origin));
  const { lang: first, ...languages } = mkdocsLanguages(settings, { origin, entries, entriesIn });
  const address = addressIn(settings, origin);
  const source = sourceIn(settings, origin);
  const frame = mkdocsFrame(settings, origin);
  const { redirects, unread } = redirectsIn(settings, origin);
  return withoutUndefined({
    title,
    description,
    lang: lang === undefined ? first : asLanguageTag(lang),
    ...languages,
    ...address.site,
    ...source.site,
    ...frame.site,
    toc: tocIn(settings),
    redirects: unlessEmpty(redirects),
    entries,
    files: told?.files,
    hasTabs: has('navigation.tabs') || undefined,
    unread: [
      ...(missing ? [missing] : []),
      ...nameless(settings, origin),
      ...address.unread,
      ...source.unread,
      ...frame.unread,
      ...mkdocsOthers(settings, origin),
      ...unread,
    ],
  });
}

/** Whether a plugin reads lists of pages in Markdown. The arguments are those of `readMkdocs`. */
export const usesLiterateNav = (text: string, file: string, textOf: TextOf): boolean =>
  isLiterate(settingsIn({ text, file }, textOf));

/** Zensical has the same settings in a table of TOML. */
const settingsIn = (origin: Origin, textOf: TextOf): Written | undefined =>
  isToml(origin.file) ? inside(writtenToml(origin.text), 'project') : inheritedYaml(origin, textOf);

const isToml = (file: string) => file.endsWith('.toml');

const isLiterate = (settings: Written | undefined) => pluginsIn(settings).some(([name]) => name === 'literate-nav');

/** A name that is no text, as that of an environment: `!ENV [NAME, 'Acme']`. */
function nameless(settings: Written | undefined, origin: Origin): readonly UnreadPart[] {
  const name = inside(settings, 'site_name');
  if (name === undefined || name.kind === 'text') return [];
  const hint = "write `title: '…'` in `site/config.ts` yourself; code there can read `process.env`";
  return [{ option: 'site_name', place: placeOf(name, origin), isData: true, hint }];
}

function hasFeature(theme: Written | undefined, name: string): boolean {
  const features = inside(theme, 'features');
  return features?.kind === 'list' && features.items.some((one) => wordsOf(one) === name);
}

interface Part {
  readonly site: Partial<SiteElsewhere>;
  readonly unread: readonly UnreadPart[];
}

/** Where the site is published; pages are below its path. */
function addressIn(settings: Written | undefined, origin: Origin): Part {
  const value = inside(settings, 'site_url');
  if (value === undefined || (value.kind === 'text' && wordsOf(value) === undefined)) return { site: {}, unread: [] };
  const siteUrl = wordsOf(value);
  if (siteUrl !== undefined && isSiteUrl(siteUrl))
    return { site: { siteUrl, base: new URL(siteUrl).pathname }, unread: [] };
  const hint = "write `siteUrl: 'https://…'` in `site/config.ts` yourself; code there can read `process.env`";
  return { site: {}, unread: [{ option: 'site_url', place: placeOf(value, origin), isData: true, hint }] };
}

/** The hosts whose addresses for edits are known, without the folder of the pages. */
const EDIT_PATHS: ReadonlyMap<string, string> = new Map([
  ['github.com', 'edit/master/docs/'],
  ['gitlab.com', 'edit/master/docs/'],
  ['bitbucket.org', 'src/default/docs/'],
]);

/**
 * How deep lists of headings go, as `toc_depth` says: a level, or two of them; undefined where that is as here. Those
 * of the title alone are none.
 */
function tocIn(settings: Written | undefined): SiteElsewhere['toc'] {
  const options = extensionsIn(settings).find(([name]) => /^(?:markdown\.extensions\.)?toc$/.test(name ?? ''))?.[1];
  const lowest = Number(wordsOf(inside(options, 'toc_depth'))?.replace(/^.*-/, ''));
  if (lowest === 0 || lowest === 1) return false;
  return LISTED_LEVELS.find((level) => level === lowest && level !== USUAL_LEVEL);
}

/** The code of the site: with an address for edits its repository, else a link at the top. */
function sourceIn(settings: Written | undefined, origin: Origin): Part {
  const [address, template, name] = ['repo_url', 'edit_uri_template', 'repo_name'].map((key) =>
    wordsOf(inside(settings, key)),
  );
  const written = inside(settings, 'repo_url');
  if (written === undefined || address === undefined) return { site: {}, unread: [] };
  const place = placeOf(written, origin);
  if (!canParseUrl(address)) return { site: {}, unread: [{ option: 'repo_url', place, isData: true }] };
  const { host } = new URL(address);
  const editPath = inside(settings, 'edit_uri');
  const usual = isWithoutEdits(inside(settings, 'theme'), origin) ? undefined : EDIT_PATHS.get(host);
  const path = template ?? (editPath === undefined ? usual : wordsOf(editPath));
  const repository = path === undefined ? undefined : repositoryOf(address, path, settings);
  if (repository !== undefined) return { site: { repository }, unread: [] };
  const text = name ?? repositoryHost(address);
  const unknown = inside(settings, template === undefined ? 'edit_uri' : 'edit_uri_template');
  return {
    site: { header: { right: [{ text, target: address, place }] } },
    unread:
      path === undefined || unknown === undefined
        ? []
        : [{ option: 'edit_uri', place: placeOf(unknown, origin), isData: true, hint: EDIT_HINT }],
  };
}

/** Material and Zensical lead to edits only where they are told to; who names their address means it to. */
const isWithoutEdits = (theme: Written | undefined, { file }: Origin) =>
  (isToml(file) || wordsOf(inside(theme, 'name') ?? theme) === 'material') &&
  !['edit', 'view'].some((action) => hasFeature(theme, `content.action.${action}`));

/** `null` stands for no address, and templates may name a page in ways that are not known here. */
function repositoryOf(url: string, path: string, settings: Written | undefined): RepositoryElsewhere | undefined {
  const around = /^[?#]/.test(path) ? url : url.replace(/\/*$/, '/');
  const whole = /^[a-z]+:\/\//i.test(path) ? path : around + path.replace(/^\//, '');
  const named = whole.replaceAll('{path!q}', '{path}');
  const editUrl = named.includes('{') ? named : `${named.replace(/\/*$/, /[?#]/.test(named) ? '$&' : '/')}{path}`;
  if (/[{}]/.test(editUrl.replace('{path}', '')) || !editUrl.includes('{path}')) return undefined;
  return { url, editUrl, folder: wordsOf(inside(settings, 'docs_dir')) ?? 'docs' };
}

/** The old addresses that the plugin `redirects` knows, by the files that were there. */
function redirectsIn(
  settings: Written | undefined,
  origin: Origin,
): { readonly redirects: readonly RedirectElsewhere[]; readonly unread: readonly UnreadPart[] } {
  const maps = pluginsIn(settings).flatMap(([name, options]) =>
    name === 'redirects' ? (inside(options, 'redirect_maps') ?? []) : [],
  );
  const ending = isFalse(inside(settings, 'use_directory_urls')) ? '.html' : '/';
  const all = maps.flatMap((map) => (map.kind === 'map' ? map.entries : []));
  const isPair = ([key, value]: (typeof all)[number]) => wordsOf(key) !== undefined && wordsOf(value) !== undefined;
  return {
    redirects: all.filter(isPair).map(([key, value]) => ({
      from: fileAddress(wordsOf(key) ?? '', ending),
      to: wordsOf(value) ?? '',
      option: 'redirect_maps',
      place: placeOf(key, origin),
    })),
    unread: all
      .filter((pair) => !isPair(pair))
      .map(([key]) => ({ option: 'redirect_maps', place: placeOf(key, origin), isData: true })),
  };
}

const entriesOf = (items: readonly Written[], origin: Origin): readonly EntryElsewhere[] =>
  items.flatMap((item): readonly EntryElsewhere[] => {
    if (item.kind === 'list') return entriesOf(item.items, origin);
    if (item.kind === 'text') return [withoutUndefined({ target: wordsOf(item), place: placeOf(item, origin) })];
    return item.entries.map(([key, value]) => {
      const text = wordsOf(key);
      if (value.kind === 'text')
        return withoutUndefined({ text, target: wordsOf(value), place: placeOf(value, origin) });
      const items = entriesOf(value.kind === 'list' ? value.items : [value], origin);
      return withoutUndefined({ text, place: placeOf(key, origin), items });
    });
  });

/** A folder by itself shows its pages. */
function withFolders({ target, items, ...entry }: EntryElsewhere): EntryElsewhere {
  const isFolder = target?.endsWith('/') === true && !canParseUrl(target);
  return withoutUndefined({ ...entry, target: isFolder ? `${target}*` : target, items: items?.map(withFolders) });
}

/** A group whose first page is the index of a folder leads to that. */
function withIndex({ items, ...entry }: EntryElsewhere): EntryElsewhere {
  if (items === undefined) return entry;
  const [first, ...others] = items.map(withIndex);
  const isIndex = first?.items === undefined && /(?:^|\/)(?:index|README)\.md$/.test(first?.target ?? '');
  if (!isIndex || first?.target === undefined) return { ...entry, items: items.map(withIndex) };
  return { ...entry, target: first.target, place: first.place, items: others };
}

/** The entries with so many levels of groups open. */
const withOpen = (entries: readonly EntryElsewhere[], levels: number): readonly EntryElsewhere[] =>
  levels === 0
    ? entries
    : entries.map((entry) =>
        entry.items === undefined ? entry : { ...entry, isOpen: true, items: withOpen(entry.items, levels - 1) },
      );
