import { createRequire } from 'node:module';
import { lazy } from '../model/lazy.ts';
import { readText } from '../system/files.ts';

/** The font's parts by their families, in the order in which a character is looked for. */
export const FONT_PARTS: Readonly<Record<string, string>> = {
  Inter: 'latin',
  'Inter Extended': 'latin-ext',
  'Inter Cyrillic': 'cyrillic',
  'Inter Cyrillic Extended': 'cyrillic-ext',
  'Inter Greek': 'greek',
  'Inter Vietnamese': 'vietnamese',
};

/** Whether the font has all letters of a text: those that it has not would be drawn as boxes. */
export const hasLettersOf = (text: string): boolean => !patterns().letter.test(text.normalize('NFC'));

/** A text without the signs that the font has not, such as emoji, flags and arrows. */
export const withoutOtherSigns = (text: string): string =>
  text.normalize('NFC').replace(patterns().sign, '').replace(/ {2,}/g, ' ').trim();

// Made when the first card is: that takes a while.
const patterns = lazy(() => {
  const others = `(?![${drawnCharacters()}])`;
  return {
    letter: new RegExp(`${others}\\p{L}`, 'u'),
    sign: new RegExp(`(?![©®™])\\p{Extended_Pictographic}|\\u200D|${others}\\S`, 'gu'),
  };
});

const require = createRequire(import.meta.url);

/** What the parts say that they have, as in the brackets of a pattern. */
function drawnCharacters(): string {
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readText(require.resolve('@fontsource/inter/unicode.json')) ?? '{}',
  );
  return Object.values(FONT_PARTS)
    .flatMap((part) => ranges[part]?.split(',') ?? [])
    .map((range) => range.replace('U+', '').replace(/[\dA-F]+/g, '\\u{$&}'))
    .join('');
}
