import type { CompiledPage } from '../model/page.ts';

/** What the index gets of a page. */
export interface SearchRecord {
  /** Route of the page. */
  readonly url: string;
  /** A document of its own, with the marks that Pagefind reads. */
  readonly html: string;
}

/** What a page's record says besides its content. */
export interface RecordFacts {
  readonly lang: string;
  /** Where the page stands, outermost first. */
  readonly trail: readonly string[];
  /** Version that the page documents; undefined where the site names none. */
  readonly version: string | undefined;
}

/**
 * The searchable text of a page: title, description, headings with their anchors, text and code.
 * Headings weigh what Pagefind gives them (h1 7, h2 6, h3 5, h4 4); code weighs less than prose, as one sample would
 * otherwise outdo the section that explains its words.
 */
export function searchRecord(page: CompiledPage, { lang, trail, version }: RecordFacts): SearchRecord {
  const { record, html } = page;
  const { description } = record.frontmatter;
  const parts = [
    `<html lang="${escape(lang)}"><body><main data-pagefind-body`,
    version === undefined ? '' : ` data-pagefind-filter="version:${escape(version)}"`,
    trail.length === 0 ? '' : ` data-pagefind-meta="trail:${escape(trail.join(' › '))}"`,
    `><h1>${escape(record.title)}</h1>`,
    description === undefined ? '' : `<p data-pagefind-weight="2">${escape(description)}</p>`,
    leanHtml(html),
    '</main></body></html>',
  ];
  return { url: record.path, html: parts.join('') };
}

/** Spans are there for colour alone: they are most of the bytes of a page with code. */
const leanHtml = (html: string) =>
  html
    .replaceAll(/<span class="code-language"[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<\/?span(?:\s[^\s=>]+(?:="[^"]*")?)*>/g, '')
    .replaceAll('<figure class="code-block"', '<figure data-pagefind-weight="0.5" class="code-block"');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
