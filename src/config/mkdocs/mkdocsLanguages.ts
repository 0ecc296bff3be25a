import { asLanguageTag } from '../../model/languages/languageTag.ts';
import { languageWritten } from '../../model/languages/translationBeside.ts';
import {
  changedEntries,
  type EntryElsewhere,
  type LanguageElsewhere,
  type SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import {
  inside,
  isFalse,
  isTrue,
  itemsIn,
  pairsIn,
  placeOf,
  type Written,
  wordsAt,
  wordsOf,
} from '../parse/writtenYaml.ts';
import { pluginsIn } from './mkdocsPlugins.ts';

interface AroundLanguages {
  /** The navigation of the site, in its first language. */
  readonly entries: readonly EntryElsewhere[];
  /** That which a list says. */
  readonly entriesIn: (items: readonly Written[]) => readonly EntryElsewhere[];
}

/**
 * The languages that the plugin `i18n` of MkDocs finds in folders of their own, or by the names of files, and how the
 * first is named there, whose addresses are without it.
 */
export function mkdocsLanguages(
  settings: Written | undefined,
  around: AroundLanguages,
): Pick<SiteElsewhere, 'lang' | 'label' | 'languages' | 'firstFolder' | 'firstEnding'> {
  const options = pluginsIn(settings).find(([name]) => name === 'i18n')?.[1];
  const listed = languagesIn(options);
  const first = listed.find(({ isFirst }) => isFirst);
  if (first === undefined) return {};
  const structure = wordsOf(inside(options, 'docs_structure'));
  const languages = listed
    .filter((one) => one !== first && !isFalse(inside(one.options, 'build')))
    .map((one) => languageIn(one, { ...around, isInFolder: structure === 'folder', all: options }));
  const named = { name: first.code, place: placeOf(first.written) };
  return withoutUndefined({
    lang: asLanguageTag(first.code),
    label: labelOf(first),
    languages: unlessEmpty(languages),
    ...(structure === 'folder'
      ? { firstFolder: { ...named, isRewritten: true as const } }
      : { firstEnding: languages.length === 0 ? undefined : named }),
  });
}

interface Listed {
  readonly code: string;
  /** Where its code stands. */
  readonly written: Written;
  readonly options: Written;
  readonly isFirst: boolean;
}

/** Older versions have a map of them by their codes, each with its options or its name alone. */
function languagesIn(options: Written | undefined): readonly Listed[] {
  const listed = inside(options, 'languages');
  const first = wordsAt(options, 'default_language');
  const all = [...itemsIn(listed).map((item) => [inside(item, 'locale'), item] as const), ...pairsIn(listed)];
  return all.flatMap(([written, item]) => {
    const code = wordsOf(written);
    // There `default` may be one more version of the first.
    if (written === undefined || code === undefined || code === 'default') return [];
    const isFirst = first === undefined ? isTrue(inside(item, 'default')) : code === first;
    return { code, written, options: item, isFirst };
  });
}

const labelOf = ({ options }: Listed) => wordsOf(inside(options, 'name') ?? options);

interface LanguageReading extends AroundLanguages {
  readonly isInFolder: boolean;
  /** All that the plugin is told. */
  readonly all: Written | undefined;
}

function languageIn(listed: Listed, { entries, entriesIn, isInFolder, all }: LanguageReading): LanguageElsewhere {
  const { code, written, options } = listed;
  const read = (key: string) => wordsOf(inside(options, key));
  const nav = inside(options, 'nav');
  const words = wordsIn(inside(options, 'nav_translations') ?? inside(inside(all, 'nav_translations'), code));
  const inWords = ({ text }: EntryElsewhere) => ({ text: text && (words.get(text) || text) });
  const own = nav?.kind === 'list' ? entriesIn(nav.items) : words.size > 0 ? changedEntries(entries, inWords) : [];
  return withoutUndefined({
    folder: isInFolder ? code : languageWritten(code),
    ending: isInFolder ? undefined : code,
    place: placeOf(written),
    lang: asLanguageTag(languageWritten(code)),
    label: labelOf(listed),
    title: read('site_name'),
    description: read('site_description'),
    hasFallback: isFalse(inside(all, 'fallback_to_default')) ? undefined : true,
    entries: own,
  });
}

const wordsIn = (map: Written | undefined): ReadonlyMap<string, string> =>
  new Map(pairsIn(map).map(([key, value]) => [wordsOf(key) ?? '', wordsOf(value) ?? '']));
