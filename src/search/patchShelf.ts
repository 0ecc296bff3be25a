import type { WordBlock, WordList } from '../model/searchFiles.ts';
import type { ShelfWord } from './shelves.ts';

/** What has changed of a page's words on a shelf: the new value by word, undefined for a word that is gone. */
export interface ShelfChange {
  readonly page: number;
  readonly values: ReadonlyMap<string, number | undefined>;
}

/** The words of a shelf after changes, from its files: what `shelvesOf` would make of the changed pages. */
export function patchShelf(
  list: WordList | undefined,
  blockOf: (name: string) => WordBlock,
  changes: readonly ShelfChange[],
): readonly ShelfWord[] {
  const words = new Map<string, readonly number[]>(
    [...(list?.blocks ?? []).map(([, name]) => blockOf(name)), list?.postings ?? {}].flatMap(Object.entries),
  );
  for (const { page, values } of changes) {
    for (const [word, value] of values) {
      const numbers = withPage(words.get(word) ?? [], page, value);
      if (numbers.length === 0) words.delete(word);
      else words.set(word, numbers);
    }
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Postings with the value of one page set, or taken away. */
function withPage(numbers: readonly number[], page: number, value: number | undefined): number[] {
  const values = new Map<number, number>();
  let at = -1;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    at += numbers[index] ?? 0;
    values.set(at, numbers[index + 1] ?? 0);
  }
  if (value === undefined) values.delete(page);
  else values.set(page, value);
  let last = -1;
  return [...values]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, one]) => {
      const step = number - last;
      last = number;
      return [step, one];
    });
}
