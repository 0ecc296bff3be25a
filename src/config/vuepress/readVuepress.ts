import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, type CodeParts, isValue, mapIn, textIn } from '../parse/codeData.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { vitepressSite } from '../vitepress/readVitepress.ts';
import { listData, mapData, valueData } from './madeData.ts';
import { vuepressNav, vuepressSidebar } from './vuepressNavigation.ts';

/**
 * The site that a `.vuepress/config` describes, of the first or the second version, none of which is run; undefined
 * where it cannot be parsed. It is read as what VitePress, which came of it, would have for the same.
 */
export function readVuepress(text: string, file: string, textOf?: TextOf): SiteElsewhere | undefined {
  const settings = exportedData(text, file, textOf);
  if (settings === undefined) return undefined;
  if (settings.kind !== 'map') return vitepressSite(settings);
  const { entries, place } = settings;
  const theme = themeIn(entries);
  const spoken = mapIn(theme?.get('locales'));
  const ofSite = mapIn(entries.get('locales'));
  const locales = [...new Set([...ofSite.keys(), ...spoken.keys()])].map((path) => {
    const own = spoken.get(path) ?? ofSite.get(path) ?? settings;
    return [withoutSlashes(path) || 'root', languageOf(own, ofSite.get(path), mapIn(spoken.get(path)))] as const;
  });
  const folder = withoutSlashes(textIn(theme?.get('docsDir')) ?? '');
  const around = new Map([...entries].filter(([key]) => !WITHOUT_EFFECT.test(key)));
  // Functions that make one are told of as what they are.
  const themeConfig = theme === undefined ? entries.get('theme') : mapData(themeParts(theme, place), place);
  if (themeConfig !== undefined && textIn(themeConfig) === undefined) around.set('themeConfig', themeConfig);
  if (locales.length > 0) around.set('locales', mapData(new Map(locales), place));
  return vitepressSite({ ...settings, entries: around }, folder);
}

/** What the theme is told: in the second version, what the function that makes it is called with. */
function themeIn(entries: CodeParts): CodeParts | undefined {
  const { theme, themeConfig } = Object.fromEntries(['theme', 'themeConfig'].map((key) => [key, entries.get(key)]));
  const given = theme?.kind === 'code' ? theme.call?.given[0] : theme;
  return [themeConfig, given].flatMap((data) => (data?.kind === 'map' ? [data.entries] : []))[0];
}

function languageOf(around: CodeData, ofSite: CodeData | undefined, theme: CodeParts): CodeData {
  const label = theme.get('label') ?? theme.get('selectLanguageName');
  const own = new Map([
    ...mapIn(ofSite),
    ...(label === undefined ? [] : [['label', label] as const]),
    ['themeConfig', mapData(themeParts(theme, around.place), around.place)] as const,
  ]);
  return mapData(own, around.place);
}

/** The options of the theme as VitePress has them. */
function themeParts(theme: CodeParts, place: CodeData['place']): CodeParts {
  const nav = theme.get('nav') ?? theme.get('navbar');
  const sidebar = vuepressSidebar(theme.get('sidebar'));
  const dark = textIn(theme.get('logoDark'));
  const logo = theme.get('logo');
  const light = textIn(logo);
  const images = light === undefined || dark === undefined ? undefined : { light, dark };
  const made = {
    nav: nav && vuepressNav(nav),
    sidebar,
    logo:
      images && logo ? mapData(new Map(Object.entries(images).map(([k, v]) => [k, valueData(v, place)])), place) : logo,
    ...repositoryParts(theme),
  };
  const others = [...theme].filter(([key]) => !OF_THEME.test(key));
  return new Map([...others, ...Object.entries(made).flatMap(([key, data]) => (data ? [[key, data] as const] : []))]);
}

/** The address at which pages are edited, or where none is, a link to the repository. */
function repositoryParts(theme: CodeParts): Readonly<Record<string, CodeData | undefined>> {
  const data = theme.get('docsRepo') ?? theme.get('repo');
  const repo = textIn(data);
  if (data === undefined || repo === undefined) return {};
  const url = repositoryUrl(repo);
  const { place } = data;
  // In the first version only where it is asked for.
  const isEdited = theme.has('editLinks') ? isValue(theme.get('editLinks'), true) : isEditedInSecond(theme);
  if (!isEdited) {
    const link = { icon: /gitlab/.test(url) ? 'gitlab' : 'github', link: url };
    const parts = Object.entries(link).map(([key, value]) => [key, valueData(value, place)] as const);
    return { socialLinks: listData([mapData(new Map(parts), place)], place) };
  }
  const branch = textIn(theme.get('docsBranch')) ?? (theme.has('navbar') ? 'main' : 'master');
  const folder = withoutSlashes(textIn(theme.get('docsDir')) ?? '');
  const path = [folder, ':path'].filter(Boolean).join('/');
  const own = textIn(theme.get('editLinkPattern'));
  const pattern = own?.replace(':repo', url).replace(':branch', branch) ?? `${url}/edit/${branch}/${path}`;
  return { editLink: mapData(new Map([['pattern', valueData(pattern, place)]]), place) };
}

/** A path is one at GitHub, unless it begins with a host; Git has an address of its own for the same. */
function repositoryUrl(repo: string): string {
  const path = repo
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  if (/^https?:\/\//.test(path)) return path;
  return /^[\w-]+\.[\w.-]+\/[^/]+\/[^/]/.test(path) ? `https://${path}` : `https://github.com/${path}`;
}

const isEditedInSecond = (theme: CodeParts) =>
  !isValue(theme.get('editLink'), false) &&
  ['navbar', 'editLink', 'docsBranch', 'docsRepo'].some((key) => theme.has(key));

/** What says how the site is made, which makes no difference to it. */
const WITHOUT_EFFECT =
  /^(?:theme|themeConfig|locales|bundler|bundlerConfig|dest|temp|cache|public|port|host|open|debug|evergreen|should(?:Prefetch|Preload)|extraWatchFiles|(?:configure|chain)Webpack|postcss|stylus|less|s[ac]ss|serviceWorker)$/;

/** Options of themes that are read above, or say what docsgen's theme does, in words of its own. */
const OF_THEME =
  /^(?:nav|navbar|sidebar|logo|logoDark|locales|repo\w*|docs\w+|editLink\w*|label|select\w+|ariaLabel|lastUpdated\w*|contributors\w*|smoothScroll|sidebarDepth|displayAllHeaders|activeHeaderLinks|search\w*|algolia|nextLinks|prevLinks|prev|next|notFound|backToHome|openInNewWindow|toggle\w+|tip|warning|danger|home|logoAlt|colorMode\w*|externalLinkIcon|themePlugins|lang|serviceWorker|subSidebar)$/;
