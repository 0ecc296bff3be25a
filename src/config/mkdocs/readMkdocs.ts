import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { LISTED_LEVELS, USUAL_LEVEL } from '../../model/headingLevels.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import type { EntryElsewhere, RedirectElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { fileAddress } from '../elsewhere/addressesHere.ts';
import type { AroundFolders } from '../elsewhere/pagesInFolders.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { isToml, writtenToml } from '../parse/writtenToml.ts';
import {
  inside,
  isFalse,
  pairsIn,
  placeOf,
  unreadAt,
  type Written,
  wordsOf,
  type YamlEntry,
  type YamlOrigin,
} from '../parse/writtenYaml.ts';
import { isSiteUrl } from '../siteBase.ts';
import { inheritedYaml, missingInherited } from './inheritedYaml.ts';
import { entriesShown, mkdocsEntries } from './mkdocsEntries.ts';
import { navInFolders } from './mkdocsFolders.ts';
import { mkdocsFrame } from './mkdocsFrame.ts';
import { mkdocsLanguages } from './mkdocsLanguages.ts';
import { mkdocsOthers } from './mkdocsOthers.ts';
import { extensionsIn, hasFeature, pluginsIn } from './mkdocsPlugins.ts';
import { mkdocsRepository } from './mkdocsRepository.ts';

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
  const has = (feature: string) => hasFeature(settings, feature);
  const named = nav?.kind === 'list' ? mkdocsEntries(nav.items, origin) : undefined;
  const told = around === undefined ? undefined : navInFolders(settings, named, around);
  const written = told?.entries ?? named ?? [];
  const entries = entriesShown(isLiterate(settings) ? written.map(withFolders) : written, has);
  const entriesIn = (items: readonly Written[]) => entriesShown(mkdocsEntries(items, origin), has);
  const { lang: first, ...languages } = mkdocsLanguages(settings, { origin, entries, entriesIn });
  const address = addressIn(settings, origin);
  const source = mkdocsRepository(settings, origin);
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
const settingsIn = (origin: YamlOrigin, textOf: TextOf): Written | undefined =>
  isToml(origin.file) ? inside(writtenToml(origin.text), 'project') : inheritedYaml(origin, textOf);

const isLiterate = (settings: Written | undefined) => pluginsIn(settings).some(([name]) => name === 'literate-nav');

/** A name that is no text, as that of an environment: `!ENV [NAME, 'Acme']`. */
function nameless(settings: Written | undefined, origin: YamlOrigin): readonly UnreadPart[] {
  const name = inside(settings, 'site_name');
  const hint = "write `title: '…'` in `site/config.ts` yourself; code there can read `process.env`";
  return name?.kind === 'text' ? [] : unreadAt('site_name', name, { origin, hint });
}

interface MkdocsPart {
  readonly site: Partial<SiteElsewhere>;
  readonly unread: readonly UnreadPart[];
}

/** Where the site is published; pages are below its path. */
function addressIn(settings: Written | undefined, origin: YamlOrigin): MkdocsPart {
  const value = inside(settings, 'site_url');
  if (value === undefined || (value.kind === 'text' && wordsOf(value) === undefined)) return { site: {}, unread: [] };
  const siteUrl = wordsOf(value);
  if (siteUrl !== undefined && isSiteUrl(siteUrl))
    return { site: { siteUrl, base: new URL(siteUrl).pathname }, unread: [] };
  const hint = "write `siteUrl: 'https://…'` in `site/config.ts` yourself; code there can read `process.env`";
  return { site: {}, unread: unreadAt('site_url', value, { origin, hint }) };
}

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

/** The old addresses that the plugin `redirects` knows, by the files that were there. */
function redirectsIn(
  settings: Written | undefined,
  origin: YamlOrigin,
): { readonly redirects: readonly RedirectElsewhere[]; readonly unread: readonly UnreadPart[] } {
  const maps = pluginsIn(settings).flatMap(([name, options]) =>
    name === 'redirects' ? (inside(options, 'redirect_maps') ?? []) : [],
  );
  const ending = isFalse(inside(settings, 'use_directory_urls')) ? '.html' : '/';
  const all = maps.flatMap(pairsIn);
  const isPair = ([key, value]: YamlEntry) => wordsOf(key) !== undefined && wordsOf(value) !== undefined;
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

/** A folder by itself shows its pages. */
function withFolders({ target, items, ...entry }: EntryElsewhere): EntryElsewhere {
  const isFolder = target?.endsWith('/') === true && !canParseUrl(target);
  return withoutUndefined({ ...entry, target: isFolder ? `${target}*` : target, items: items?.map(withFolders) });
}
