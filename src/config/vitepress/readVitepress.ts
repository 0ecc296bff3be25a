import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import type {
  EntryElsewhere,
  LanguageElsewhere,
  SidebarElsewhere,
  SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { siteUrlWith } from '../elsewhere/addressesHere.ts';
import { vitepressHead } from '../elsewhere/headElsewhere.ts';
import { lineNumbersIn } from '../elsewhere/lineNumbersIn.ts';
import { socialLinks } from '../elsewhere/socialLinks.ts';
import { tellLook } from '../elsewhere/tellLook.ts';
import { tellOthers } from '../elsewhere/tellOthers.ts';
import { tocElsewhere } from '../elsewhere/tocElsewhere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, mapIn, textIn } from '../parse/codeData.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { partsReader } from '../parse/partsReader.ts';
import { vitepressFrame } from './vitepressFrame.ts';
import { IN_LANGUAGE, tellOthersOfTheme, vitepressLanguage } from './vitepressLanguage.ts';
import { tellVitepressMarkdown } from './vitepressMarkdown.ts';
import { navEntries, vitepressSidebars } from './vitepressNavigation.ts';
import { vitepressRewrites } from './vitepressRewrites.ts';

/**
 * The site that a `.vitepress/config` describes, none of which is run; undefined where it cannot be parsed. `file` is
 * relative to the project; `textOf` yields the text of another.
 */
export function readVitepress(text: string, file: string, textOf?: TextOf): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  // Where the settings stand in no folder, neither do the pages, whatever folder of a repository that is.
  return settings && vitepressSite(settings, file.startsWith('.vitepress/') ? undefined : 'docs');
}

/** The site that such settings describe, whose pages are in `folder`; undefined for what they call `srcDir`. */
export function vitepressSite(settings: CodeData, folder?: string): SiteElsewhere {
  const read = partsReader();
  const root = read.map(settings, 'config');
  const extended = root.get('extends');
  if (extended !== undefined) read.miss('extends', extended.place);
  const theme = read.map(root.get('themeConfig'), 'themeConfig');
  const locales = read.map(root.get('locales'), 'locales');
  const own = read.map(locales.get('root'), 'locales');
  const ownTheme = read.map(own.get('themeConfig'), 'themeConfig');
  const word = (name: string) => read.text(own.get(name) ?? root.get(name), name);
  const part = (name: string) => ownTheme.get(name) ?? theme.get(name);
  const base = word('base');
  const words = {
    title: word('title'),
    description: word('description'),
    lang: word('lang'),
    base,
    dir: read.direction(own.get('dir') ?? root.get('dir'), 'dir'),
    label: read.text(own.get('label'), 'locales'),
  };
  const others = [...locales]
    .filter(([name]) => name !== 'root')
    .map(([name, data]) => ({ name, data, site: siteIn(name, data) }));
  const sites = others.flatMap(({ site }) => site ?? []);
  const links = [...navEntries(part('nav'), read), ...socialLinks(part('socialLinks'), read)];
  const right = [...links, ...linksTo(sites, words.label)];
  const pages = folder ?? read.text(root.get('srcDir'), 'srcDir') ?? '';
  const frame = vitepressFrame(part, { folder: pages, title: words.title, read });
  const toc = tocElsewhere(part('outline'), 'outline', read);
  const lineNumbers = lineNumbersIn(root.get('markdown'), 'lineNumbers', read);
  const head = vitepressHead(root.get('head'), read, base);
  const rewritten = vitepressRewrites(root.get('rewrites'), read);
  const hostname = read.text(read.map(root.get('sitemap'), 'sitemap').get('hostname'), 'sitemap');
  tellLook(root.get('appearance'), 'appearance', read);
  tellVitepressMarkdown(root.get('markdown'), read);
  tellOthers(root, (key) => IN_CONFIG.test(key), read);
  tellOthers(own, (key) => IN_LANGUAGE.test(key), read);
  const lang = words.lang ?? 'en';
  for (const one of [theme, ownTheme]) tellOthersOfTheme(one, IN_THEME, { lang, read, isTocRead: true });
  const { entries, sidebars } = vitepressSidebars(part('sidebar'), read);
  const languages = others
    .filter(({ site }) => site === undefined)
    .map(({ name, data }) => vitepressLanguage(name, data, { read, root, theme, first: own }));
  const isOfFirst = (one: SidebarElsewhere) => !languages.some(({ folder }) => isBelow(folder, one));
  return withoutUndefined({
    ...words,
    siteUrl: siteUrlWith(hostname, base),
    ...rewritten,
    ...frame,
    head: unlessEmpty(head),
    ...toc,
    ...lineNumbers,
    header: right.length > 0 ? { right } : undefined,
    entries,
    sidebars: sidebars?.filter(isOfFirst),
    languages: unlessEmpty(languages.map((language) => withSidebars(language, sidebars))),
    unread: read.missed,
  });
}

/** The link to a language that is a site of its own; undefined for any other. */
function siteIn(name: string, data: CodeData): EntryElsewhere | undefined {
  const parts = mapIn(data);
  const [label = name, target = ''] = ['label', 'link'].map((key) => textIn(parts.get(key)));
  return /^https?:\/\//.test(target) ? { text: label, target, place: data.place } : undefined;
}

/** Several stand in a menu, called as the language that is here. */
const linksTo = (sites: readonly EntryElsewhere[], label = 'Languages'): readonly EntryElsewhere[] => {
  const [first, ...more] = sites;
  return first === undefined || more.length === 0 ? sites : [{ text: label, place: first.place, items: sites }];
};

/** A language with those of the site's sidebars that are for its pages, where it has none of its own. */
function withSidebars(language: LanguageElsewhere, ofSite: readonly SidebarElsewhere[] = []): LanguageElsewhere {
  const sidebars = unlessEmpty(ofSite.filter((one) => isBelow(language.folder, one)));
  const hasOwn = language.sidebars !== undefined || language.entries.length > 0;
  return hasOwn || sidebars === undefined ? language : { ...language, sidebars };
}

/** What has its place here, or needs none. */
const IN_CONFIG =
  /^(?:title|description|lang|dir|base|head|themeConfig|locales|extends|rewrites|sitemap|srcDir|outDir|assetsDir|cacheDir|cleanUrls|lastUpdated|appearance|ignoreDeadLinks|metaChunk|mpa|router|vite|vue|markdown|useWebFonts|contentProps|shouldPreload)$/;
const IN_THEME =
  /^(?:nav|sidebar|socialLinks|logo|siteTitle|editLink|footer|search|algolia|aside|externalLinkIcon|i18nRouting|logoLink)$/;

/** Whether a sidebar is for the pages of a language's folder. */
const isBelow = (folder: string, { prefix = '' }: SidebarElsewhere) =>
  `${withoutSlashes(prefix)}/`.startsWith(`${folder}/`);
