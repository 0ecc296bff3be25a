import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import { isEnglish } from '../../model/languages/languageTag.ts';
import type { LanguageElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { logoLinkIn } from '../elsewhere/logoLinkIn.ts';
import { socialLinks } from '../elsewhere/socialLinks.ts';
import { tellOthers } from '../elsewhere/tellOthers.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, type CodeParts, mapIn } from '../parse/codeData.ts';
import { type PartsRead, partsReader } from '../parse/partsReader.ts';
import { themeTexts } from '../themeTexts.ts';
import { vitepressFooter } from './vitepressFrame.ts';
import { navEntries, vitepressSidebars } from './vitepressNavigation.ts';

interface AroundLanguage {
  readonly read: PartsRead;
  /** What the site says in all languages that do not say otherwise, and its `themeConfig`. */
  readonly root: CodeParts;
  readonly theme: CodeParts;
  /** What it says in its first language alone. */
  readonly first: CodeParts;
}

/** A language of VitePress besides the first, with what `locales` says of it, by the name of its folder. */
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
  const folder = withoutSlashes(name);
  const lang = read.text(parts.get('lang'), 'lang');
  const words = {
    title: word('title'),
    description: word('description'),
    lang,
    label: read.text(parts.get('label'), 'locales'),
    dir: read.direction(parts.get('dir'), 'dir'),
  };
  const hasHeader = own.has('nav') || own.has('socialLinks');
  const readerOf = (key: string) => (own.has(key) ? read : common);
  const part = (key: string) => own.get(key) ?? theme.get(key);
  const right = hasHeader
    ? [...navEntries(part('nav'), readerOf('nav')), ...socialLinks(part('socialLinks'), readerOf('socialLinks'))]
    : [];
  tellOthers(parts, (key) => IN_LANGUAGE.test(key), read);
  const isSameEdit =
    patternIn(own) === undefined || patternIn(own) === (patternIn(mapIn(first.get('themeConfig'))) ?? patternIn(theme));
  tellOthersOfTheme(own, isSameEdit ? IN_THEME_OR_EDIT : IN_THEME, { lang: lang ?? folder, read });
  return withoutUndefined({
    ...words,
    folder,
    place: data.place,
    header: right.length > 0 ? { right } : undefined,
    footer: unlessEmpty(vitepressFooter(own.get('footer'), read)),
    logoLink: logoLinkIn(own.get('logoLink'), 'logoLink', read),
    ...vitepressSidebars(own.get('sidebar'), read),
  });
}

export const IN_LANGUAGE = /^(?:title|description|lang|dir|label|link|themeConfig)$/;
const IN_THEME = /^(?:nav|sidebar|socialLinks|footer|logoLink)$/;
const IN_THEME_OR_EDIT = /^(?:nav|sidebar|socialLinks|footer|logoLink|editLink)$/;

/** The address for edits; undefined where there is none, or only running would tell it. */
function patternIn(theme: CodeParts): unknown {
  const pattern = mapIn(theme.get('editLink')).get('pattern');
  return pattern?.kind === 'value' ? pattern.value : pattern;
}

/** What docsgen's theme says in the words of its own. */
const WORDS_OF_THEME =
  /^(?:docFooter|outline|outlineTitle|lastUpdated|lastUpdatedText|notFound|(?:sidebarMenu|returnToTop|langMenu|skipToContent|darkModeSwitch)Label|(?:lightMode|darkMode)SwitchTitle)$/;

const hasWords = (lang: string) => isEnglish(lang) || Object.keys(themeTexts(lang)).length > 0;

/** Tells of what a theme is told that has no place here; `known` are the options that have. */
export function tellOthersOfTheme(
  theme: CodeParts,
  known: RegExp,
  { lang, read, isTocRead = false }: { readonly lang: string; readonly read: PartsRead; readonly isTocRead?: boolean },
): void {
  const saysWords = hasWords(lang);
  const isLevels = (key: string) => key === 'outline' && hasLevels(theme.get(key));
  const isWords = (key: string) => (isLevels(key) ? isTocRead : saysWords && WORDS_OF_THEME.test(key));
  tellOthers(theme, (key) => known.test(key) || isWords(key), read);
  const edit = mapIn(theme.get('editLink')).get('text');
  if (!saysWords && edit !== undefined && known.test('editLink'))
    read.miss('editLink', edit.place, { isData: true, hint: EDIT_WORDS });
}

const EDIT_WORDS = "write `texts: { improveThisPage: '…' }` for the language in `site/config.ts`";

/** Whether it says more of the list of headings than what stands above it. */
const hasLevels = (outline: CodeData | undefined) => outline?.kind !== 'map' || outline.entries.has('level');
