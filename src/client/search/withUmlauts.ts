/** Letters that readers spell out who have no key for them. */
const SPELLED_OUT: readonly (readonly [languages: RegExp, letters: RegExp])[] = [
  [/^de(?:-|$)/i, /(?<=[aou])e/g],
  [/^(?:da|nb|nn|no)(?:-|$)/i, /(?<=o)e|(?<=a)a/g],
];

/**
 * A word as the index holds it where its letters were meant as umlauts, or as `å` and `ø`; the index has all of them
 * without their marks. In a language that has none, it is the word.
 *   "schluessel" → "schlussel"
 */
export function withUmlauts(word: string, lang: string): string {
  const letters = SPELLED_OUT.find(([languages]) => languages.test(lang))?.[1];
  return letters === undefined ? word : word.replace(letters, '');
}
