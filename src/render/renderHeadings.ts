import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../model/escapeHtml.ts';
import type { HeadingView } from '../model/view.ts';
import { HeadingItem, HeadingList } from '../theme/HeadingList.tsx';
import { type HeadingBranch, headingTree } from '../theme/headingTree.ts';
import { oncePerTexts } from '../theme/strings.ts';
import { TableOfContents, tocClass } from '../theme/TableOfContents.tsx';
import { mark } from './fillMarks.ts';
import { templateOf } from './template.ts';

/** The list of a page's headings as it stands below its link in the sidebar; empty for a page without headings. */
export const renderSidebarHeadings = (headings: readonly HeadingView[]): string =>
  headings.length === 0 ? '' : templates().list({ class: 'sidebar-headings', items: itemsOf(headings) });

/** Content of a page's "On this page" region; empty for a page without headings. */
export function renderToc(headings: readonly HeadingView[]): string {
  if (headings.length === 0) return '';
  const { toc, list } = templates();
  return toc({ list: list({ class: tocClass(headings), items: itemsOf(headings) }) });
}

/** The same items stand in a page's document, in its chunk and in its sidebar. */
function itemsOf(headings: readonly HeadingView[]): string {
  const items = known.get(headings) ?? renderItems(headingTree(headings));
  known.set(headings, items);
  return items;
}

const known = new WeakMap<readonly HeadingView[], string>();

const renderItems = (branches: readonly HeadingBranch[]): string =>
  branches
    .map(({ slug, title, children }) =>
      templates().item({
        slug: escapeHtml(slug),
        title: escapeHtml(title),
        below: children.length === 0 ? '' : templates().inner({ items: renderItems(children) }),
      }),
    )
    .join('');

/** React renders a list and an item once, for all pages. */
const templates = oncePerTexts(() => ({
  toc: template(createElement(TableOfContents, { list: mark('list') })),
  list: template(createElement(HeadingList, { className: mark('class'), items: mark('items') })),
  inner: template(createElement(HeadingList, { items: mark('items') })),
  item: template(createElement(HeadingItem, { slug: mark('slug'), title: mark('title'), below: mark('below') })),
}));

const template = (element: ReactElement) => templateOf(renderToStaticMarkup(element));
