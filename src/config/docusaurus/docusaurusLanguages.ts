import { folderOfFile } from '../../model/files/folderOfFile.ts';
import {
  changedEntries,
  type EntryElsewhere,
  type LanguageElsewhere,
  type SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { parsedJson } from '../../model/values/parsedJson.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import type { CodeData } from '../parse/codeData.ts';
import { languageWords, type PartsRead } from '../parse/partsReader.ts';

/** The folder of the pages of a language, beside which its words stand; the path of a language is around it. */
const PAGES = 'docusaurus-plugin-content-docs/current';

/**
 * The languages that `i18n` of Docusaurus names, of which the first is `defaultLocale`, without their navigation: its
 * words stand in files that translators fill. `file` is that of the settings.
 */
export function docusaurusLanguages(
  i18n: CodeData | undefined,
  file: string,
  read: PartsRead,
): Pick<SiteElsewhere, 'lang' | 'label' | 'dir' | 'languages'> {
  const parts = read.map(i18n, 'i18n');
  const wordsOf = (data: CodeData | undefined) =>
    languageWords(data, { read, option: 'i18n', lang: 'htmlLang', dir: 'direction' });
  const first = read.text(parts.get('defaultLocale'), 'i18n');
  const configs = read.map(parts.get('localeConfigs'), 'i18n');
  const path = read.text(parts.get('path'), 'i18n') ?? 'i18n';
  const languages = read.list(parts.get('locales'), 'i18n').flatMap((item): readonly LanguageElsewhere[] => {
    const name = read.text(item, 'i18n');
    if (name === undefined || name === first) return [];
    const config = configs.get(name);
    const { lang = name, ...words } = wordsOf(config);
    const own = config?.kind === 'map' ? read.text(config.entries.get('path'), 'i18n') : undefined;
    const folderThere = `${folderOfFile(file)}${path}/${own ?? name}/${PAGES}`;
    return [{ ...words, lang, folder: name, place: item.place, folderThere, hasFallback: true, entries: [] }];
  });
  if (first === undefined) return {};
  return withoutUndefined({ lang: first, ...wordsOf(configs.get(first)), languages: unlessEmpty(languages) });
}

/**
 * Entries with the labels that translators of a language have written, by what stands before the label, or an entry's
 * own key, in the names there: `item.label` for `item.label.Guides`.
 */
export const translatedEntries = (
  entries: readonly EntryElsewhere[],
  names: readonly string[],
  texts: ReadonlyMap<string, string>,
): readonly EntryElsewhere[] =>
  changedEntries(entries, ({ key, text }) => ({
    text: names.flatMap((name) => texts.get(`${name}.${key ?? text}`) ?? [])[0] ?? text,
  }));

/** The words in a file of translators, `{ "item.label.Guides": { "message": "Anleitungen" } }`; none without it. */
export function translatorTexts(json: string | undefined): ReadonlyMap<string, string> {
  const texts = Object.entries(asRecord(parsedJson(json ?? '')));
  return new Map(
    texts.flatMap(([name, said]) => {
      const { message } = asRecord(said);
      return typeof message === 'string' ? [[name, message] as const] : [];
    }),
  );
}
