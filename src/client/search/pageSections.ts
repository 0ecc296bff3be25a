import { type SearchWord, searchWords } from '../../model/search/searchWords.ts';
import type { FoundWords } from './findPages.ts';
import { mayHold } from './mayHold.ts';
import type { ReadPage, ReadSection } from './searchFiles.ts';
import { sumOf } from './sumOf.ts';

/** A section of a page with what was found in it. */
export interface FoundSection {
  readonly section: ReadSection;
  /** Share of the query that its heading holds, from 0 to 1. */
  readonly inHeading: number;
  readonly score: number;
}

/** A heading that holds the query says more than any text does; less the more else it says. */
const HEADING = 3;

/** The sections of a page that hold words of the query, best first. */
export function pageSections({ sections }: Pick<ReadPage, 'sections'>, found: FoundWords): readonly FoundSection[] {
  return sections
    .map((section) => {
      const heading = tally(section.titleWords(), found.forms);
      // Most sections hold none of the query, and the words of a text take most of a query's time.
      const runs = mayHold(section.runs.join(' '), found.forms.keys()) ? section.runWords() : [];
      const all = runs.reduce((before, words) => tally(words, found.forms, before), heading);
      const inHeading = coverage(heading, found);
      const score =
        HEADING * inHeading ** 2 * foundShare(section.titleWords(), found.forms) +
        coverage(all, found) ** 2 +
        Math.log1p(sumOf(all.values())) / 20;
      return { section, inHeading, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Share of a heading that was looked for. */
function foundShare(heading: readonly SearchWord[], forms: FoundWords['forms']): number {
  const found = heading.filter(({ whole, parts }) => [whole, ...parts].some((word) => forms.has(word)));
  return heading.length === 0 ? 0 : found.length / heading.length;
}

/** Share of the query that a title holds, from 0 to 1. */
export const shareIn = (title: string, found: FoundWords): number =>
  coverage(tally(searchWords(title), found.forms), found);

/** Words of the index with how often they were found. */
type Tally = ReadonlyMap<string, number>;

function tally(words: readonly SearchWord[], forms: FoundWords['forms'], before: Tally = new Map()): Tally {
  const counts = new Map(before);
  const note = (word: string) => {
    if (forms.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const { whole, parts } of words) {
    note(whole);
    // Most words have none.
    if (parts.length > 0) parts.forEach(note);
  }
  return counts;
}

/** Share of the query that was found. Rare words count more, and words that are only like what was typed less. */
function coverage(counts: Tally, { forms, weights }: FoundWords): number {
  const held = weights.map(() => new Map<number, number>());
  for (const word of counts.keys()) {
    for (const { query, part, share, likeness } of forms.get(word) ?? []) {
      const parts = held[query];
      parts?.set(part, Math.max(parts.get(part) ?? 0, share * likeness));
    }
  }
  const all = sumOf(weights);
  const found = weights.map((weight, query) => weight * Math.min(1, sumOf(held[query]?.values() ?? [])));
  return all === 0 ? 0 : sumOf(found) / all;
}
