import { nameOfLanguage } from './languageTag.ts';

/**
 * A page that has the name of a language in that of its file: in other generators it stands beside that which it
 * translates.
 */
export interface TranslationBeside {
  readonly path: string;
  readonly lang: string;
  /** The language as it is written there. */
  readonly written: string;
  /** What the translations of a page have in common: `guides/setup` of `guides/setup.de.md`. */
  readonly trunk: string;
}

/**
 * What the name of a file says of its language; undefined for one that names none. `path` is relative to the content
 * folder.
 */
export function translationBeside(path: string): TranslationBeside | undefined {
  const [, trunk, written = ''] = /^(.+)\.([a-z]{2}(?:[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}))?)\.mdx?$/.exec(path) ?? [];
  const lang = languageWritten(written);
  return trunk === undefined || nameOfLanguage(lang) === undefined ? undefined : { path, trunk, lang, written };
}

/**
 * The language that the names of files mean, which may be written as systems have it, or be a country's: `pt_br` →
 * `pt-BR`, `cn` → `zh`
 */
export const languageWritten = (written: string): string =>
  COUNTRIES.get(written) ??
  written.replace('_', '-').replace(/-([A-Za-z]{2})$/, (_, region) => `-${region.toUpperCase()}`);

/** Countries by which writers name a language, where no language has that name. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['jp', 'ja'],
]);

/** The path of such a page in the folder of its language: `guides/_index.de.md` → `guides/index.md` */
export const pathWithoutLanguage = ({ path, trunk }: Pick<TranslationBeside, 'path' | 'trunk'>): string =>
  `${trunk.replace(/(?<=^|\/)_index$/, 'index')}${path.slice(path.lastIndexOf('.'))}`;
