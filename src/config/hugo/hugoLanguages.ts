import type { Place } from '../../model/diagnostic.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import { languageWritten } from '../../model/languages/translationBeside.ts';
import type { LanguageElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';

export type HugoSetting = Pick<UnreadPart, 'place'> & { readonly value: string };

/** Settings of Hugo, by their keys in lower case, with dots between them: `params.description`. */
export type HugoSettings = ReadonlyMap<string, HugoSetting>;

/**
 * The languages of Hugo without the first, and the folder of that. Pages of those that have no folder are beside those
 * of the first, with the language in their names.
 */
export function hugoLanguages(
  settings: HugoSettings,
  { first, isInSubdirectory }: { readonly first: string; readonly isInSubdirectory: boolean },
): Pick<SiteElsewhere, 'label' | 'languages' | 'firstFolder' | 'firstEnding'> {
  const own = settings.get(`languages.${first}.contentdir`) ?? settings.get('contentdir');
  const name = own === undefined ? undefined : FOLDER_IN_CONTENT.exec(pathOf(own.value))?.[1];
  const places = placesIn(settings);
  const languages = [...places]
    .filter(([code]) => code !== first && !/^true$/i.test(settings.get(`languages.${code}.disabled`)?.value ?? ''))
    .map(([code, place]) => languageIn(settings, code, place));
  const place = places.get(first) ?? settings.get('defaultcontentlanguage')?.place;
  return withoutUndefined({
    label: labelOf(settings, first),
    languages: unlessEmpty(languages),
    firstEnding: languages.length === 0 || place === undefined ? undefined : { name: first, place },
    firstFolder:
      own === undefined || name === undefined
        ? undefined
        : { name, place: own.place, ...(isInSubdirectory ? {} : { isRewritten: true as const }) },
  });
}

const FOLDER_IN_CONTENT = /^content\/([^/]+)$/;

const pathOf = (written: string) => written.trim().replace(/^(?:\.?\/)+|\/+$/g, '');

/** Newer versions of Hugo call it `label`. */
const labelOf = (settings: HugoSettings, code: string) =>
  (settings.get(`languages.${code}.label`) ?? settings.get(`languages.${code}.languagename`))?.value;

/** Where each language is told of: that of its folder, else the first. */
function placesIn(settings: HugoSettings): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const all = [...settings].sort(([, one], [, other]) => one.place.line - other.place.line);
  for (const [key, { place }] of all) {
    const [, code, option] = /^languages\.([^.]+)\.(.+)$/.exec(key) ?? [];
    if (code !== undefined && (option === 'contentdir' || !places.has(code))) places.set(code, place);
  }
  return places;
}

function languageIn(settings: HugoSettings, code: string, place: Place): LanguageElsewhere {
  const read = (key: string) => settings.get(`languages.${code}.${key}`)?.value;
  const pages = read('contentdir');
  const path = pages === undefined ? undefined : pathOf(pages);
  const folder = path === undefined ? languageWritten(code) : FOLDER_IN_CONTENT.exec(path)?.[1];
  const dir = read('languagedirection') ?? read('direction');
  return withoutUndefined({
    folder: folder ?? code,
    folderThere: folder === undefined ? path : undefined,
    ending: path === undefined ? code : undefined,
    lang: asLanguageTag(read('languagecode') ?? read('locale') ?? languageWritten(code)),
    label: labelOf(settings, code),
    dir: dir === 'rtl' ? ('rtl' as const) : undefined,
    title: read('title'),
    description: read('params.description') ?? read('description'),
    place,
    entries: [],
  });
}
