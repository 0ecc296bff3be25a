/**
 * Anchor of a heading's text by VuePress's rules, so that addresses readers have bookmarked stay:
 * accents fall away, every run of spaces, ASCII punctuation and curly quotes becomes one "-", a leading digit gets "_",
 * lower case.
 *   "1. What's new?" → "_1-what-s-new"   "🚀" → "🚀"   "…" (nothing left) → "section"
 */
export function slugOf(text: string): string {
  const slug = withoutAccents(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in an id.
    .replace(/[\u0000-\u001f]/g, '')
    .replace(/[\s!-/:-@[-`{-~\u201c\u201d\u2018\u2019]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
    .normalize('NFC');
  return slug === '' ? 'section' : slug;
}

// Most headings are ASCII, which normal forms leave alone.
const withoutAccents = (text: string) =>
  /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Gives out slugs that are unique on a page: the second "notes" becomes "notes-2". */
export interface Slugger {
  /** A free slug for the text; it is taken from now on. */
  readonly slug: (text: string) => string;
  /** Takes an id set by hand; false when it is taken already. */
  readonly claim: (id: string) => boolean;
}

/** A slugger for one page. */
export function createSlugger(): Slugger {
  const taken = new Set<string>();
  // The number to try next, so that a thousand equal headings do not take a million tries.
  const counts = new Map<string, number>();
  const claim = (id: string) => {
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  };
  return {
    claim,
    slug(text) {
      const base = slugOf(text);
      if (claim(base)) return base;
      let count = counts.get(base) ?? 2;
      while (!claim(`${base}-${count}`)) count += 1;
      counts.set(base, count + 1);
      return `${base}-${count}`;
    },
  };
}
