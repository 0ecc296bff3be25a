import { escapeHtml } from './escapeHtml.ts';

/** Characters from which a word may have no room in a line of a sidebar, or of a title on a phone. */
const LONG_WORD_CHARACTERS = 19;

const LONG_WORD = new RegExp(`\\S{${LONG_WORD_CHARACTERS}}`, 'u');

/** Behind a dot, a colon, a slash or an underscore between two parts of a name. */
const SIGNS = /(?<=[\p{L}\p{N})\]}>][.:/_]{1,9})(?=[\p{L}\p{N}([{<$])/u;

/** Between the words of `camelCase`. */
const CASES = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The pieces of a text between which a line may break, besides its spaces: a browser breaks a long name anywhere. */
export function namePieces(text: string): readonly string[] {
  if (!LONG_WORD.test(text)) return [text];
  const pieces: string[] = [];
  let whole = '';
  for (const part of text.split(/(\s+)/)) {
    const [first = '', ...others] = splitLong(part, SIGNS).flatMap((name) => splitLong(name, CASES));
    whole += first;
    for (const other of others) {
      pieces.push(whole);
      whole = other;
    }
  }
  return [...pieces, whole];
}

const splitLong = (name: string, places: RegExp) => (LONG_WORD.test(name) ? name.split(places) : [name]);

/** Text as HTML, with the places where its names may break. */
export const breakableHtml = (text: string, escaped: (piece: string) => string = escapeHtml): string =>
  namePieces(text).map(escaped).join('<wbr/>');

/** The sign of an argument that may be left out, `file(?path)`: browsers end a line between it and the name. */
const SIGN = /(?<=^|[\s(,[])\?[\p{L}\p{N}]/gu;

/** The same for a place that may be a row of boxes, in which each piece would be a box of its own. */
export const wholeBreakableHtml = (text: string): string => {
  const html = breakableHtml(text).replace(SIGN, '<span class="whole">$&</span>');
  return html.includes('<') ? `<span>${html}</span>` : html;
};
