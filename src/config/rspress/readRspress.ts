import type { LanguageElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { siteUrlWith } from '../elsewhere/addressesHere.ts';
import { iconTag, rspressHead } from '../elsewhere/headElsewhere.ts';
import { lineNumbersIn } from '../elsewhere/lineNumbersIn.ts';
import { repositoryIn } from '../elsewhere/repositoryHere.ts';
import { socialLinks } from '../elsewhere/socialLinks.ts';
import { tellLook } from '../elsewhere/tellLook.ts';
import { tellOthers } from '../elsewhere/tellOthers.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, type CodeParts, isValue, mapIn, textIn } from '../parse/codeData.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { type PartsRead, partsReader } from '../parse/partsReader.ts';
import { TITLE_HINT, vitepressFrame } from '../vitepress/vitepressFrame.ts';
import { navEntries } from '../vitepress/vitepressNavigation.ts';
import { valueData } from '../vuepress/madeData.ts';
import { rspressSidebars } from './rspressSidebars.ts';

/**
 * The site that an `rspress.config` describes, none of which is run; undefined where it cannot be parsed. `file` is
 * relative to the project; `textOf` yields the text of another. What `_nav.json` and `_meta.json` say is not among it.
 */
export function readRspress(text: string, file: string, textOf?: TextOf): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const root = read.map(settings, 'config');
  const theme = read.map(root.get('themeConfig'), 'themeConfig');
  const word = (name: string) => read.text(root.get(name), name);
  const base = word('base');
  const lang = word('lang');
  const locales = localesIn([root, theme], read);
  const own = locales.get(lang ?? 'en');
  const { title = word('title'), description = word('description'), label } = own?.words ?? {};
  const navigation = navigationOf([own?.ofTheme, theme], read);
  const social = socialLinks(theme.get('socialLinks'), read);
  const right = [...navigation.header, ...social];
  const parity = read.map(root.get('languageParity'), 'languageParity').get('enabled');
  const frame = vitepressFrame((name) => framePart(name, root, theme), { folder: '', title, read });
  const head = [...iconTag(root.get('icon'), 'icon', read), ...rspressHead(root.get('head'), read, base)];
  const lineNumbers = lineNumbersIn(root.get('markdown'), 'showLineNumbers', read);
  const url = word('url');
  tellOtherTitle(root, title, read);
  tellOthers(root, (key) => IN_CONFIG.test(key), read);
  tellLook(theme.get('darkMode'), 'darkMode', read);
  tellOthers(theme, (key) => IN_THEME.test(key), read);
  return withoutUndefined({
    title,
    description,
    lang,
    base,
    label,
    siteUrl: siteUrlWith(url, base),
    // The pages of all languages are in folders, and those of the first at addresses without theirs.
    firstFolder: own === undefined ? undefined : { name: lang ?? 'en', place: own.place, isRewritten: true as const },
    ...frame,
    repository: repositoryOf(theme, root, read),
    ...lineNumbers,
    head: unlessEmpty(head),
    header: right.length > 0 ? { right } : undefined,
    entries: [],
    sidebars: navigation.sidebars,
    languages: unlessEmpty(
      [...locales].filter(([, one]) => one !== own).map(([name, one]) => languageOf(name, one, { social, read })),
    ),
    checksTranslations: isValue(parity, true) || undefined,
    unread: read.missed,
  });
}

/** A language, of which the settings and those of the theme each may say something. */
interface Locale {
  readonly place: CodeData['place'];
  readonly words: Pick<LanguageElsewhere, 'label' | 'title' | 'description'>;
  readonly ofTheme: CodeParts | undefined;
}

function localesIn(
  [root, theme]: readonly [root: CodeParts, theme: CodeParts],
  read: PartsRead,
): ReadonlyMap<string, Locale> {
  const locales = new Map<string, Locale>();
  for (const parts of [theme, root])
    for (const item of read.list(parts.get('locales'), 'locales')) {
      const one = read.map(item, 'locales');
      const name = textIn(one.get('lang'));
      if (name === undefined) {
        if (one.has('lang')) read.miss('locales', item.place);
        continue;
      }
      const before = locales.get(name);
      const [label, title, description] = read.texts(one, ['label', 'title', 'description'], 'locales');
      const words = { ...before?.words, ...withoutUndefined({ label, title, description }) };
      locales.set(name, { place: item.place, words, ofTheme: parts === theme ? one : before?.ofTheme });
    }
  return locales;
}

/** What stands in the header and beside pages, in the first of the parts that say so. */
function navigationOf(parts: readonly (CodeParts | undefined)[], read: PartsRead) {
  const part = (name: string) => parts.find((one) => one?.has(name))?.get(name);
  return { header: navEntries(part('nav'), read), sidebars: rspressSidebars(part('sidebar'), read) };
}

function languageOf(
  name: string,
  { place, words, ofTheme }: Locale,
  { social, read }: { readonly social: ReturnType<typeof socialLinks>; readonly read: PartsRead },
): LanguageElsewhere {
  const { header, sidebars } = navigationOf([ofTheme], read);
  const right = header.length > 0 ? { right: [...header, ...social] } : undefined;
  return withoutUndefined({ folder: name, lang: name, place, ...words, header: right, entries: [], sidebars });
}

/** A logo stands without the title, unless there is a text for it. */
function framePart(name: string, root: CodeParts, theme: CodeParts): CodeData | undefined {
  const logo = root.get('logo');
  if (name === 'siteTitle') return logo && !root.has('logoText') ? valueData(false, logo.place) : undefined;
  if (name === 'logoLink') return root.get('logoHref');
  return name === 'logo' ? logo : name === 'footer' ? theme.get('footer') : undefined;
}

function tellOtherTitle(root: CodeParts, title: string | undefined, read: PartsRead): void {
  const text = root.get('logoText');
  if (text !== undefined && read.text(text, 'logoText') !== title)
    read.miss('logoText', text.place, { isData: true, hint: TITLE_HINT });
}

const repositoryOf = (theme: CodeParts, root: CodeParts, read: PartsRead) =>
  repositoryIn(mapIn(theme.get('editLink')).get('docRepoBaseUrl'), {
    read,
    option: 'editLink',
    folder: textIn(root.get('root')) ?? 'docs',
    editUrlOf: (written) => `${written.replace(/\/+$/, '')}/{path}`,
  });

/** What has its place here, or needs none. */
const IN_CONFIG =
  /^(?:root|base|url|title|description|icon|lang|logo|logoText|logoHref|locales|head|themeConfig|outDir|themeDir|search|ssg|llms|mediumZoom|markdown|languageParity)$/;
const IN_THEME =
  /^(?:nav|sidebar|socialLinks|footer|editLink|locales|darkMode|hideNavbar|enable(?:ContentAnimation|AppearanceAnimation|ScrollToTop)|search|localeRedirect|fallbackHeadingTitle|llmsUI|lastUpdated|(?:lastUpdated|outline|editLink|prevPage|nextPage|searchPlaceholder|searchNoResults|searchSuggestedQuery)\w*)$/;
