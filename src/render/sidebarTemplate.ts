import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { lazy } from '../model/lazy.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { wholeBreakableHtml } from '../model/text/namePieces.ts';
import type { SidebarItemView } from '../model/view.ts';
import { contentHash } from '../system/contentHash.ts';
import { itemsWithin, SidebarItem, SidebarList } from '../theme/navigation/Sidebar.tsx';
import { mark } from './fillMarks.ts';
import { elementTemplate } from './template.ts';

/** A sidebar rendered once, ready to be marked for each of its pages. */
export interface SidebarTemplate {
  /** Names the sidebar's content. */
  readonly id: string;
  /** Without any mark: what client navigation loads. */
  readonly html: SafeHtml;
  /** The html for one page: its link current, the groups around it open, its headings below it. */
  readonly markedFor: (href: string, headingsHtml: string) => SafeHtml;
}

/** Renders a section's sidebar. The rendering is shared by all of its pages: only the marks differ. */
export function sidebarTemplate(items: readonly SidebarItemView[]): SidebarTemplate {
  const html = listHtml(items);
  const places = findPlaces(html);
  return {
    id: contentHash(html),
    html,
    markedFor(href, headingsHtml) {
      const place = places.get(escapeHtml(href));
      if (place === undefined) return html;
      let marked = '';
      let from = 0;
      for (const opening of place.groups) {
        marked += `${html.slice(from, opening)} open=""`;
        from = opening;
      }
      return safeHtml(
        `${marked}${html.slice(from, place.attributes)} aria-current="page"${html.slice(place.attributes, place.after)}${headingsHtml}${html.slice(place.after)}`,
      );
    },
  };
}

/** React renders a list and a link to a page once, for all sidebars: most entries are nothing else. */
const templates = lazy(() => ({
  list: elementTemplate(createElement(SidebarList, { items: mark('items') })),
  pageLink: elementTemplate(createElement(SidebarItem, { item: { text: mark('text'), href: mark('href') } })),
}));

const listHtml = (items: readonly SidebarItemView[]): SafeHtml =>
  templates().list({ items: items.map(itemHtml).join('') });

function itemHtml(item: SidebarItemView): string {
  const { text, href, items, ...more } = item;
  if (items !== undefined) {
    const group = elementTemplate(createElement(SidebarItem, { item, inner: mark('inner') }));
    return group({ inner: listHtml(itemsWithin(item)) });
  }
  return href?.startsWith('/') && Object.keys(more).length === 0
    ? templates().pageLink({ text: wholeBreakableHtml(text), href: escapeHtml(href) })
    : renderToStaticMarkup(createElement(SidebarItem, { item }));
}

interface LinkPlace {
  /** Just after `<details` of each group around the link that is not open anyway, outermost first. */
  readonly groups: readonly number[];
  /** Just after the link's href attribute. */
  readonly attributes: number;
  /** Just after `</a>`. */
  readonly after: number;
}

/**
 * Offsets of links in markup of our own making: `<details>`, `<details open="">`, `</details>` and `<a href="…"` are
 * written exactly so.
 */
function findPlaces(html: string): ReadonlyMap<string, LinkPlace> {
  const places = new Map<string, LinkPlace>();
  const around: (number | undefined)[] = [];
  for (const match of html.matchAll(/<details(?: open="")?>|<\/details>|<a href="([^"]*)"/g)) {
    if (match[0] === '<details>') around.push(match.index + '<details'.length);
    else if (match[0] === '<details open="">') around.push(undefined);
    else if (match[0] === '</details>') around.pop();
    else if (match[1] !== undefined && !places.has(match[1])) {
      places.set(match[1], {
        groups: around.filter((opening) => opening !== undefined),
        attributes: match.index + match[0].length,
        after: html.indexOf('</a>', match.index) + '</a>'.length,
      });
    }
  }
  return places;
}
