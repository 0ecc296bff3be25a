import type { WordBlock, WordList } from '../model/searchFiles.ts';
import type { ShelfWord } from './shelves.ts';

/** Takes a file of the index; yields its name, which is its content's. */
export type PutFile = (kind: 'words' | 'block' | 'pages', contents: string) => string;

/** About so many words share a block. */
const WORDS_PER_BLOCK = 128;

/** A shelf whose postings are shorter is one file: on a small site each file less is worth more than its bytes. */
const WHOLE_SHELF_BYTES = 48 * 1024;
/** No shelf of so many words is that small. */
const WHOLE_SHELF_WORDS = 4_000;

/**
 * Writes a shelf: its words in one file, their postings beside them or in blocks. Blocks are cut where a word's own hash
 * says so: a word more or less moves no other block's bounds. Yields the name of the word list; none for an empty shelf.
 */
export function writeShelf(words: readonly ShelfWord[], put: PutFile): string | undefined {
  if (words.length === 0) return undefined;
  const postings = words.length < WHOLE_SHELF_WORDS ? (Object.fromEntries(words) satisfies WordBlock) : undefined;
  const list: WordList =
    postings !== undefined && JSON.stringify(postings).length <= WHOLE_SHELF_BYTES
      ? { ...namesOf(words), blocks: [], postings }
      : { ...namesOf(words), blocks: writeBlocks(words, put) };
  return put('words', JSON.stringify(list));
}

const namesOf = (words: readonly ShelfWord[]) => ({
  words: words.map(([word]) => word).join(' '),
  pages: words.map(([, numbers]) => numbers.length / 2),
});

function writeBlocks(words: readonly ShelfWord[], put: PutFile): WordList['blocks'] {
  const blocks: (readonly [first: number, name: string])[] = [];
  let first = 0;
  words.forEach(([word], index) => {
    if (index === first || !beginsBlock(word)) return;
    blocks.push([first, writeBlock(words.slice(first, index), put)]);
    first = index;
  });
  blocks.push([first, writeBlock(words.slice(first), put)]);
  return blocks;
}

const writeBlock = (words: readonly ShelfWord[], put: PutFile) =>
  put('block', JSON.stringify(Object.fromEntries(words) satisfies WordBlock));

// FNV-1a; the upper bits are folded in, as the lower ones alone are uneven.
function beginsBlock(word: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) % WORDS_PER_BLOCK === 0;
}
