/**
 * Anchor of a heading's text by VuePress's rules, so that addresses readers have bookmarked stay:
 * accents of Latin letters fall away, every run of spaces, ASCII punctuation and curly quotes becomes one "-", a
 * leading digit gets "_", lower case.
 *   "1. What's new?" → "_1-what-s-new"   "Настройка" → "настройка"   "🚀" → "🚀"   "…" (nothing left) → "section"
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
  IS_ASCII.test(text) ? text : text.normalize('NFC').replace(BESIDE_WHOLE_LETTERS, withoutMarks);

const IS_ASCII = /^[ -~]*$/;

/**
 * All but letters that are others without their marks, as `й` is `и` to VuePress, and those of which its normal form
 * makes two, as it does of Thai `ำ`, or others, as of Korean `ㄱ`: who reads them does not write those.
 */
const BESIDE_WHOLE_LETTERS = /[^\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Thai}\p{Script=Lao}\u3131-\u318e]+/gu;

const withoutMarks = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** What VuePress and VitePress make of a slug: other letters in place of some. */
export const slugElsewhere = (slug: string): string =>
  IS_ASCII.test(slug) ? slug : withoutMarks(slug).normalize('NFC');

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
