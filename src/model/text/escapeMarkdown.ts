/** Text as Markdown. Within a word, as in `snake_case`, a `_` is one. */
export const escapeMarkdown = (text: string): string =>
  MAY_BE_SIGN.test(text) ? text.replace(SIGNS, (signs) => [...signs].map((sign) => `\\${sign}`).join('')) : text;

// Most titles have none, and to look for those within words takes long.
const MAY_BE_SIGN = /[\\`*<[\]_~&]/;
const SIGNS = /[\\`*<[\]]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|~~+|&(?=\w+;|#\d+;|#x[\da-f]+;)/giu;
