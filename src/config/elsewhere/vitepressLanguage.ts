import { isEnglish } from '../../model/languageTag.ts';
import type { LanguageElsewhere } from '../../model/navigationElsewhere.ts';
import { themeTexts } from '../themeTexts.ts';
import type { CodeData } from './exportedData.ts';
import { type PartsRead, partsReader } from './partsReader.ts';
import { vitepressHeader, vitepressSidebars } from './vitepressNavigation.ts';

type Parts = ReadonlyMap<string, CodeData>;

interface AroundLanguage {
  readonly read: PartsRead;
  /** What the site says in all languages that do not say otherwise, and its `themeConfig`. */
  readonly root: Parts;
  readonly theme: Parts;
  /** What it says in its first language alone. */
  readonly first: Parts;
}

/** A language of VitePress besides the first, with what is said of it in `locales`; the name there is that of its folder. */
export function vitepressLanguage(
  name: string,
  data: CodeData,
  { read, root, theme, first }: AroundLanguage,
): LanguageElsewhere {
  const parts = read.map(data, 'locales');
  const own = read.map(parts.get('themeConfig'), 'themeConfig');
  // What is common to all languages has been read, and told of, with the first.
  const common = partsReader();
  const word = (key: string) =>
    read.text(parts.get(key), key) ?? (first.has(key) ? common.text(root.get(key), key) : undefined);
  const folder = name.replaceAll(/^\/+|\/+$/g, '');
  const lang = read.text(parts.get('lang'), 'lang');
  const words = Object.entries({
    title: word('title'),
    description: word('description'),
    lang,
    label: read.text(parts.get('label'), 'locales'),
    dir: read.direction(parts.get('dir'), 'dir'),
  }).filter(([, value]) => value !== undefined);
  const hasHeader = own.has('nav') || own.has('socialLinks');
  const readerOf = (key: string) => (own.has(key) ? read : common);
  const part = (key: string) => own.get(key) ?? theme.get(key);
  const header = hasHeader
    ? [
        ...vitepressHeader(part('nav'), undefined, readerOf('nav')),
        ...vitepressHeader(undefined, part('socialLinks'), readerOf('socialLinks')),
      ]
    : [];
  const saysWords = hasWords(lang ?? folder);
  tellOthers(parts, (key) => IN_LANGUAGE.test(key), read);
  tellOthers(own, (key) => IN_THEME.test(key) || (saysWords && WORDS_OF_THEME.test(key)), read);
  return {
    ...Object.fromEntries(words),
    folder,
    place: data.place,
    ...(header.length > 0 ? { header: { right: header } } : {}),
    ...vitepressSidebars(own.get('sidebar'), read),
  };
}

const IN_LANGUAGE = /^(?:title|description|lang|dir|label|link|themeConfig)$/;
const IN_THEME = /^(?:nav|sidebar|socialLinks)$/;

/** What docsgen's theme says in the words of its own. */
const WORDS_OF_THEME =
  /^(?:docFooter|outline|outlineTitle|lastUpdated|lastUpdatedText|notFound|(?:sidebarMenu|returnToTop|langMenu|skipToContent|darkModeSwitch)Label|(?:lightMode|darkMode)SwitchTitle)$/;

const hasWords = (lang: string) => isEnglish(lang) || Object.keys(themeTexts(lang)).length > 0;

function tellOthers(parts: Parts, isKnown: (key: string) => boolean, read: PartsRead): void {
  for (const [key, { place }] of parts) if (!isKnown(key)) read.miss(key, place, { isData: true });
}
