import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import type { PageChunk } from '../model/chunk.ts';
import type { PageView, SiteView } from '../model/view.ts';
import { Document } from '../theme/Document.tsx';
import { documentTitle } from '../theme/documentTitle.ts';
import { Main } from '../theme/Main.tsx';
import { SidebarHeadings } from '../theme/SidebarHeadings.tsx';
import { TableOfContents } from '../theme/TableOfContents.tsx';
import type { HeadingView } from '../model/view.ts';

/** A whole document. */
export const renderDocument = (site: SiteView, page: PageView): SafeHtml =>
  safeHtml(`<!doctype html>${renderToStaticMarkup(createElement(Document, { site, page }))}\n`);

/** What client navigation swaps in for the page. `sidebar` names the section's sidebar and its script. */
export function renderChunk(site: SiteView, page: PageView, sidebar: PageChunk['sidebar']): PageChunk {
  return {
    title: documentTitle(page, site),
    lang: page.lang,
    dir: page.dir,
    description: page.description,
    ...(page.canonical === undefined ? {} : { canonical: page.canonical }),
    noindex: page.noindex,
    main: renderToStaticMarkup(createElement(Main, { site, page })),
    toc: renderToStaticMarkup(createElement(TableOfContents, { headings: page.headings })),
    sidebarHeadings: renderSidebarHeadings(page.headings),
    ...(sidebar === undefined ? {} : { sidebar }),
  };
}

/** The list of a page's headings as it stands below its link in the sidebar. */
export const renderSidebarHeadings = (headings: readonly HeadingView[]): string =>
  renderToStaticMarkup(createElement(SidebarHeadings, { headings }));
