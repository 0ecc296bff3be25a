/** A word in a heading of the page, and in its title: flags in the value of a posting. */
export const IN_HEADING = 1;
export const IN_TITLE = 2;

/** Weights go from 1 to this. */
export const WEIGHT_STEPS = 60;

/** A page that holds a word. */
export interface Posting {
  /** Number of the page in the index. */
  readonly page: number;
  /** How much the word says about the page, from 0 to 1. */
  readonly weight: number;
  readonly inTitle: boolean;
  readonly inHeading: boolean;
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
    postings.push({
      page,
      weight: (value >> 2) / WEIGHT_STEPS,
      inTitle: (value & IN_TITLE) !== 0,
      inHeading: (value & IN_HEADING) !== 0,
    });
  }
  return postings;
}
