import { type Diagnostic, errorOf, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { withoutByteOrderMark } from '../model/files/fileLines.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { BIDI_CONTROL } from '../model/text/bidiControls.ts';
import { CONTROL_CHARACTER } from '../model/text/controlCharacters.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';
import { shellWord } from '../system/shellWord.ts';

/** Longest source that is read, in bytes. */
export const SOURCE_LIMIT_BYTES = 5_000_000;

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Text of a source file, from its bytes or from what was decoded of them without loss: UTF-8 without its byte-order
 * mark, every line end as "\n" (lines and columns stay the file's). `file` names it in diagnostics: `invalid-utf8`,
 * `unsupported-encoding`, `file-too-large`; with one of these the text is empty. `limitBytes` is that of pages unless
 * given.
 */
export function decodeSource(
  contents: string | Uint8Array,
  file: string,
  limitBytes = SOURCE_LIMIT_BYTES,
): { readonly text: string; readonly diagnostics: readonly Diagnostic[] } {
  const refuse = (diagnostic: Omit<Diagnostic, 'severity'>) => ({
    text: '',
    diagnostics: [{ severity: 'error' as const, ...diagnostic }],
  });
  const start = placeAtStart(file);
  const sizeBytes = typeof contents === 'string' ? sizeOf(contents) : contents.length;
  if (sizeBytes > limitBytes) {
    return refuse({
      code: 'file-too-large',
      message: `The file is ${sizeBytes} bytes; the limit is ${limitBytes}.`,
      place: start,
      hint: 'split the page, or move generated data to a data file that a component reads',
    });
  }
  if (UTF16_MARKS.some(([first, second]) => contents[0] === first && contents[1] === second)) {
    return refuse({
      code: 'unsupported-encoding',
      message: 'The file is encoded in UTF-16, expected UTF-8.',
      place: start,
      hint: `iconv -f UTF-16 -t UTF-8 ${shellWord(file)}`,
    });
  }
  const text = decodeText(contents);
  return text === undefined ? refuse(invalidUtf8(contents as Uint8Array, file)) : { text, diagnostics: [] };
}

/** The text alone; undefined for bytes that are no UTF-8. */
export function decodeText(contents: string | Uint8Array): string | undefined {
  const decoded = typeof contents === 'string' ? withoutByteOrderMark(contents) : decodeUtf8(contents);
  return decoded?.includes('\r') ? decoded.replace(/\r\n?/g, '\n') : decoded;
}

/** In bytes. Counted only where the text may be too large. */
const sizeOf = (text: string) => (text.length * 3 > SOURCE_LIMIT_BYTES ? Buffer.byteLength(text) : text.length);

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });

const decodeUtf8 = (bytes: Uint8Array): string | undefined => unlessThrown(() => STRICT_UTF8.decode(bytes));

function invalidUtf8(bytes: Uint8Array, file: string): Omit<Diagnostic, 'severity'> {
  // The longest decodable prefix ends where the fault begins; a binary search keeps this quick for large files.
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (decodePrefix(bytes.subarray(0, middle)) !== undefined) low = middle;
    else high = middle - 1;
  }
  const before = decodePrefix(bytes.subarray(0, low)) ?? '';
  const offset = Buffer.byteLength(before) + (BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? 3 : 0);
  return {
    code: 'invalid-utf8',
    message: `Invalid UTF-8 at byte ${offset}.`,
    place: placeAt(file, before, before.length),
    hint: 'save the file as UTF-8',
  };
}

/** Text of the whole characters in the bytes; a sequence cut off at the end is no fault yet. */
const decodePrefix = (bytes: Uint8Array): string | undefined =>
  unlessThrown(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));

/**
 * `control-character` for a text that holds one, and `bidi-control` for each line with one of those. Every character is
 * looked at: it is asked of texts that are compiled.
 */
export function controlCharacters(text: string, file: string): readonly Diagnostic[] {
  const at = text.search(CONTROL_CHARACTER);
  if (at === -1) return BIDI_CONTROL.test(text) ? bidiControls(text, file) : [];
  return [
    errorOf('control-character', {
      message: `Unexpected control character ${codePoint(text, at)}.`,
      place: placeAt(file, text, at, 1),
      hint: 'delete the character',
    }),
  ];
}

/** A character's number as it is written: `U+202E`. */
export const codePoint = (text: string, at: number) =>
  `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;

/** Where letters are right-to-left, such characters have their use. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const bidiControls = (text: string, file: string): readonly Diagnostic[] =>
  text.split('\n').flatMap((line, index) => {
    const at = line.search(BIDI_CONTROL);
    if (at === -1 || RIGHT_TO_LEFT.test(line)) return [];
    return warningOf('bidi-control', {
      message: `The invisible character ${codePoint(line, at)} changes the order in which this line is shown.`,
      place: { file, line: index + 1, column: at + 1, endColumn: at + 2 },
      hint: 'delete the character: it can make code look as if it did something else',
    });
  });
