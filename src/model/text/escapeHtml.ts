/** Text as it may stand in an element or a quoted attribute, written as React writes it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as it may stand in an element alone: quotes stay, which take several characters otherwise. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text that `escapeHtml` made a piece of HTML of. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => UNESCAPES.get(reference) ?? reference);

const UNESCAPES = new Map(Object.entries(ESCAPES).map(([character, reference]) => [reference, character]));
