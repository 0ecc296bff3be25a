/**
 * Address of a heading's text by GitHub's rules, which are those of most Markdown tools: lower case, spaces become "-",
 * what is neither letter, digit, "-" nor "_" falls away.
 *   "1. What's new_in `a.b`?" → "1-whats-new_in-ab"   "A & B" → "a--b"
 */
export function githubSlugOf(text: string): string {
  const small = text.toLowerCase();
  // Most headings lose nothing, and the properties of letters take long to look up.
  const kept = /^[\w -]*$/.test(small)
    ? small
    : small.normalize('NFC').replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '');
  return kept.replaceAll(' ', '-');
}
