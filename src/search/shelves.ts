import { shelfOf } from '../model/search/searchFiles.ts';

/** The words of a shelf in order, each with its postings as the index holds them. */
interface Shelf {
  readonly name: string;
  readonly words: readonly ShelfWord[];
}

/** A word, and its postings: see `searchPostings`. */
export type ShelfWord = readonly [word: string, numbers: readonly number[]];

/**
 * The shelves of an index over the terms of all pages, in page order (see `pageTerms`). One shelf is in memory at a
 * time: the terms of each page are in order, so that each page is read once, a shelf's stretch of it after the other.
 */
export function* shelvesOf(pages: readonly string[]): Generator<Shelf> {
  const cursors = new Uint32Array(pages.length);
  for (;;) {
    const name = firstShelf(pages, cursors);
    if (name === undefined) return;
    const words = new Map<string, { last: number; readonly numbers: number[] }>();
    pages.forEach((terms, page) => {
      cursors[page] = readStretch(terms, cursors[page] ?? 0, name, (word, value) => {
        const known = words.get(word);
        if (known === undefined) words.set(word, { last: page, numbers: [page + 1, value] });
        else {
          known.numbers.push(page - known.last, value);
          known.last = page;
        }
      });
    });
    yield {
      name,
      words: [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, { numbers }]) => [word, numbers]),
    };
  }
}

/** Words in the terms of a page, each with its value. */
export function termsOf(terms: string): Map<string, number> {
  const found = new Map<string, number>();
  for (let cursor = 0; cursor < terms.length; ) {
    const name = shelfOf(terms.slice(cursor, cursor + 2));
    cursor = readStretch(terms, cursor, name, (word, value) => found.set(word, value));
  }
  return found;
}

/** The shelf that comes first among those that are left. Page by page they come in the order of their first words. */
function firstShelf(pages: readonly string[], cursors: Uint32Array): string | undefined {
  let first: string | undefined;
  pages.forEach((terms, page) => {
    const start = cursors[page] ?? 0;
    if (start >= terms.length) return;
    const beginning = terms.slice(start, start + 2);
    if (first === undefined || beginning < first) first = beginning;
  });
  return first === undefined ? undefined : shelfOf(first);
}

/** Reads the words of a shelf from a place in a page's terms; yields the place behind them. */
function readStretch(
  terms: string,
  start: number,
  shelf: string,
  onWord: (word: string, value: number) => void,
): number {
  let cursor = start;
  while (cursor < terms.length) {
    const wordEnd = terms.indexOf(' ', cursor);
    const word = terms.slice(cursor, wordEnd);
    if (shelfOf(word) !== shelf) break;
    const valueEnd = terms.indexOf(' ', wordEnd + 1);
    const end = valueEnd === -1 ? terms.length : valueEnd;
    onWord(word, Number(terms.slice(wordEnd + 1, end)));
    cursor = end + 1;
  }
  return cursor;
}
