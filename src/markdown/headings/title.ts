import { type SafeHtml, safeHtml } from '../../model/brands.ts';
import { escapeText } from '../../model/text/escapeHtml.ts';
import { breakableHtml } from '../../model/text/namePieces.ts';
import { CODE_SPAN } from '../../model/text/titleTextOf.ts';

/**
 * A title as HTML: its code spans are `<code>`, all else is escaped, long names break between their parts, and no line
 * begins with a dash between words.
 * `address`: a second one, besides its id.
 */
export function titleHtmlOf(title: string, address?: string): SafeHtml {
  const text = breakableHtml(title, escapeText).replace(CODE_OR_DASH, (_, ticks, code, dash) =>
    ticks === undefined ? `<span class="whole">${dash}</span> ` : `<code>${code}</code>`,
  );
  // Letters, digits, "-" and "_" alone are in such an address.
  return safeHtml(address === undefined ? text : `<span id="${address}"></span>${text}`);
}

/** A sentence such as a description as HTML: its code spans are `<code>`, all else is escaped. */
export const sentenceHtmlOf = (sentence: string): SafeHtml =>
  safeHtml(escapeText(sentence).replace(CODE_SPAN, '<code>$2</code>'));

// A dash is held by the last letter before it, which may stand there escaped: then a long word can still break.
const CODE_OR_DASH = /(`+)(.+?)\1|((?:&[a-z]+;|[^\s`]) [-\u2013\u2014]) /gu;
