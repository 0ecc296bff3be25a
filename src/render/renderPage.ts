import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import type { PageChunk } from '../model/chunk.ts';
import type { HeadingView, PageView, SiteView } from '../model/view.ts';
import { Document } from '../theme/Document.tsx';
import { documentTitle } from '../theme/documentTitle.ts';
import { Header } from '../theme/Header.tsx';
import { Main } from '../theme/Main.tsx';
import { SidebarHeadings } from '../theme/SidebarHeadings.tsx';
import { SidebarTop } from '../theme/SidebarRegion.tsx';
import { SiteFooter } from '../theme/SiteFooter.tsx';
import { TableOfContents } from '../theme/TableOfContents.tsx';
import { escapeHtml } from './escapeHtml.ts';
import { fillMarks, mark } from './fillMarks.ts';

/** Renders the pages of a site. What all pages share is rendered once. */
export interface PageRenderer {
  readonly parts: (page: PageView) => PageParts;
  /** A whole document. */
  readonly document: (page: PageView, parts: PageParts) => SafeHtml;
  /** What client navigation swaps in for the page. `sidebar` names the section's sidebar and its script. */
  readonly chunk: (page: PageView, parts: PageParts, sidebar: PageChunk['sidebar']) => PageChunk;
}

/** The parts of a page that stand both in its document and in its chunk, rendered once. */
export interface PageParts {
  readonly main: string;
  readonly toc: string;
}

/** A renderer for a site. */
export function createPageRenderer(site: SiteView): PageRenderer {
  const shared = {
    header: toHtml(createElement(Header, { site })),
    sidebarTop: toHtml(createElement(SidebarTop, { site })),
    footer: toHtml(createElement(SiteFooter, { site })),
  };
  return {
    parts: (page) => ({
      main: toHtml(createElement(Main, { site, page })),
      toc: toHtml(createElement(TableOfContents, { headings: page.headings })),
    }),
    document(page, { main, toc }) {
      const shell = toHtml(
        createElement(Document, { site, page: { ...page, sidebar: markSidebar(page) }, parts: MARKS } as never),
      );
      const own: Readonly<Record<string, string>> = {
        main,
        toc,
        sidebar: page.sidebar?.html ?? '',
        header: markNav(shared.header, page.navHref),
        sidebarTop: markNav(shared.sidebarTop, page.navHref),
        footer: shared.footer,
      };
      return safeHtml(`<!doctype html>${fillMarks(shell, (name) => own[name])}\n`);
    },
    chunk: (page, { main, toc }, sidebar) => ({
      title: documentTitle(page, site),
      lang: page.lang,
      dir: page.dir,
      description: page.description,
      ...(page.canonical === undefined ? {} : { canonical: page.canonical }),
      ...(page.markdownHref === undefined ? {} : { markdownHref: page.markdownHref }),
      noindex: page.noindex,
      main,
      toc,
      ...(page.navHref === undefined ? {} : { navHref: page.navHref }),
      sidebarHeadings: renderSidebarHeadings(page.headings),
      ...(sidebar === undefined ? {} : { sidebar }),
    }),
  };
}

const MARKS = {
  header: mark('header'),
  sidebarTop: mark('sidebarTop'),
  toc: mark('toc'),
  main: mark('main'),
  footer: mark('footer'),
};

const markSidebar = ({ sidebar }: PageView): PageView['sidebar'] =>
  sidebar === undefined ? undefined : { id: sidebar.id, html: safeHtml(mark('sidebar')) };

/** The top navigation with the entry at `href` marked as current. */
function markNav(html: string, href: string | undefined): string {
  if (href === undefined) return html;
  return html.replaceAll(`<a href="${escapeHtml(href)}"`, (link) => `${link} aria-current="true"`);
}

const toHtml = (element: ReactElement) => renderToStaticMarkup(element);

/** The list of a page's headings as it stands below its link in the sidebar: in the document and in the chunk. */
export function renderSidebarHeadings(headings: readonly HeadingView[]): string {
  const html = sidebarHeadings.get(headings) ?? toHtml(createElement(SidebarHeadings, { headings }));
  sidebarHeadings.set(headings, html);
  return html;
}

const sidebarHeadings = new WeakMap<readonly HeadingView[], string>();
