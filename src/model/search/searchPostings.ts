/**
 * How much of the title of a page a word is, by the flags in the value of a posting: it is not in the title, in a long
 * one, in one of two or three words, or it is all that the title says.
 */
const TITLE_SHARES = [0, 0.7, 0.85, 1] as const;

/** The flags of a word in a title that says more than three words. */
export const LONG_TITLE = 1;

/** The flags of a word in a title that says so many words. */
export const titleFlags = (words: number): number => (words > 3 ? LONG_TITLE : words > 1 ? 2 : 3);

/** Weights go from 1 to this. */
export const WEIGHT_STEPS = 60;

/** A page that holds a word. */
export interface Posting {
  /** Number of the page in the index. */
  readonly page: number;
  /** How much the word says about the page, from 0 to 1. */
  readonly weight: number;
  /** 0 for a word that is not in the title, 1 for one that is all of it. */
  readonly titleShare: number;
}

/**
 * Postings of a word as the index holds them: for each page the distance of its number from the one before, and a
 * value, which is weight × 4 + flags.
 */
export function readPostings(numbers: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  let page = -1;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    page += numbers[index] ?? 0;
    const value = numbers[index + 1] ?? 0;
    postings.push({ page, weight: (value >> 2) / WEIGHT_STEPS, titleShare: TITLE_SHARES[value & 3] ?? 0 });
  }
  return postings;
}
