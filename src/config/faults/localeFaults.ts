import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import {
  asLanguageTag,
  EXPECTED_LANGUAGE_TAG,
  LANGUAGE_TAG,
  languageMeant,
  nameOfLanguage,
} from '../../model/languages/languageTag.ts';
import type { SitePlaces } from '../folders/sitePlaces.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { inAllLanguages, localeFolderOf } from '../translations.ts';
import { codeOf, keyCode } from '../written/codeOf.ts';
import type { FaultAt } from './optionsElsewhere.ts';

/** Languages whose names tell no program what they are, or the same as another's. Yields `config-invalid`. */
export function localeFaults(config: SiteConfig, places: SitePlaces): readonly Diagnostic[] {
  const languages = inAllLanguages(config);
  return languages.flatMap((language, index): readonly Diagnostic[] => {
    const before = languages.slice(0, index);
    const fault =
      tagFault(language, places) ?? sameTag(language, before, places) ?? sameLabel(language, before, places);
    return fault === undefined ? [] : [fault];
  });
}

/** The name by which `locales` has a language. */
const nameIn = (language: SiteConfig) => localeFolderOf(language) || 'root';

/** A tag that is none, or that of no language. The schema has seen to the shape of those that are written as `lang`. */
function tagFault(language: SiteConfig, places: SitePlaces): Diagnostic | undefined {
  const { lang } = language;
  const name = nameIn(language);
  const fault = { severity: 'error', code: 'config-invalid' } as const;
  if (!LANGUAGE_TAG.test(lang))
    return {
      ...fault,
      message: `\`locales\` names \`${name}\`, which is not ${EXPECTED_LANGUAGE_TAG}.`,
      place: places.ofKey(name),
      hint: folderMeant(name),
    };
  const meant = languageMeant(lang);
  if (meant === undefined) return undefined;
  return lang === name
    ? {
        ...fault,
        message: `\`locales\` names \`${name}\`, and no language has that code.`,
        place: places.ofKey(name),
        hint: `did you mean \`${meant}\`? Rename the folder, or name its language: \`${keyCode(name)}: { lang: '${meant}', … }\``,
      }
    : {
        ...fault,
        message: `Option \`${name === 'root' ? '' : `locales.${name}.`}lang\` is "${lang}", and no language has that code.`,
        place: places.ofText(lang, 'lang'),
        hint: `did you mean \`lang: '${meant}'\`?`,
      };
}

function sameTag(language: SiteConfig, before: readonly SiteConfig[], places: SitePlaces): Diagnostic | undefined {
  const { lang } = language;
  const same = before.find((other) => other.lang.toLowerCase() === lang.toLowerCase());
  if (same === undefined) return undefined;
  return errorOf('config-invalid', {
    message: `\`locales.${nameIn(same)}\` and \`locales.${nameIn(language)}\` are both in the language \`${lang}\`.`,
    place: places.ofKey(nameIn(language)),
    hint: `name the language of one: \`${keyCode(nameIn(same))}: { lang: '…', … }\``,
  });
}

/** Readers tell languages apart by what the menu calls them. */
function sameLabel(language: SiteConfig, before: readonly SiteConfig[], places: SitePlaces): Diagnostic | undefined {
  const read = ({ label }: SiteConfig) => label.trim().toLowerCase();
  const same = before.find((other) => read(other) === read(language));
  if (same === undefined) return undefined;
  const wrong = [language, same].find((one) => nameOfLanguage(one.lang)?.toLowerCase() !== read(one)) ?? language;
  return warningOf('config-invalid', {
    message: `\`locales.${nameIn(same)}\` and \`locales.${nameIn(language)}\` are both called \`${language.label}\` in the menu of languages.`,
    place: places.ofKey(nameIn(language)),
    hint: `name one otherwise: \`${keyCode(nameIn(wrong))}: ${codeOf({ label: nameOfLanguage(wrong.lang) ?? '…' }).replace(/ \}$/, ', … }')}\``,
  });
}

function folderMeant(name: string): string {
  const folder = withoutSlashes(name);
  const tag = asLanguageTag(folder);
  if (folder !== name) return `write the name of the folder alone: \`${folder}\``;
  return LANGUAGE_TAG.test(tag) && tag !== name
    ? `rename the folder to \`${tag}\`, or name its language: \`${keyCode(name)}: { lang: '${tag}', … }\``
    : `rename the folder, or name its language: \`${keyCode(name)}: { lang: 'en-US', … }\``;
}

/** What to do about a fault in `locales`, or about what other generators have in its place; undefined for any other. */
export function localeHint(path: readonly unknown[], { kind, input }: FaultAt): string | undefined {
  const [option, folder, name] = path.map(String);
  if (option !== 'locales') return kind === 'unknown' && path.length === 1 ? ELSEWHERE.get(option ?? '') : undefined;
  if (folder === undefined) return kind === 'other' ? LOCALES : undefined;
  if (name === undefined) {
    if (kind === 'missing') return "write `root: { label: '…' }`, for the pages that are in none of these folders";
    return (
      ELSEWHERE.get(folder) ??
      (typeof input === 'string' ? `write \`${keyCode(folder)}: ${codeOf({ label: input })}\`` : undefined)
    );
  }
  if (name === 'label' && kind !== 'unknown') return "write `label: '…'`: the menu of languages shows it";
  if (kind !== 'unknown') return undefined;
  if (name === 'link')
    return `delete it: a language is where its folder is, at \`${folder === 'root' ? '/' : `/${folder}/`}\``;
  return name === 'themeConfig' ? 'write what it holds beside `label`: `nav`, `footer`, `sidebars`' : undefined;
}

const LOCALES =
  "write `locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }`: each language but the first has a folder";

const FIRST = 'delete it: the first language is `root` in `locales`, and its pages are in the folder of no other';

/** What other generators name the languages of a site by. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['i18n', LOCALES],
  ['defaultLocale', FIRST],
  ['defaultLang', FIRST],
  ['defaultLanguage', FIRST],
]);
