import { asLanguageTag } from '../../model/languageTag.ts';
import type { EntryElsewhere, LanguageElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { pluginsIn } from './mkdocsPlugins.ts';
import { unlessEmpty } from './unlessEmpty.ts';
import { inside, isFalse, isTrue, type Origin, placeOf, type Written, wordsOf } from './writtenYaml.ts';

interface Around {
  readonly origin: Origin;
  /** The navigation of the site, in its first language. */
  readonly entries: readonly EntryElsewhere[];
  /** That which a list says. */
  readonly entriesIn: (items: readonly Written[]) => readonly EntryElsewhere[];
}

/**
 * The languages that the plugin `i18n` of MkDocs finds in folders of their own, and the folder of the first, whose addresses
 * are without it. Where it finds them by the names of files, nothing: those pages are told of themselves.
 */
export function mkdocsLanguages(
  settings: Written | undefined,
  around: Around,
): Pick<SiteElsewhere, 'lang' | 'label' | 'languages' | 'firstFolder'> {
  const options = pluginsIn(settings).find(([name]) => name === 'i18n')?.[1];
  const listed = inside(options, 'languages');
  if (wordsOf(inside(options, 'docs_structure')) !== 'folder' || listed?.kind !== 'list') return {};
  const first = listed.items.find((item) => isTrue(inside(item, 'default')));
  const locale = inside(first, 'locale');
  const name = wordsOf(locale);
  if (locale === undefined || name === undefined) return {};
  const hasFallback = isFalse(inside(options, 'fallback_to_default')) ? undefined : true;
  const languages = listed.items
    .filter((item) => item !== first && !isFalse(inside(item, 'build')))
    .flatMap((item) => languageIn(item, hasFallback, around));
  return withoutUndefined({
    lang: asLanguageTag(name),
    label: wordsOf(inside(first, 'name')),
    languages: unlessEmpty(languages),
    firstFolder: { name, place: placeOf(locale, around.origin), isRewritten: true as const },
  });
}

function languageIn(
  item: Written,
  hasFallback: true | undefined,
  { origin, entries, entriesIn }: Around,
): readonly LanguageElsewhere[] {
  const locale = inside(item, 'locale');
  const folder = wordsOf(locale);
  if (locale === undefined || folder === undefined) return [];
  const read = (key: string) => wordsOf(inside(item, key));
  const nav = inside(item, 'nav');
  const words = wordsIn(inside(item, 'nav_translations'));
  const own = nav?.kind === 'list' ? entriesIn(nav.items) : words.size > 0 ? translated(entries, words) : [];
  return [
    withoutUndefined({
      folder,
      place: placeOf(locale, origin),
      lang: asLanguageTag(folder),
      label: read('name'),
      title: read('site_name'),
      description: read('site_description'),
      hasFallback,
      entries: own,
    }),
  ];
}

const wordsIn = (map: Written | undefined): ReadonlyMap<string, string> =>
  new Map(
    map?.kind !== 'map' ? [] : map.entries.map(([key, value]) => [wordsOf(key) ?? '', wordsOf(value) ?? ''] as const),
  );

const translated = (
  entries: readonly EntryElsewhere[],
  words: ReadonlyMap<string, string>,
): readonly EntryElsewhere[] =>
  entries.map(({ text, items, ...entry }) =>
    withoutUndefined({
      ...entry,
      text: text === undefined ? undefined : words.get(text) || text,
      items: items && translated(items, words),
    }),
  );
