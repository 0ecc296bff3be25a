import { createElement } from 'react';
import type { SafeHtml } from '../model/brands.ts';
import type { Heading } from '../model/page.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { wholeBreakableHtml } from '../model/text/namePieces.ts';
import type { PageView } from '../model/view.ts';
import { HeadingItem, HeadingList } from '../theme/navigation/HeadingList.tsx';
import { type HeadingBranch, headingTree } from '../theme/navigation/headingTree.ts';
import { TableOfContents, tocClass } from '../theme/navigation/TableOfContents.tsx';
import { oncePerTexts } from '../theme/strings.ts';
import { mark } from './fillMarks.ts';
import { elementTemplate } from './template.ts';

/** The list of a page's headings as it stands below its link in the sidebar; empty for a page without headings. */
export const renderSidebarHeadings = (page: HeadingsOfPage): string =>
  page.headings.length === 0 ? '' : renderList(page, 'sidebar-headings');

/**
 * Content of a page's "On this page" region; empty for a page without headings. `after` is what the site puts below the
 * list, and its language.
 */
export function renderToc(page: HeadingsOfPage, after?: { readonly html: SafeHtml; readonly lang: string }): string {
  if (page.headings.length === 0) return '';
  const list = renderList(page, tocClass(page.headings));
  const below = after === undefined ? '' : templates().after({ lang: escapeHtml(after.lang), html: after.html });
  return templates().toc({ list, after: below });
}

type HeadingsOfPage = Pick<PageView, 'headings' | 'untranslated'>;

function renderList({ headings, untranslated }: HeadingsOfPage, className: string): string {
  const marks = { class: className, items: itemsOf(headings) };
  return untranslated === undefined
    ? templates().list(marks)
    : templates().untranslatedList({ ...marks, lang: untranslated.lang });
}

/** The same items stand in a page's document, in its chunk and in its sidebar. */
function itemsOf(headings: readonly Heading[]): string {
  const items = known.get(headings) ?? renderItems(headingTree(headings));
  known.set(headings, items);
  return items;
}

const known = new WeakMap<readonly Heading[], string>();

const renderItems = (branches: readonly HeadingBranch[]): string =>
  branches
    .map(({ slug, title, children }) =>
      templates().item({
        slug: escapeHtml(slug),
        title: wholeBreakableHtml(title),
        below: children.length === 0 ? '' : templates().inner({ items: renderItems(children) }),
      }),
    )
    .join('');

/** React renders a list and an item once, for all pages. */
const templates = oncePerTexts(() => ({
  toc: elementTemplate(createElement(TableOfContents, { list: mark('list'), after: mark('after') })),
  after: elementTemplate(createElement('div', { className: 'after-toc', lang: mark('lang') }, mark('html'))),
  list: elementTemplate(createElement(HeadingList, { className: mark('class'), items: mark('items') })),
  untranslatedList: elementTemplate(
    createElement(HeadingList, { className: mark('class'), lang: mark('lang'), items: mark('items') }),
  ),
  inner: elementTemplate(createElement(HeadingList, { items: mark('items') })),
  item: elementTemplate(createElement(HeadingItem, { slug: mark('slug'), title: mark('title'), below: mark('below') })),
}));
