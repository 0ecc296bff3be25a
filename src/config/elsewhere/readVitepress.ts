import type { EntryElsewhere, SidebarElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { isSiteUrl } from '../siteBase.ts';
import { type CodeData, exportedData } from './exportedData.ts';
import { vitepressHead } from './headElsewhere.ts';
import { partsReader } from './partsReader.ts';
import { tellOthers } from './tellOthers.ts';
import { tocElsewhere } from './tocElsewhere.ts';
import { vitepressFrame } from './vitepressFrame.ts';
import { IN_LANGUAGE, tellOthersOfTheme, vitepressLanguage } from './vitepressLanguage.ts';
import { vitepressHeader, vitepressSidebars } from './vitepressNavigation.ts';
import { vitepressRewrites } from './vitepressRewrites.ts';

/**
 * The site that a `.vitepress/config` describes, none of which is run; undefined where it cannot be parsed. `file` is
 * relative to the project; `textOf` yields the text of another.
 */
export function readVitepress(
  text: string,
  file: string,
  textOf?: (file: string) => string | undefined,
): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  const read = partsReader();
  const root = read.map(settings, 'config');
  const extended = root.get('extends');
  if (extended !== undefined) read.miss('extends', extended.place);
  const theme = read.map(root.get('themeConfig'), 'themeConfig');
  const locales = read.map(root.get('locales'), 'locales');
  const own = read.map(locales.get('root'), 'locales');
  const ownTheme = read.map(own.get('themeConfig'), 'themeConfig');
  const word = (name: string) => read.text(own.get(name) ?? root.get(name), name);
  const base = word('base');
  const words = Object.entries({
    title: word('title'),
    description: word('description'),
    lang: word('lang'),
    base,
    dir: read.direction(own.get('dir') ?? root.get('dir'), 'dir'),
    label: read.text(own.get('label'), 'locales'),
  }).filter(([, value]) => value !== undefined);
  const part = (name: string) => ownTheme.get(name) ?? theme.get(name);
  const sites = [...locales].flatMap(([name, data]) => (name === 'root' ? [] : siteIn(name, data)));
  const header = [
    ...vitepressHeader(part('nav'), part('socialLinks'), read),
    ...linksTo(sites, read.text(own.get('label'), 'locales')),
  ];
  // Where the settings stand in no folder, neither do the pages, whatever folder of a repository that is.
  const pages = file.startsWith('.vitepress/') ? (read.text(root.get('srcDir'), 'srcDir') ?? '') : 'docs';
  const frame = vitepressFrame(part, pages, read);
  const toc = tocElsewhere(part('outline'), 'outline', read);
  const head = vitepressHead(root.get('head'), read, base);
  const rewritten = vitepressRewrites(root.get('rewrites'), read);
  const siteUrl = read.text(read.map(root.get('sitemap'), 'sitemap').get('hostname'), 'sitemap');
  tellOthers(root, (key) => IN_CONFIG.test(key), read);
  tellOthers(own, (key) => IN_LANGUAGE.test(key), read);
  const lang = word('lang') ?? 'en';
  for (const one of [theme, ownTheme]) tellOthersOfTheme(one, IN_THEME, { lang, read, isTocRead: true });
  const { entries, sidebars } = vitepressSidebars(part('sidebar'), read);
  const languages = [...locales].flatMap(([name, data]) =>
    name === 'root' || siteIn(name, data).length > 0
      ? []
      : vitepressLanguage(name, data, { read, root, theme, first: own }),
  );
  const isOfFirst = (one: SidebarElsewhere) => !languages.some(({ folder }) => isBelow(folder, one));
  const ofFirst = sidebars?.filter(isOfFirst);
  return {
    ...Object.fromEntries(words),
    ...(siteUrl !== undefined && isSiteUrl(siteUrl) ? { siteUrl } : {}),
    ...rewritten,
    ...frame,
    ...(head.length === 0 ? {} : { head }),
    ...toc,
    ...(header.length > 0 ? { header: { right: header } } : {}),
    entries,
    ...(ofFirst === undefined ? {} : { sidebars: ofFirst }),
    ...(languages.length === 0
      ? {}
      : {
          languages: languages.map((language) => {
            const ofLanguage = sidebars?.filter((one) => isBelow(language.folder, one)) ?? [];
            return language.sidebars !== undefined || language.entries.length > 0 || ofLanguage.length === 0
              ? language
              : { ...language, sidebars: ofLanguage };
          }),
        }),
    unread: read.missed,
  };
}

/** The link to a language that is a site of its own; none for any other. */
function siteIn(name: string, data: CodeData): readonly EntryElsewhere[] {
  const parts = data.kind === 'map' ? data.entries : new Map<string, CodeData>();
  const [label, link] = ['label', 'link'].map((key) => {
    const part = parts.get(key);
    return part?.kind === 'value' && typeof part.value === 'string' ? part.value : undefined;
  });
  return link !== undefined && /^https?:\/\//.test(link)
    ? [{ text: label ?? name, target: link, place: data.place }]
    : [];
}

/** Several stand in a menu, called as the language that is here. */
const linksTo = (sites: readonly EntryElsewhere[], label = 'Languages'): readonly EntryElsewhere[] => {
  const [first, ...more] = sites;
  return first === undefined || more.length === 0 ? sites : [{ text: label, place: first.place, items: sites }];
};

/** What has its place here, or needs none. */
const IN_CONFIG =
  /^(?:title|description|lang|dir|base|head|themeConfig|locales|extends|rewrites|sitemap|srcDir|outDir|assetsDir|cacheDir|cleanUrls|lastUpdated|appearance|ignoreDeadLinks|metaChunk|mpa|router|vite|vue|markdown|useWebFonts|contentProps|shouldPreload)$/;
const IN_THEME =
  /^(?:nav|sidebar|socialLinks|logo|siteTitle|editLink|footer|search|algolia|aside|externalLinkIcon|i18nRouting|logoLink)$/;

/** Whether a sidebar is for the pages of a language's folder. */
const isBelow = (folder: string, { prefix = '' }: SidebarElsewhere) =>
  `${prefix.replaceAll(/^\/+|\/+$/g, '')}/`.startsWith(`${folder}/`);
