import { queryForms } from './queryForms.ts';
import type { Finding, SearchEngine } from './searchEngine.ts';

/** A page that answers a query. */
export interface FoundPage {
  readonly finding: Finding;
  /** Comparable within one answer alone. */
  readonly score: number;
  /** Positions of the words found. */
  readonly words: readonly number[];
}

/** Fewer pages than these with all words: pages with some of them are shown as well. */
const ENOUGH_PAGES = 4;

/** How much an answer is worth that takes the query less literally than the one before. */
const STEP = 0.3;

/**
 * Pages for a query, best first. The words are asked as they were typed, then taken apart, and, where that finds too
 * little, one by one: a word too many must not leave the reader with nothing.
 */
export async function findPages(typed: string, engine: SearchEngine): Promise<readonly FoundPage[]> {
  const { joined, parts } = queryForms(typed);
  const isPlain = joined.join(' ') === parts.join(' ');
  const [literal, apart] = await Promise.all([ask(engine, joined), isPlain ? [] : ask(engine, parts)]);
  const found = new Map<string, FoundPage>();
  merge(found, literal, 1);
  merge(found, apart, STEP);
  const words = [...new Set(parts)];
  if (found.size < ENOUGH_PAGES && words.length > 1) {
    const single = await Promise.all(words.map((word) => ask(engine, [word])));
    const some = new Map<string, FoundPage>();
    for (const findings of single) merge(some, findings, 1);
    for (const [id, page] of some) {
      const coverage = single.filter((findings) => findings.some((one) => one.id === id)).length / words.length;
      merge(found, [{ ...page.finding, score: page.score, words: page.words }], STEP * STEP * coverage ** 2);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

const ask = (engine: SearchEngine, words: readonly string[]) => (words.length === 0 ? [] : engine.search(words.join(' ')));

function merge(found: Map<string, FoundPage>, findings: readonly Finding[], worth: number): void {
  for (const finding of findings) {
    const before = found.get(finding.id);
    found.set(finding.id, {
      finding: before?.finding ?? finding,
      score: (before?.score ?? 0) + finding.score * worth,
      words: before === undefined ? finding.words : [...new Set([...before.words, ...finding.words])],
    });
  }
}
