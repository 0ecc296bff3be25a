import { type SafeHtml, safeHtml } from '../model/brands.ts';

/** A title's plain text: the marks of its code spans fall away. */
export const titleTextOf = (title: string): string => title.replace(CODE_SPAN, '$2');

/** A title as HTML: its code spans are `<code>`, all else is escaped. `address`: a second one, besides its id. */
export function titleHtmlOf(title: string, address?: string): SafeHtml {
  const text = escapeText(title).replace(CODE_SPAN, '<code>$2</code>');
  // Letters, digits, "-" and "_" alone are in such an address.
  return safeHtml(address === undefined ? text : `<span id="${address}"></span>${text}`);
}

const CODE_SPAN = /(`+)(.+?)\1/g;

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
