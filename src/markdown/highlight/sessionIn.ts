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

/** The names of languages that are nothing but sessions. */
const SESSION = /^(?:console|shell-?session|sh-session)$/i;

/**
 * Whether code is what somebody types at a terminal, with or without the answers: nobody counts its lines. `shell` is
 * the name of sessions and of scripts.
 */
export const isSession = (code: string, language: string): boolean =>
  SESSION.test(sessionIn(code, language)) || (/^shell$/i.test(language) && PROMPTED.test(code));
