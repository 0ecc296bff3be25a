/** The names of languages in which scripts of a shell are written. */
const SCRIPT = /^(?:sh|bash|zsh|fish|shellscript)$/i;

/** Behind comments and empty lines, the usual prompt. */
const PROMPTED = /^(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]{0,3}\$ /;

/**
 * The language that code is highlighted as. No script begins with `$ `: what does is a session, of which only what is
 * typed is copied.
 *   "$ npm ci\nadded 3 packages" in "sh" → "console"
 */
export const sessionIn = (code: string, language: string): string =>
  SCRIPT.test(language) && PROMPTED.test(code) ? 'console' : language;
