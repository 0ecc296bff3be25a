import { queryForms } from './queryForms.ts';
import type { Anchor, Fragment } from './searchEngine.ts';
import { isFormOf } from './wordMatch.ts';

/** A stretch of a page under one heading, with what was found in it. */
export interface FoundSection {
  /** Undefined for what stands before the first heading. */
  readonly heading: Anchor | undefined;
  /** Positions of its words: from the first, up to and without the last. */
  readonly from: number;
  readonly to: number;
  /** Positions of the words found, in order. */
  readonly words: readonly number[];
  /** Share of the query that its heading holds, from 0 to 1. */
  readonly inHeading: number;
  readonly score: number;
}

/** A heading that holds the query says more than any text does. */
const HEADING_WORTH = 3;

/** The sections of a page that hold words of a query, best first. `found` are the positions that the index has named. */
export function pageSections(
  fragment: Fragment,
  words: readonly string[],
  { found, query }: { readonly found: readonly number[]; readonly query: string },
): readonly FoundSection[] {
  const headings = fragment.anchors
    .filter(({ element, text }) => /^h[2-6]$/.test(element) && text?.trim())
    .toSorted((a, b) => a.location - b.location);
  const positions = found.toSorted((a, b) => a - b);
  const terms = termsOf(query);
  return [undefined, ...headings]
    .map((heading, index) => {
      const from = heading?.location ?? 0;
      const to = headings[index]?.location ?? words.length;
      const inside = positions.filter((position) => position >= from && position < to);
      const headingEnd = from + wordCount(heading?.text);
      const inHeading = coverage(inside.filter((position) => position < headingEnd), words, terms);
      const score = HEADING_WORTH * inHeading ** 2 + coverage(inside, words, terms) ** 2 + Math.log1p(inside.length) / 20;
      return { heading, from, to, words: inside, inHeading, score };
    })
    .filter(({ words: inside }) => inside.length > 0)
    .sort((a, b) => b.score - a.score);
}

const wordCount = (text: string | undefined) => (text === undefined ? 0 : text.trim().split(/\s+/).length);

/** A word of the query: whole, or by its parts. */
interface Term {
  readonly whole: string;
  readonly parts: readonly string[];
}

const termsOf = (query: string): Term[] =>
  query.split(/\s+/).flatMap((word) => {
    const { joined, parts } = queryForms(word);
    return joined[0] === undefined ? [] : [{ whole: joined[0], parts }];
  });

/** Share of the terms that the words at the positions hold; half of a term counts half. */
function coverage(positions: readonly number[], words: readonly string[], terms: readonly Term[]): number {
  if (terms.length === 0 || positions.length === 0) return 0;
  const forms = positions.map((position) => queryForms(words[position] ?? ''));
  const shares = terms.map(({ whole, parts }) => {
    if (forms.some(({ joined }) => joined[0] !== undefined && isFormOf(joined[0], whole))) return 1;
    const held = parts.filter((part) => forms.some((form) => form.parts.some((one) => isFormOf(one, part))));
    return parts.length === 0 ? 0 : held.length / parts.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / terms.length;
}
