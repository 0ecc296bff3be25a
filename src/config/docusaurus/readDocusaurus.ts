import { repositoryHost } from '../../model/addresses/repositoryHost.ts';
import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import {
  allEntries,
  type EntryElsewhere,
  type LanguageElsewhere,
  type SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { sitePath, siteUrlAt } from '../elsewhere/addressesHere.ts';
import { docusaurusHead, docusaurusMetadata } from '../elsewhere/headElsewhere.ts';
import { tocElsewhere } from '../elsewhere/tocElsewhere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, type CodeParts, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import { filesAt, type TextOf } from '../parse/codeModules.ts';
import { exportedData } from '../parse/exportedData.ts';
import { type PartsRead, partsReader } from '../parse/partsReader.ts';
import { docusaurusFrame } from './docusaurusFrame.ts';
import { docusaurusLanguages, translatedEntries, translatorTexts } from './docusaurusLanguages.ts';
import { docusaurusMeta } from './docusaurusMeta.ts';
import { tellDocusaurusOthers } from './docusaurusOthers.ts';
import { presetPart } from './docusaurusPresets.ts';
import { docusaurusRedirects } from './docusaurusRedirects.ts';
import { docusaurusSidebars } from './docusaurusSidebars.ts';

/**
 * The site that a `docusaurus.config` and its sidebars describe, none of which is run; undefined where nothing of it
 * can be parsed. `file` is relative to the project, either of them; `textOf` yields the text of another. `hasPages`
 * tells of a folder below the content folder: in one that is called as addresses there begin, these are the same here.
 */
export function readDocusaurus(
  text: string,
  file: string,
  textOf: TextOf,
  hasPages: (folder: string) => boolean = () => false,
): SiteElsewhere | undefined {
  const isSidebars = /^sidebars\./.test(file);
  const settings = isSidebars ? undefined : exportedData(text, file, textOf);
  if (settings === undefined && !isSidebars) return undefined;
  const read = partsReader();
  const root = read.map(settings, 'config');
  const docs = docsIn(root, read);
  const sidebarPath = isSidebars ? file : sidebarFile(docs.get('sidebarPath'), { file, textOf, read });
  const isOpen = isValue(docs.get('sidebarCollapsed'), false);
  const basePath = docs.get('routeBasePath');
  const base = withoutSlashes(basePath?.kind === 'value' ? String(basePath.value) : 'docs');
  const folder = base !== '' && hasPages(base) ? `${base}/` : '';
  const here = (address: string) => (folder === '' ? withoutBase(address, base) : address);
  const sidebars = docusaurusSidebars(sidebarPath, textOf, { read, isOpen, here, folder });
  const theme = read.map(root.get('themeConfig'), 'themeConfig');
  const navbar = read.map(theme.get('navbar'), 'navbar');
  const items = read.list(navbar.get('items') ?? navbar.get('links'), 'navbar').map((item) => ({
    isLeft: textIn(mapIn(item).get('position')) === 'left',
    entries: linksOf(item, { read, here, folder, sidebars }),
  }));
  const side = (left: boolean) => items.filter(({ isLeft }) => isLeft === left).flatMap(({ entries }) => entries);
  const siteBase = read.text(root.get('baseUrl'), 'baseUrl');
  const redirects = docusaurusRedirects(root.get('plugins'), here, read);
  const frame = docusaurusFrame({ docs, navbar, footer: theme.get('footer'), here }, read);
  const word = (name: string) => read.text(root.get(name), name) || undefined;
  const siteUrl = siteUrlAt(word('url'), siteBase);
  const head = [
    ...docusaurusHead(root.get('headTags'), read, siteBase),
    ...docusaurusMetadata(theme.get('metadata'), read),
    ...docusaurusMeta({ noIndex: root.get('noIndex'), image: theme.get('image'), siteUrl }, read),
  ];
  const toc = tocElsewhere(theme.get('tableOfContents'), 'tableOfContents', read);
  const favicon = root.get('favicon');
  const icon = read.text(favicon, 'favicon');
  tellDocusaurusOthers({ root, theme, docs }, read);
  const header = items.length > 0 ? { left: side(true), right: side(false) } : undefined;
  const { languages, ...first } = docusaurusLanguages(root.get('i18n'), file, read);
  return withoutUndefined({
    title: word('title'),
    description: word('tagline'),
    base: siteBase || undefined,
    siteUrl,
    ...first,
    ...frame,
    head: unlessEmpty(head),
    ...toc,
    lastAuthor: isValue(docs.get('showLastUpdateAuthor'), true) || undefined,
    favicon: favicon && icon !== undefined ? { image: icon, place: favicon.place } : undefined,
    header,
    ...shownOf(sidebars, folder),
    redirects: unlessEmpty(redirects),
    languages: languages?.map((language) => withWords(language, { header, sidebars, textOf, folder })),
    unread: read.missed,
  });
}

type SidebarsByName = ReadonlyMap<string, readonly EntryElsewhere[]>;

function shownOf(sidebars: SidebarsByName, folder: string): Pick<SiteElsewhere, 'entries' | 'sidebars'> {
  const shown = [...sidebars.values()].filter((entries) => entries.length > 0);
  const [first = [], ...others] = shown;
  return {
    // All pages as they are in their folders: so they are shown without any word.
    entries: others.length > 0 || (first.length === 1 && first[0]?.target === `${folder || './'}*`) ? [] : first,
    ...(others.length > 0 ? { sidebars: shown.map((entries) => ({ entries })) } : {}),
  };
}

interface ToTranslate {
  readonly header: SiteElsewhere['header'];
  readonly sidebars: SidebarsByName;
  readonly textOf: TextOf;
  readonly folder: string;
}

/** A language with the navigation in the words of its translators, as far as there are any. */
function withWords(language: LanguageElsewhere, { header, sidebars, textOf, folder }: ToTranslate): LanguageElsewhere {
  const { folderThere = '' } = language;
  const navbarFile = folderThere.replace(/[^/]*\/[^/]*$/, 'docusaurus-theme-classic/navbar.json');
  const inHeader = translatorTexts(textOf(navbarFile));
  const inSidebars = translatorTexts(textOf(`${folderThere}.json`));
  const translated = [...sidebars].map(([name, entries]) => {
    const names = ['category', 'link', 'doc'].map((kind) => `sidebar.${name}.${kind}`);
    return [name, translatedEntries(entries, names, inSidebars)] as const;
  });
  const links = (entries: readonly EntryElsewhere[] = []) => translatedEntries(entries, ['item.label'], inHeader);
  return {
    ...language,
    ...(inHeader.size === 0 || header === undefined
      ? {}
      : { header: { left: links(header.left), right: links(header.right) } }),
    ...(inSidebars.size === 0 ? {} : shownOf(new Map(translated), folder)),
  };
}

/** What is said of the pages; several plugins for such are told of, but for the one that stands in for the preset. */
function docsIn(root: CodeParts, read: PartsRead): CodeParts {
  const ofPreset = presetPart('docs', root.get('presets'))?.entries ?? NOTHING;
  const all = listIn(root.get('plugins')).flatMap((plugin) => {
    const [name, options] = listIn(plugin);
    const isDocs = /^(?:@docusaurus\/plugin-)?content-docs$/.test(textIn(name) ?? '');
    return isDocs && options?.kind === 'map' ? [options] : [];
  });
  const first = ofPreset.size === 0 ? all.find(({ entries }) => !entries.has('id')) : undefined;
  for (const { entries, place } of all.filter((one) => one !== first && one.entries.has('sidebarPath')))
    read.miss('plugins', entries.get('sidebarPath')?.place ?? place, { isData: true, hint: SIDEBAR_HINT });
  return first?.entries ?? ofPreset;
}

const NOTHING: CodeParts = new Map();

const SIDEBAR_HINT =
  "write it as `sidebars: [{ routes: ['/api/'], items: ['/api/first/'] }]` in `site/config.ts`, with the addresses of its pages";

/** The file of the sidebars: the one that is named, else the usual one. */
function sidebarFile(
  data: CodeData | undefined,
  { file, textOf, read }: { readonly file: string; readonly textOf: TextOf; readonly read: PartsRead },
): string | undefined {
  const named = data === undefined ? undefined : pathIn(data);
  const all = [named ?? 'sidebars', 'sidebars'].flatMap((path) => filesAt(`./${path}`, file));
  const found = all.find((one) => textOf(one) !== undefined);
  if (found === undefined && data !== undefined && (named !== undefined || data.kind === 'code'))
    read.miss('sidebarPath', data.place);
  return found;
}

/** A path as a text, or from the file around it: `require.resolve('./a.js')`, `path.join(__dirname, 'a.js')`. */
function pathIn(data: CodeData): string | undefined {
  if (data.kind === 'value') return textIn(data);
  const { name, given = [] } = (data.kind === 'code' && data.call) || {};
  const [path, ...more] = name === 'require.resolve' ? given : given.slice(1);
  return path === undefined || path.kind === 'code' || more.length > 0 ? undefined : pathIn(path);
}

interface AroundDocusaurus {
  readonly read: PartsRead;
  /** The address of a page here. */
  readonly here: (address: string) => string;
  /** What names of pages begin with here. */
  readonly folder: string;
  readonly sidebars: SidebarsByName;
}

/** What stands in the header by itself here: search, and menus of languages and versions. */
const BUILT_IN = /^(?:search|localeDropdown|docsVersion(?:Dropdown)?)$/;

function linksOf(item: CodeData, around: AroundDocusaurus): readonly EntryElsewhere[] {
  const { read, here, folder, sidebars } = around;
  const before = read.missed.length;
  const parts = read.record(item, 'navbar');
  const word = (name: string) => read.text(parts.get(name), 'navbar');
  const [type, label = word('aria-label')] = [word('type'), word('label')];
  if (BUILT_IN.test(type ?? '')) return [];
  const [to, href, docId, sidebarId] = ['to', 'href', 'docId', 'sidebarId'].map(word);
  const inside = read.list(parts.get('items'), 'navbar').flatMap((one) => linksOf(one, around));
  // An entry that is known in part would be another one.
  if (['type', 'label', 'to', 'href', 'docId', 'sidebarId'].some((name) => parts.get(name)?.kind === 'code')) return [];
  const inSidebar = allEntries(sidebars.get(sidebarId ?? '') ?? []).find(({ target }) => target !== undefined)?.target;
  const address = href ?? to;
  // Styles make an icon of it. Of most hosts, the name is not known.
  const host = repositoryHost(href ?? '');
  const text = label ?? (parts.has('className') && /^\w+$/.test(host) ? host : undefined);
  const target = (docId && folder + docId) ?? inSidebar ?? (address && here(address));
  if ((target === undefined && inside.length === 0) || (text === undefined && docId === undefined)) {
    if (read.missed.length === before) read.miss('navbar', item.place, { isData: true });
    return [];
  }
  const place = ['to', 'href', 'docId', 'sidebarId', 'label'].flatMap((name) => parts.get(name)?.place ?? [])[0];
  return [withoutUndefined({ text, target, place: place ?? item.place, items: unlessEmpty(inside) })];
}

/** An address as it is where pages are not below `docs`. */
function withoutBase(address: string, base: string): string {
  if (base === '') return address;
  const path = sitePath(address);
  return path === `/${base}` ? '/' : path.startsWith(`/${base}/`) ? path.slice(base.length + 1) : address;
}
