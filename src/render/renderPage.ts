import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SafeHtml } from '../model/brands.ts';
import type { PageChunk } from '../model/chunk.ts';
import { type HeadTag, isOfSharedPicture } from '../model/headTag.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import type { PageView, SiteView } from '../model/view.ts';
import { Document } from '../theme/document/Document.tsx';
import { documentTitle } from '../theme/document/documentTitle.ts';
import { moreStyles } from '../theme/document/moreStyles.ts';
import { Header } from '../theme/Header.tsx';
import { Main } from '../theme/Main.tsx';
import { SidebarTop } from '../theme/navigation/SidebarRegion.tsx';
import { SiteFooter } from '../theme/SiteFooter.tsx';
import { inTexts } from '../theme/strings.ts';
import { fillMarks, mark } from './fillMarks.ts';
import { type PageShape, shapeOf } from './pageShape.ts';
import { renderSidebarHeadings, renderToc } from './renderHeadings.ts';
import { renderHeadTags } from './renderHeadTags.ts';
import { type Template, templateOf } from './template.ts';

/** Renders the pages of a site. What all pages share is rendered once, and what pages of one shape share. */
export interface PageRenderer {
  readonly parts: (page: PageView) => PageParts;
  /** A whole document. */
  readonly document: (parts: PageParts) => SafeHtml;
  /** What client navigation swaps in for the page. `sidebar` names the section's sidebar and its script. */
  readonly chunk: (page: PageView, parts: PageParts, sidebar: PageChunk['sidebar']) => PageChunk;
}

/** The parts of a page that stand both in its document and in its chunk, rendered once. */
interface PageParts {
  readonly main: string;
  readonly toc: string;
  readonly shape: PageShape;
}

/** A renderer for a site. */
export function createPageRenderer(site: SiteView): PageRenderer {
  const { translation } = site;
  const spoken = <Value>(make: () => Value): Value =>
    translation === undefined ? make() : inTexts(translation.texts, make);
  const shared = spoken(() => ({
    header: renderToStaticMarkup(createElement(Header, { site })),
    sidebarTop: renderToStaticMarkup(createElement(SidebarTop, { site })),
    footer: renderToStaticMarkup(createElement(SiteFooter, { site })),
  }));
  const { headTags } = site;
  const marks = headTags === undefined ? MARKS : { ...MARKS, head: mark('head') };
  const main = templates(({ view }) => renderToStaticMarkup(createElement(Main, { site, page: view })));
  const document = templates(({ view }) => {
    // React writes apostrophes as `&#x27;`, of which a policy has many; its attributes stand in double quotes.
    const shell = renderToStaticMarkup(createElement(Document, { site, page: view, parts: marks })).replaceAll(
      '&#x27;',
      "'",
    );
    const own: Readonly<Record<string, string>> = {
      header: markNav(shared.header, view.navHref),
      sidebarTop: markNav(shared.sidebarTop, view.navHref),
      footer: shared.footer,
      ...(headTags === undefined ? {} : { head: renderHeadTags(headTags.filter(isMissingIn(view))) }),
    };
    // The marks that are left are the page's.
    return `<!doctype html>${fillMarks(shell, (name) => own[name])}\n`;
  });
  return {
    parts: (page) =>
      spoken(() => {
        const shape = shapeOf(page, site.title);
        const afterToc = page.layout?.afterToc ?? site.layout?.afterToc;
        const after = afterToc === undefined ? undefined : { html: afterToc, lang: site.lang };
        return { main: main(shape)(shape.texts), toc: renderToc(page, after), shape };
      }),
    document: ({ main, toc, shape }) => spoken(() => document(shape)({ ...shape.texts, main, toc })),
    chunk: (page, { main, toc }, sidebar) => ({
      client: site.assets.name,
      title: documentTitle(page, site),
      lang: page.lang,
      dir: page.dir,
      description: page.description,
      ...(page.canonical === undefined ? {} : { canonical: page.canonical }),
      ...(page.markdownHref === undefined ? {} : { markdownHref: page.markdownHref }),
      noindex: page.noindex,
      ...chunkStyles(page, site),
      main,
      toc,
      ...(page.navHref === undefined ? {} : { navHref: page.navHref }),
      sidebarHeadings: spoken(() => renderSidebarHeadings(page)),
      ...(sidebar === undefined ? {} : { sidebar }),
    }),
  };
}

/** Which of the site's tags a page gets: with two pictures, other sites would show the first, or let people choose. */
const isMissingIn =
  ({ image }: PageView) =>
  (tag: HeadTag): boolean =>
    image === undefined || !isOfSharedPicture(tag);

function chunkStyles(page: PageView, site: SiteView): Pick<PageChunk, 'styles'> {
  const href = moreStyles(page, site);
  // With those of the layout every document has the others.
  const isThere = site.layout !== undefined && page.hero === undefined;
  if (isThere || href === undefined) return {};
  const integrity = site.assets.integrity[href];
  return { styles: { href, ...(integrity === undefined ? {} : { integrity }) } };
}

/** Templates by the shape of a page, made when the first page of that shape comes. */
function templates(render: (shape: PageShape) => string): (shape: PageShape) => Template {
  const made = new Map<string, Template>();
  return (shape) => {
    const template = made.get(shape.key) ?? templateOf(render(shape));
    made.set(shape.key, template);
    return template;
  };
}

const MARKS = {
  header: mark('header'),
  sidebarTop: mark('sidebarTop'),
  toc: mark('toc'),
  main: mark('main'),
  footer: mark('footer'),
};

/** The top navigation with the entry at `href` marked as current. */
function markNav(html: string, href: string | undefined): string {
  if (href === undefined) return html;
  return html.replaceAll(`<a href="${escapeHtml(href)}"`, (link) => `${link} aria-current="true"`);
}
