import { ENGLISH } from '../model/languages/englishTexts.ts';
import { directionOf } from '../model/languages/languageTag.ts';
import type { OwnTexts, TextName } from '../model/languages/texts.ts';
import { translationOf } from '../model/languages/translationOf.ts';
import { searchPlaceholder as defaultPlaceholder } from '../model/search/searchPlaceholder.ts';
import type { SiteConfigInput, TranslationInput } from './siteApi.ts';
import type { SiteConfig } from './siteConfig.ts';
import { themeTexts } from './themeTexts.ts';

/** The site in each of its languages. */
export const inAllLanguages = (config: SiteConfig): readonly SiteConfig[] => [config, ...config.translations];

/** The site in the language of the page at a route. */
export const inLanguageOf = (config: SiteConfig, route: string): SiteConfig =>
  translationOf(route, config.translations) ?? config;

/** The name of the folder that the pages of a language stand in, `de`; empty for the site's first. */
export const localeFolderOf = ({ prefix }: Pick<SiteConfig, 'prefix'>): string => prefix.slice(1, -1);

/** The start page of a language, relative to the content folder: what is written there is written in that language. */
export const indexFileOf = ({ prefix }: Pick<SiteConfig, 'prefix'>): string => `${prefix.slice(1)}index.md`;

/** The site in the language whose pages stand in the folder `name`. What the language leaves out is the site's. */
export function translatedConfig(config: SiteConfig, name: string, input: TranslationInput): SiteConfig {
  const lang = input.lang ?? name;
  const texts = { ...inEnglish(config.texts), ...themeTexts(lang), ...input.texts };
  return Object.freeze({
    ...config,
    title: input.title ?? config.title,
    description: input.description ?? config.description,
    lang,
    dir: input.dir ?? directionOf(lang),
    texts,
    label: input.label,
    prefix: `/${name}/`,
    fallback: input.fallback === true,
    logoLink: input.logoLink ?? config.logoLink,
    nav: input.nav === undefined ? config.nav : { left: input.nav.left ?? [], right: input.nav.right ?? [] },
    footer: input.footer ?? config.footer,
    pageLinks: input.pageLinks ?? (lang === config.lang ? config.pageLinks : withLanguage(config)),
    sidebars: input.sidebars ?? config.sidebars,
    searchPlaceholder: placeholderOf({ ...input, texts }),
  });
}

const withLanguage = ({ pageLinks, lang }: SiteConfig): SiteConfig['pageLinks'] =>
  pageLinks.map((link) => ({ ...link, lang }));

/** The English texts of the names that have others. */
const inEnglish = (texts: OwnTexts): OwnTexts =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, ENGLISH[name as TextName]]));

export const placeholderOf = ({
  searchPlaceholder,
  texts,
}: Pick<SiteConfigInput, 'searchPlaceholder' | 'texts'>): string =>
  searchPlaceholder ?? defaultPlaceholder(texts?.search ?? ENGLISH.search);
