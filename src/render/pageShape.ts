import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { wholeBreakableHtml } from '../model/text/namePieces.ts';
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
  const texts: Texts = {};
  const view: Record<string, unknown> = { ...page, headings: [] };
  for (const [name, marked] of MARKED_PARTS) {
    const value = view[name];
    if (value !== undefined && !(name === 'title' && value === siteTitle)) view[name] = marked(value, name, texts);
  }
  return { key: JSON.stringify(view), view: view as unknown as PageView, texts };
}

type Texts = Record<string, string>;

/**
 * Puts marks in the place of the texts of a part of a view, and notes the texts by the marks' names, which begin with
 * `name`.
 */
type Marked<Part> = (part: Part, name: string, texts: Texts) => Part;

const html: Marked<SafeHtml> = (value, name, texts) => {
  texts[name] = value;
  return safeHtml(mark(name));
};

const text: Marked<string> = (value, name, texts) =>
  value === '' ? '' : html(safeHtml(escapeHtml(value)), name, texts);

const link: Marked<LinkView> = ({ text: words, href, ...rest }, name, texts) => ({
  // Links show it with the places where a long name may break; a mark has none, and its name in small letters neither.
  text: html(safeHtml(wholeBreakableHtml(words)), `${name}-text`, texts),
  href: text(href, `${name}Href`, texts),
  ...rest,
});

const MARKED: { readonly [Name in keyof PageView]?: Marked<NonNullable<PageView[Name]>> } = {
  title: text,
  titleHtml: html,
  titleSlug: text,
  section: text,
  description: text,
  leadHtml: html,
  contentHtml: html,
  canonical: text,
  markdownHref: text,
  image: text,
  structuredData: html,
  headHtml: html,
  editHref: text,
  pageLinks: (links, name, texts) =>
    links.map(({ text: words, href, ...rest }, index) => ({
      text: text(words, `${name}${index}-text`, texts),
      href: text(href, `${name}${index}Href`, texts),
      ...rest,
    })),
  tags: (tags, name, texts) =>
    tags.map(({ text: words, href }, index) => ({
      text: text(words, `${name}${index}-text`, texts),
      ...(href === undefined ? {} : { href: text(href, `${name}${index}Href`, texts) }),
    })),
  prev: link,
  next: link,
  breadcrumbs: (steps, _, texts) => steps.map((step, index) => link(step, `step${index}`, texts)),
  hero: ({ images, actions }, name, texts) => ({
    ...(images && {
      images: images.map(({ src, ...size }, index) => ({ src: text(src, `${name}Src${index}`, texts), ...size })),
    }),
    actions: actions.map((action, index) => link(action, `${name}${index}`, texts)),
  }),
  lastUpdated: ({ date, text: words, author }, name, texts) => ({
    date: text(date, `${name}Date`, texts),
    text: text(words, `${name}Text`, texts),
    ...(author === undefined ? {} : { author: text(author, `${name}Author`, texts) }),
  }),
  languages: (languages, name, texts) =>
    languages.map(({ href, url, ...language }, index) => ({
      href: text(href, `${name}${index}Href`, texts),
      ...(url === undefined ? {} : { url: text(url, `${name}${index}Url`, texts) }),
      ...language,
    })),
  layout: (parts, name, texts) =>
    Object.fromEntries(Object.entries(parts).map(([place, part]) => [place, html(part, `${name}-${place}`, texts)])),
  sidebar: ({ id, html: links }, name, texts) => ({ id: text(id, `${name}Id`, texts), html: html(links, name, texts) }),
};

const MARKED_PARTS = Object.entries(MARKED) as readonly (readonly [name: string, marked: Marked<unknown>])[];
