import { join } from 'node:path';
import { isEnglish, localeOf } from '../model/languages/languageTag.ts';
import type { OwnTexts } from '../model/languages/texts.ts';
import { once } from '../model/lazy.ts';
import { readText } from '../system/files.ts';
import { packageRoot } from '../system/packageRoot.ts';

/**
 * What the theme says in a language, as `src/theme/texts/` has it; nothing for English, and for languages that are not
 * there.
 */
export const themeTexts: (lang: string) => OwnTexts = once((lang) => {
  const locale = isEnglish(lang) ? undefined : localeOf(lang)?.maximize();
  if (locale === undefined) return {};
  const language = MEANT.get(locale.language) ?? locale.language;
  const text = read(`${language}-${locale.script}`) ?? (isUsualScript(locale) ? read(language) : undefined);
  return text === undefined ? {} : JSON.parse(text);
});

/** Languages by the one of their written forms that most of their sites are in. */
const MEANT: ReadonlyMap<string, string> = new Map([['no', 'nb']]);

const isUsualScript = ({ language, script }: Intl.Locale) => new Intl.Locale(language).maximize().script === script;

const read = (name: string) => readText(join(packageRoot, 'src/theme/texts', `${name}.json`));
