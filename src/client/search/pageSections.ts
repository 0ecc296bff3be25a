import type { PageText, SectionText } from '../../model/searchFiles.ts';
import { type SearchWord, searchWords } from '../../model/searchWords.ts';
import type { FoundPages } from './findPages.ts';

/** A section of a page with what was found in it. */
export interface FoundSection {
  readonly section: SectionText;
  /** Share of the query that its heading holds, from 0 to 1. */
  readonly inHeading: number;
  readonly score: number;
}

/** A heading that holds the query says more than any text does. */
const HEADING = 3;

/** The sections of a page that hold words of the query, best first. */
export function pageSections(
  { sections }: PageText,
  { forms, weights }: Pick<FoundPages, 'forms' | 'weights'>,
): readonly FoundSection[] {
  return sections
    .map((section) => {
      const heading = tally(searchWords(section.title), forms);
      const all = tally(section.runs.flatMap(searchWords), forms, heading);
      const inHeading = coverage(heading, weights);
      return {
        section,
        inHeading,
        score: HEADING * inHeading ** 2 + coverage(all, weights) ** 2 + Math.log1p(all.count) / 20,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** What was found: how often, and the share of each of the query's words. */
interface Tally {
  readonly count: number;
  readonly shares: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

function tally(words: readonly SearchWord[], forms: FoundPages['forms'], before?: Tally): Tally {
  let count = before?.count ?? 0;
  const shares = new Map<number, Map<string, number>>(
    [...(before?.shares ?? [])].map(([query, held]) => [query, new Map(held)]),
  );
  for (const { whole, parts } of words) {
    for (const word of [whole, ...parts]) {
      const form = forms.get(word);
      if (form === undefined) continue;
      count += 1;
      const held = shares.get(form.query) ?? new Map<string, number>();
      shares.set(form.query, held.set(word, form.share));
    }
  }
  return { count, shares };
}

/** Rare words of the query count more. */
function coverage({ shares }: Tally, weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let held = 0;
  for (const [query, words] of shares) {
    const share = [...words.values()].reduce((sum, one) => sum + one, 0);
    held += (weights[query] ?? 0) * Math.min(1, share);
  }
  return all === 0 ? 0 : held / all;
}
