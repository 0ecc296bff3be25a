import type { WordBlock, WordList } from '../model/search/searchFiles.ts';
import type { ShelfWord } from './shelves.ts';
import type { ShelfStretch } from './writeShelf.ts';

/** What has changed of a page's words on a shelf: the new value by word, undefined for a word that is gone. */
interface ShelfChange {
  readonly page: number;
  readonly values: ReadonlyMap<string, number | undefined>;
}

/**
 * A shelf after changes, from its files: what `shelvesOf` would make of the changed pages. Blocks without a changed
 * word are not read.
 */
export function patchShelf(
  list: WordList | undefined,
  blockOf: (name: string) => WordBlock,
  changes: readonly ShelfChange[],
): readonly ShelfStretch[] {
  if (list === undefined || list.blocks.length === 0) return [{ words: patched(list?.postings ?? {}, changes) }];
  const names = list.words.split(' ');
  const blocks = list.blocks.map(([from, name], index) => {
    const until = list.blocks[index + 1]?.[0] ?? names.length;
    return { name, from, until, first: names[from] ?? '' };
  });
  const touched = new Map<number, readonly ShelfWord[]>();
  const touch = (index: number): void => {
    const block = blocks[index];
    if (block === undefined || touched.has(index)) return;
    // A word before all others belongs to the first block.
    const isIn = (word: string) =>
      (index === 0 || word >= block.first) && word < (blocks[index + 1]?.first ?? END_OF_WORDS);
    const words = patched(blockOf(block.name), changes, isIn);
    touched.set(index, words);
    // Where the word is gone that a block begins with, its words join the block before.
    if (words[0]?.[0] !== block.first) touch(index - 1);
  };
  for (const { values } of changes) for (const word of values.keys()) touch(blockIndexOf(word, blocks));
  const stretches: ShelfStretch[] = [];
  for (const [index, { name, from, until }] of blocks.entries()) {
    const words = touched.get(index);
    const before = stretches.at(-1);
    if (words === undefined)
      stretches.push({ block: name, names: names.slice(from, until), pages: list.pages.slice(from, until) });
    else if (before !== undefined && 'words' in before) stretches.splice(-1, 1, { words: [...before.words, ...words] });
    else stretches.push({ words });
  }
  return stretches;
}

/** After every word. */
const END_OF_WORDS = '\uffff\uffff';

/** The last block that begins at or before a word; the first for a word before all others. */
const blockIndexOf = (word: string, blocks: readonly { readonly first: string }[]): number =>
  Math.max(
    0,
    blocks.findLastIndex(({ first }) => first <= word),
  );

/** Words with changes made to those that `isIn` names. */
function patched(
  block: WordBlock,
  changes: readonly ShelfChange[],
  isIn: (word: string) => boolean = () => true,
): readonly ShelfWord[] {
  const words = new Map<string, readonly number[]>(Object.entries(block));
  for (const { page, values } of changes) {
    for (const [word, value] of values) {
      if (!isIn(word)) continue;
      const numbers = withPage(words.get(word) ?? [], page, value);
      if (numbers.length === 0) words.delete(word);
      else words.set(word, numbers);
    }
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Postings with the value of one page set, or taken away. */
function withPage(numbers: readonly number[], page: number, value: number | undefined): number[] {
  const patched: number[] = [];
  let last = -1;
  const add = (number: number, one: number): void => {
    patched.push(number - last, one);
    last = number;
  };
  let isDone = value === undefined;
  let at = -1;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    at += numbers[index] ?? 0;
    if (!isDone && at >= page) {
      add(page, value ?? 0);
      isDone = true;
    }
    if (at !== page) add(at, numbers[index + 1] ?? 0);
  }
  if (!isDone) add(page, value ?? 0);
  return patched;
}
