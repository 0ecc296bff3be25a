import { type SafeHtml, safeHtml } from '../model/brands.ts';

/** A title's plain text: the marks of its code spans fall away. */
export const titleTextOf = (title: string): string => title.replace(CODE_SPAN, '$2');

/** A title as HTML: its code spans are `<code>`, all else is escaped. */
export const titleHtmlOf = (title: string): SafeHtml =>
  safeHtml(escapeText(title).replace(CODE_SPAN, '<code>$2</code>'));

const CODE_SPAN = /(`+)(.+?)\1/g;

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
