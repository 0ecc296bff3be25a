import { asLanguageTag } from '../../model/languageTag.ts';
import type { LanguageElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import { unlessEmpty } from './unlessEmpty.ts';

type HugoSetting = Pick<UnreadPart, 'place'> & { readonly value: string };

/** Settings of Hugo, by their keys in lower case, with dots between them: `params.description`. */
export type HugoSettings = ReadonlyMap<string, HugoSetting>;

/**
 * The languages of Hugo whose pages are in folders of their own, without the first, and the folder of that. Pages of others
 * are beside those of the first, and named for it.
 */
export function hugoLanguages(
  settings: HugoSettings,
  { first, isInSubdirectory }: { readonly first: string; readonly isInSubdirectory: boolean },
): Pick<SiteElsewhere, 'label' | 'languages' | 'firstFolder'> {
  const own = settings.get(`languages.${first}.contentdir`) ?? settings.get('contentdir');
  const name = own === undefined ? undefined : FOLDER_IN_CONTENT.exec(pathOf(own.value))?.[1];
  const languages = [...settings]
    .flatMap(([key, pages]) => {
      const code = /^languages\.([^.]+)\.contentdir$/.exec(key)?.[1] ?? first;
      const isOff = settings.get(`languages.${code}.disabled`)?.value === 'true';
      return code === first || isOff ? [] : [languageIn(settings, code, pages)];
    })
    .sort((one, other) => one.place.line - other.place.line);
  return withoutUndefined({
    label: labelOf(settings, first),
    languages: unlessEmpty(languages),
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

function languageIn(settings: HugoSettings, code: string, pages: HugoSetting): LanguageElsewhere {
  const read = (key: string) => settings.get(`languages.${code}.${key}`)?.value;
  const path = pathOf(pages.value);
  const folder = FOLDER_IN_CONTENT.exec(path)?.[1];
  const dir = read('languagedirection') ?? read('direction');
  return withoutUndefined({
    folder: folder ?? code,
    folderThere: folder === undefined ? path : undefined,
    lang: asLanguageTag(read('languagecode') ?? read('locale') ?? code),
    label: labelOf(settings, code),
    dir: dir === 'rtl' ? ('rtl' as const) : undefined,
    title: read('title'),
    description: read('params.description') ?? read('description'),
    place: pages.place,
    entries: [],
  });
}
