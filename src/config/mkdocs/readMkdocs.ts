import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { LISTED_LEVELS, USUAL_LEVEL } from '../../model/headingLevels.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import {
  changedEntries,
  type EntryElsewhere,
  type RedirectElsewhere,
  type SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { fileAddress } from '../elsewhere/addressesHere.ts';
import type { AroundFolders } from '../elsewhere/pagesInFolders.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { type PartsRead, partsReader } from '../parse/partsReader.ts';
import { isToml, writtenToml } from '../parse/writtenToml.ts';
import { inside, isFalse, pairsIn, placeOf, type Written, wordsAt, wordsOf } from '../parse/writtenYaml.ts';
import { isSiteUrl } from '../siteBase.ts';
import { type Inheriting, inheritedYaml } from './inheritedYaml.ts';
import { entriesShown, mkdocsEntries } from './mkdocsEntries.ts';
import { navInFolders } from './mkdocsFolders.ts';
import { mkdocsFrame } from './mkdocsFrame.ts';
import { mkdocsLanguages } from './mkdocsLanguages.ts';
import { tellMkdocsOthers } from './mkdocsOthers.ts';
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
  const { miss, missed } = partsReader();
  const settings = settingsIn(text, file, { textOf, miss });
  const nav = inside(settings, 'nav');
  const [title, description] = ['site_name', 'site_description'].map((name) => wordsAt(settings, name));
  if (nav?.kind !== 'list' && title === undefined && missed.length === 0) return undefined;
  tellNameless(settings, miss);
  const theme = inside(settings, 'theme');
  const lang = wordsOf(inside(theme, 'language') ?? inside(theme, 'locale'));
  const has = (feature: string) => hasFeature(settings, feature);
  const named = nav?.kind === 'list' ? mkdocsEntries(nav.items) : undefined;
  const told = around === undefined ? undefined : navInFolders(settings, named, around);
  const written = told?.entries ?? named ?? [];
  const entries = entriesShown(isLiterate(settings) ? changedEntries(written, withFolder) : written, has);
  const entriesIn = (items: readonly Written[]) => entriesShown(mkdocsEntries(items), has);
  const { lang: first, ...languages } = mkdocsLanguages(settings, { entries, entriesIn });
  const address = addressIn(settings, miss);
  const source = mkdocsRepository(settings, file, miss);
  const frame = mkdocsFrame(settings, miss);
  tellMkdocsOthers(settings, miss);
  return withoutUndefined({
    title,
    description,
    lang: lang === undefined ? first : asLanguageTag(lang),
    ...languages,
    ...address,
    ...source,
    ...frame,
    toc: tocIn(settings),
    redirects: unlessEmpty(redirectsIn(settings, miss)),
    entries,
    files: told?.files,
    hasTabs: has('navigation.tabs') || undefined,
    unread: missed,
  });
}

/** Whether a plugin reads lists of pages in Markdown. The arguments are those of `readMkdocs`. */
export const usesLiterateNav = (text: string, file: string, textOf: TextOf): boolean =>
  isLiterate(settingsIn(text, file, { textOf, miss: partsReader().miss }));

/** Zensical has the same settings in a table of TOML. */
const settingsIn = (text: string, file: string, inheriting: Inheriting): Written | undefined =>
  isToml(file) ? inside(writtenToml(text, file), 'project') : inheritedYaml(text, file, inheriting);

const isLiterate = (settings: Written | undefined) => pluginsIn(settings).some(([name]) => name === 'literate-nav');

/** Tells of a name that is no text, as that of an environment: `!ENV [NAME, 'Acme']`. */
function tellNameless(settings: Written | undefined, miss: PartsRead['miss']): void {
  const name = inside(settings, 'site_name');
  const hint = "write `title: '…'` in `site/config.ts` yourself; code there can read `process.env`";
  if (name !== undefined && name.kind !== 'text') miss('site_name', placeOf(name), { isData: true, hint });
}

/** Where the site is published; pages are below its path. */
function addressIn(settings: Written | undefined, miss: PartsRead['miss']): Pick<SiteElsewhere, 'siteUrl' | 'base'> {
  const value = inside(settings, 'site_url');
  const siteUrl = wordsOf(value);
  if (value === undefined || (value.kind === 'text' && siteUrl === undefined)) return {};
  if (siteUrl !== undefined && isSiteUrl(siteUrl)) return { siteUrl, base: new URL(siteUrl).pathname };
  const hint = "write `siteUrl: 'https://…'` in `site/config.ts` yourself; code there can read `process.env`";
  miss('site_url', placeOf(value), { isData: true, hint });
  return {};
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
function redirectsIn(settings: Written | undefined, miss: PartsRead['miss']): readonly RedirectElsewhere[] {
  const maps = pluginsIn(settings).flatMap(([name, options]) =>
    name === 'redirects' ? (inside(options, 'redirect_maps') ?? []) : [],
  );
  const ending = isFalse(inside(settings, 'use_directory_urls')) ? '.html' : '/';
  const option = 'redirect_maps';
  return maps.flatMap(pairsIn).flatMap(([key, value]) => {
    const [file, to] = [key, value].map(wordsOf);
    const place = placeOf(key);
    if (file !== undefined && to !== undefined) return [{ from: fileAddress(file, ending), to, option, place }];
    miss(option, place, { isData: true });
    return [];
  });
}

/** A folder by itself shows its pages. */
const withFolder = ({ target }: EntryElsewhere) => ({
  target: target?.endsWith('/') === true && !canParseUrl(target) ? `${target}*` : target,
});
