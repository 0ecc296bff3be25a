/** A control character that no page may hold: all but those that Markdown takes for space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
export const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

const EACH = new RegExp(CONTROL_CHARACTER, 'g');

/** A text with U+FFFD in the place of each, as it is for references to them in Markdown. */
export const withoutControls = (text: string): string => text.replace(EACH, '\uFFFD');
