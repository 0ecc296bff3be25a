import { LANGUAGE_TAG, localeOf } from '../model/languageTag.ts';
import {
  allEntries,
  type EntryElsewhere,
  type LanguageElsewhere,
  type SidebarElsewhere,
  type SiteElsewhere,
} from '../model/navigationElsewhere.ts';
import { configText } from './configText.ts';
import type { NavItem, SidebarItem } from './siteApi.ts';
import { isBase, normalBase } from './siteBase.ts';

/** What an entry of another generator leads to here. */
export type TargetHere =
  | { readonly kind: 'page'; readonly link: string; readonly label: string }
  /** `inside` are the routes of pages in it, then those of its folders. */
  | { readonly kind: 'folder'; readonly link: string; readonly inside?: FolderParts }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'draft' | 'missing' };

interface FolderParts {
  readonly pages: readonly string[];
  readonly folders: readonly string[];
}

/** Tells what is at a target as it is written, such as `guides/first.md#a`. */
export type Find = (target: string) => TargetHere;

/**
 * The text of a `site/config.ts` with title, sidebar and tabs of another generator, and with its languages, all of which
 * are those that docsgen can have. Undefined where nothing is left of its navigation.
 */
export function configFromNavigation(site: SiteElsewhere, find: Find): string | undefined {
  const { title, base, siteUrl, entries, hasTabs = false, languages = [], unread = [] } = site;
  const items = itemsOf(entries, find);
  const tabs = hasTabs ? entries.flatMap((entry) => tabsOf(entry, find)) : [];
  const repository = repositoryHere(site);
  const { nav, footer, sidebars, ...words } = spoken(withoutLinkTo(repository?.url, site), find);
  // Settings hold a title that is not to be found elsewhere.
  const isTitle = site.unread !== undefined && title !== undefined;
  if (sidebars === undefined && nav === undefined && languages.length === 0 && !isTitle) return undefined;
  const config = {
    ...words,
    // What would be refused here says nothing of where pages are.
    ...(base !== undefined && isBase(base) && normalBase(base) !== '/' ? { base: normalBase(base) } : {}),
    siteUrl,
    logo: logoOf(site),
    repository,
    head: headOf(site),
    toc: site.toc,
    // A folder alone has no address for a tab.
    ...(tabs.length > 1 && tabs.length === items.length
      ? { nav: { left: tabs.map(({ text, link }) => ({ text, link })) }, sidebars: sidebarsOf(tabs) }
      : { nav, sidebars }),
    footer,
    ...(languages.length === 0 ? {} : { locales: localesOf(site, languages, find) }),
  };
  return configText(config, unreadComments(unread));
}

const repositoryHere = ({ repository }: SiteElsewhere) =>
  repository === undefined ? undefined : { url: repository.url, editUrl: repository.editUrl };

/** A repository has its link at the top by itself. */
function withoutLinkTo<T extends SiteElsewhere | LanguageElsewhere>(url: string | undefined, site: T): T {
  const { header } = site;
  if (url === undefined || header === undefined) return site;
  const others = (entries: Entries = []) =>
    entries.filter(({ target = '', items }) => items !== undefined || target.replace(/\/+$/, '') !== url);
  return { ...site, header: { left: others(header.left), right: others(header.right) } };
}

const headOf = ({ head }: SiteElsewhere) => head?.map(({ place: _, ...tag }) => tag);

function logoOf({ logo }: SiteElsewhere) {
  if (logo?.replacesTitle !== true) return logo?.image;
  return { ...(typeof logo.image === 'string' ? { src: logo.image } : logo.image), replacesTitle: true };
}

/** What is said in a language, in the order in which it is written. */
function spoken(
  { title, description, lang, entries, header, footer, sidebars: given = [] }: SiteElsewhere | LanguageElsewhere,
  find: Find,
) {
  const items = itemsOf(entries, find);
  const links = { left: linksOf(header?.left ?? [], find), right: linksOf(header?.right ?? [], find) };
  const nav = Object.fromEntries(Object.entries(links).filter(([, { length }]) => length > 0));
  const sidebars = [
    ...(items.length > 0 ? [{ routes: ['/'], items }] : []),
    ...given.flatMap((one) => sidebarAt(one, find)),
    ...sidebarsOf(given.flatMap((one) => sidebarOfPages(one, find))),
  ];
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(lang !== undefined && LANGUAGE_TAG.test(lang) ? { lang } : {}),
    ...(Object.keys(nav).length === 0 ? {} : { nav }),
    ...(footer === undefined ? {} : { footer }),
    ...(sidebars.length > 0 ? { sidebars } : {}),
  };
}

/** The languages by their folders; what is that of the first need not be written again. */
function localesOf(site: SiteElsewhere, languages: readonly LanguageElsewhere[], find: Find) {
  const { dir } = site;
  const others = languages.map((language) => {
    const { folder, hasFallback, ...own } = language;
    const { title, description, lang, nav, footer, sidebars } = spoken(withoutLinkTo(site.repository?.url, own), find);
    const words = {
      label: labelIn(language, folder),
      ...(lang === folder ? {} : { lang }),
      dir: own.dir,
      ...(title === site.title ? {} : { title }),
      ...(description === site.description ? {} : { description }),
      ...(hasFallback === true ? { fallback: true } : {}),
    };
    return [folder, { ...words, nav, sidebars, footer }] as const;
  });
  return { root: { label: labelIn(site, site.lang ?? 'en'), dir }, ...Object.fromEntries(others) };
}

/** What a language calls itself, where the settings do not say it: `de` is `Deutsch`. */
function labelIn({ label, lang }: Pick<SiteElsewhere, 'label' | 'lang'>, folder: string): string {
  const tag = lang ?? folder;
  if (label !== undefined || localeOf(tag) === undefined) return label ?? tag;
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** What is still to be written, for whoever has the file and no longer the warnings. */
export const unreadComments = (unread: NonNullable<SiteElsewhere['unread']>): string =>
  [...unread]
    .sort((a, b) => a.place.line - b.place.line)
    .map(({ option, place: { file, line } }) => `// Not carried over: a part of \`${option}\` at ${file}:${line}.\n`)
    .join('');

/** A sidebar that no page has says nothing. */
function sidebarAt({ prefix, entries }: SidebarElsewhere, find: Find) {
  if (prefix === undefined) return [];
  const route = `/${prefix.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const items = itemsOf(entries, find);
  const hasPages = route === '/' || [route, `${route}*`].some((target) => /^(?:page|folder)$/.test(find(target).kind));
  return items.length > 0 && hasPages ? [{ routes: [route], items }] : [];
}

/** One that stands beside the pages that it names. */
function sidebarOfPages({ prefix, entries }: SidebarElsewhere, find: Find): readonly Tab[] {
  const items = prefix === undefined ? itemsOf(entries, find) : [];
  const routes = routesIn(prefix === undefined ? itemsOf(withoutLinks(entries), find) : []);
  const link = routes.find(isRoute);
  return link === undefined ? [] : [{ text: '', link, items, routes }];
}

type Entries = readonly EntryElsewhere[];

/** Those that a sidebar is beside. */
const withoutLinks = (entries: Entries): Entries =>
  entries
    .filter(({ isBeside }) => isBeside !== true)
    .map((entry) => (entry.items === undefined ? entry : { ...entry, items: withoutLinks(entry.items) }));

/** What stands in the header; menus hold no menus. */
const linksOf = (entries: Entries, find: Find): readonly NavItem[] =>
  entries.flatMap((entry): readonly NavItem[] => {
    const links = allEntries(entry.items ?? []).flatMap((one) => linkOf(one, find));
    if (links.length === 0) return linkOf(entry, find);
    return entry.text === undefined ? links : [{ text: entry.text, items: [...linkOf(entry, find), ...links] }];
  });

function linkOf(entry: EntryElsewhere, find: Find): readonly { readonly text: string; readonly link: string }[] {
  const found: TargetHere = entry.target === undefined ? { kind: 'draft' } : find(entry.target);
  const link = found.kind === 'folder' ? firstIn(found, find) : 'link' in found ? found.link : undefined;
  return link === undefined ? [] : [{ text: entry.text ?? labelAt(entry, find), link }];
}

/** The first page in a folder. */
function firstIn({ inside }: TargetHere & { readonly kind: 'folder' }, find: Find): string | undefined {
  const [folder] = inside?.folders ?? [];
  const inner = folder === undefined ? undefined : find(`${folder}*`);
  return inside?.pages[0] ?? (inner?.kind === 'folder' ? firstIn(inner, find) : undefined);
}

/** Entries without a page are not written yet, and have no place; a group without one stays for what is in it. */
const itemsOf = (entries: Entries, find: Find): readonly SidebarItem[] =>
  entries.flatMap((entry): readonly SidebarItem[] => {
    const found: TargetHere = entry.target === undefined ? { kind: 'draft' } : find(entry.target);
    const { text } = entry;
    const folder = text === undefined ? undefined : wholeFolder(entry, find);
    if (folder !== undefined) return [{ ...folder, text: text ?? '', ...lookOf(entry) }];
    const items = itemsOf(entry.items ?? [], find);
    const link = 'link' in found ? found.link : undefined;
    if (items.length > 0) {
      const name = text ?? ('label' in found ? found.label : '');
      if (name === '') return items;
      // A folder has no page of its own.
      const named = { text: name, ...(link === undefined || found.kind === 'folder' ? {} : { link }) };
      return [{ ...named, ...lookOf(entry), items }];
    }
    if (link === undefined) return [];
    if (found.kind === 'folder' && text === undefined && found.inside !== undefined) return partsIn(found.inside);
    if (found.kind === 'folder') return [{ folder: link, ...(text === undefined ? {} : { text }), ...lookOf(entry) }];
    if (
      found.kind === 'page' &&
      (text === undefined || text === found.label) &&
      !link.includes('#') &&
      entry.badge === undefined
    )
      return [link];
    return [{ text: text ?? ('label' in found ? found.label : link), link, ...badgeOf(entry) }];
  });

const badgeOf = ({ badge }: EntryElsewhere) => (badge === undefined ? {} : { badge });

const lookOf = (entry: EntryElsewhere) => ({
  ...badgeOf(entry),
  ...(entry.isOpen === true ? { collapsed: false } : {}),
});

const partsIn = ({ pages, folders }: FolderParts): readonly SidebarItem[] => [
  ...pages,
  ...folders.map((folder) => ({ folder })),
];

/** The folder that a group shows and nothing else: it is a group by itself, which leads to its own page alone. */
function wholeFolder({ items = [], target }: EntryElsewhere, find: Find): { readonly folder: string } | undefined {
  const [item, ...others] = items;
  if (item?.target === undefined || item.text !== undefined || item.items !== undefined || others.length > 0)
    return undefined;
  const found = find(item.target);
  if (found.kind !== 'folder' || found.link === '/') return undefined;
  const index = target === undefined ? undefined : find(target);
  return index === undefined || ('link' in index && index.link === found.link) ? { folder: found.link } : undefined;
}

interface Tab {
  readonly text: string;
  readonly link: string;
  /** Undefined for a page alone. */
  readonly items: readonly SidebarItem[] | undefined;
  /** Undefined where they are those in `items`. */
  readonly routes?: readonly string[];
}

const tabsOf = (entry: EntryElsewhere, find: Find): readonly Tab[] =>
  itemsOf([entry], find).flatMap((item): readonly Tab[] => {
    if (typeof item === 'string') return [{ text: entry.text ?? labelAt(entry, find), link: item, items: undefined }];
    if ('folder' in item) return [];
    const items = 'items' in item ? item.items : undefined;
    const link = item.link ?? routesIn(items ?? [])[0];
    return link === undefined ? [] : [{ text: item.text, link, items }];
  });

function labelAt({ target = '' }: EntryElsewhere, find: Find): string {
  const found = find(target);
  return found.kind === 'page' ? found.label : target;
}

/** Each with the folder that its pages alone are in, else with the routes of its pages. */
function sidebarsOf(tabs: readonly Tab[]) {
  const all = tabs.map(({ items = [], link, routes = routesIn(items) }) =>
    [...new Set([link, ...routes])].filter(isRoute),
  );
  return tabs.flatMap(({ items }, index) => {
    if (items === undefined) return [];
    const own = all[index] ?? [];
    const folder = folderAround(own);
    const isShared = all.some((routes, other) => other !== index && routes.some((route) => route.startsWith(folder)));
    return [{ routes: folder === '/' || isShared ? own : [folder], items }];
  });
}

const isRoute = (link: string) => link.startsWith('/') && !link.includes('#');

/** The longest beginning of all routes that ends with a slash. */
function folderAround([first = '/', ...others]: readonly string[]): string {
  const steps = others.length === 0 ? first.split('/').slice(0, -2) : first.split('/').slice(0, -1);
  const isAround = (folder: string) => others.every((route) => route.startsWith(folder));
  for (let count = steps.length; count > 0; count -= 1) {
    const folder = `${steps.slice(0, count).join('/')}/`;
    if (isAround(folder)) return folder;
  }
  return '/';
}

const routesIn = (items: readonly SidebarItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('folder' in item) return [item.folder];
    return [...(item.link === undefined ? [] : [item.link]), ...('items' in item ? routesIn(item.items) : [])];
  });
