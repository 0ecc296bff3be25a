import { safeHtml } from '../model/brands.ts';
import { escapeHtml } from '../model/escapeHtml.ts';
import { wholeBreakableHtml } from '../model/namePieces.ts';
import type { LinkView, PageView } from '../model/view.ts';
import { mark } from './fillMarks.ts';

/** A page's view, parted into its shape and its texts: React renders each shape once, however many pages have it. */
export interface PageShape {
  /** Equal for views that render alike but for their texts. */
  readonly key: string;
  /** The view with a mark in place of each text, and without headings, which are rendered apart. */
  readonly view: PageView;
  /** The texts as HTML, by the names of their marks. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The shape of a page's view. What components compare, choose by or count stays in it: each value of its own makes a
 * shape of its own. `siteTitle` is such a value, as a page with the same title shows it once.
 */
export function shapeOf(page: PageView, siteTitle: string): PageShape {
  const texts: Record<string, string> = {};
  const html = (name: string, value: string) => {
    texts[name] = value;
    return safeHtml(mark(name));
  };
  const text = (name: string, value: string): string => (value === '' ? '' : html(name, escapeHtml(value)));
  const link = (name: string, { text: words, href, ...rest }: LinkView): LinkView => ({
    // Links show it with the places where a long name may break; a mark has none, and its name in small letters neither.
    text: html(`${name}-text`, wholeBreakableHtml(words)),
    href: text(`${name}Href`, href),
    ...rest,
  });
  const view: PageView = {
    ...page,
    title: page.title === siteTitle ? page.title : text('title', page.title),
    titleHtml: html('titleHtml', page.titleHtml),
    description: text('description', page.description),
    contentHtml: html('content', page.contentHtml),
    headings: [],
    breadcrumbs: page.breadcrumbs.map((step, index) => link(`step${index}`, step)),
    ...given('titleSlug', page.titleSlug, text),
    ...given('section', page.section, text),
    ...given('lead', page.lead, text),
    ...given('canonical', page.canonical, text),
    ...given('markdownHref', page.markdownHref, text),
    ...given('image', page.image, text),
    ...given('structuredData', page.structuredData, html),
    ...given('headHtml', page.headHtml, html),
    ...given('hero', page.hero, (name, { images, actions }) => ({
      ...given('images', images, (_, all) =>
        all.map(({ src, ...size }, index) => ({ src: text(`${name}Src${index}`, src), ...size })),
      ),
      actions: actions.map((action, index) => link(`${name}${index}`, action)),
    })),
    ...given('prev', page.prev, link),
    ...given('next', page.next, link),
    ...given('editHref', page.editHref, text),
    ...given('lastUpdated', page.lastUpdated, (name, { date, text: words }) => ({
      date: text(`${name}Date`, date),
      text: text(`${name}Text`, words),
    })),
    ...given('languages', page.languages, (name, languages) =>
      languages.map(({ url, ...language }, index) => ({
        ...language,
        href: text(`${name}${index}Href`, language.href),
        ...given('url', url, (_, address) => text(`${name}${index}Url`, address)),
      })),
    ),
    ...given('sidebar', page.sidebar, (name, sidebar) => ({
      id: text(`${name}Id`, sidebar.id),
      html: html(name, sidebar.html),
    })),
  };
  return { key: JSON.stringify(view), view, texts };
}

const given = <Name extends string, Value, Marked>(
  name: Name,
  value: Value | undefined,
  marked: (name: string, value: Value) => Marked,
) => (value === undefined ? {} : { [name]: marked(name, value) }) as { [Key in Name]?: Marked };
