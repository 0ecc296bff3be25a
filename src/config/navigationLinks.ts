import { menuLinks } from '../model/menuLinks.ts';
import type { SidebarItem } from './siteApi.ts';
import type { SiteConfig } from './siteConfig.ts';
import { inAllLanguages } from './translations.ts';

/** Every link of the top navigation, the footer and the sidebars in all languages, each once. */
export const navigationLinks = (config: SiteConfig): string[] => [
  ...new Set(inAllLanguages(config).flatMap(linksInLanguage)),
];

/** Every link of the top navigation, the footer and the sidebars of a language. */
export const linksInLanguage = (language: SiteConfig): string[] => [
  ...barLinks(language),
  ...(language.sidebars ?? []).flatMap(({ items }) => linksOf(items)),
];

/** Links that a language always shows: those of its bars, and those of its sidebars with a text of their own. */
export const shownLinks = (language: SiteConfig): string[] => [
  ...barLinks(language),
  ...(language.sidebars ?? []).flatMap(({ items }) => namedLinksOf(items)),
];

export const barLinks = (language: SiteConfig): string[] => [
  ...(language.logoLink === undefined ? [] : [language.logoLink]),
  ...navLinks(language).map(({ link }) => link),
  ...language.footer.flatMap(({ link }) => link ?? []),
];

/** The links of a language to other versions of the site. */
export const versionLinks = (language: SiteConfig): string[] =>
  navLinks(language).flatMap(({ link, version }) => (version === true ? link : []));

/** The entries at the top of a language, also those in menus and their groups, without these themselves. */
export const navLinks = ({ nav }: Pick<SiteConfig, 'nav'>) =>
  [...nav.left, ...nav.right].flatMap((item) => ('items' in item ? menuLinks(item.items) : item));

/** Whether a menu at the top has groups of links, in any language. */
export const hasMenuGroups = (config: SiteConfig): boolean =>
  inAllLanguages(config).some(({ nav }) =>
    [...nav.left, ...nav.right].some((item) => 'items' in item && item.items.some((inner) => 'items' in inner)),
  );

export const sidebarsOf = (config: SiteConfig) => inAllLanguages(config).flatMap(({ sidebars = [] }) => sidebars);

/** What sidebars of any language name pages by that stand below it: folders, and routes. */
export const sidebarFolders = (config: SiteConfig): string[] =>
  sidebarsOf(config).flatMap(({ routes, items }) => [...routes, ...foldersOf(items)]);

/** The folders whose pages a sidebar shows. */
export const foldersOf = (items: readonly SidebarItem[]): string[] =>
  entriesOf(items).flatMap((item) => (typeof item === 'object' && 'folder' in item ? item.folder : []));

/** The groups of a sidebar, those within others too. */
export const groupsOf = (items: readonly SidebarItem[]) =>
  entriesOf(items).filter((item) => typeof item === 'object' && 'items' in item);

const linksOf = (items: readonly SidebarItem[]): string[] =>
  entriesOf(items).flatMap((item) => (typeof item === 'string' ? item : ownLink(item)));

const namedLinksOf = (items: readonly SidebarItem[]): string[] => entriesOf(items).flatMap(ownLink);

/** The link of an entry with a text of its own. */
const ownLink = (item: SidebarItem) => (typeof item === 'object' && 'link' in item ? (item.link ?? []) : []);

/** The entries of a sidebar, each before those in it. */
export const entriesOf = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => [item, ...(typeof item === 'object' && 'items' in item ? entriesOf(item.items) : [])]);
