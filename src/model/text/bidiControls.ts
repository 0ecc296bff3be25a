/** Invisible characters that show text in another order than it is written: they can make code look harmless. */
export const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/;

const EACH = new RegExp(BIDI_CONTROL, 'g');

/** Code with such characters as escapes, which readers see: U+202E as `\u202e`. */
export const withBidiShown = (code: string): string =>
  code.replace(EACH, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
