import type { LayoutPlace } from '../../config/siteApi.ts';

/**
 * Where the theme of VitePress, Rspress, Starlight or Docusaurus shows what a site adds, by the place of `layout` that
 * is nearest.
 */
const PLACES_ELSEWHERE: Readonly<Partial<Record<LayoutPlace, string>>> = {
  announcement: 'layout-top top Banner AnnouncementBar announcementBar',
  search: 'Search SearchBar',
  header:
    'nav-bar-title-after nav-bar-content-before nav-bar-content-after afterNavTitle afterNavMenu SocialIcons NavbarItem',
  beforeSidebar: 'sidebar-nav-before',
  afterSidebar: 'sidebar-nav-after',
  beforeContent: 'doc-top doc-before page-top beforeDoc beforeDocContent',
  afterContent:
    'doc-footer-before doc-after doc-bottom page-bottom afterDoc afterDocContent beforeDocFooter afterDocFooter',
  afterToc: 'aside-outline-after aside-bottom afterOutline PageSidebar TOC',
  footer: 'layout-bottom bottom',
};

/** The place of `layout` for what has another name elsewhere; undefined where none is like it. */
export const layoutPlaceFor = (name: string): string | undefined => BY_NAME.get(name);

const BY_NAME = new Map(
  Object.entries(PLACES_ELSEWHERE).flatMap(([place, names]) => names.split(' ').map((name) => [name, place] as const)),
);
