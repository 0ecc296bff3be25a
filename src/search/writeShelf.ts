import type { WordBlock, WordList } from '../model/search/searchFiles.ts';
import type { ShelfWord } from './shelves.ts';

/** Takes a file of the index; yields its name, which is its content's. */
export type PutFile = (kind: 'words' | 'block' | 'pages', contents: string) => string;

/** About so many words share a block. */
const WORDS_PER_BLOCK = 128;

/** A shelf whose postings are shorter is one file: on a small site each file less is worth more than its bytes. */
const WHOLE_SHELF_BYTES = 48 * 1024;
/** No shelf of so many words is that small. */
const WHOLE_SHELF_WORDS = 4_000;

/** Some of a shelf's words, in order: with their postings, or as they stand in a block that is written already. */
export type ShelfStretch =
  | { readonly words: readonly ShelfWord[] }
  | { readonly block: string; readonly names: readonly string[]; readonly pages: readonly number[] };

/** Reads blocks that are written already. */
export interface BlockReader {
  readonly block: (name: string) => WordBlock;
  readonly sizeBytes: (name: string) => number;
}

/**
 * Writes a shelf: its words in one file, their postings beside them or in blocks. Blocks are cut where a word's own
 * hash says so: a word more or less moves no other block's bounds. Yields the name of the word list; none if empty.
 */
export function writeShelf(
  stretches: readonly ShelfStretch[],
  put: PutFile,
  read: BlockReader = NOTHING,
): string | undefined {
  const blocks = stretches.flatMap((stretch): ShelfBlock[] => ('words' in stretch ? cut(stretch.words) : [stretch]));
  const names = blocks.flatMap((block) => block.names);
  if (names.length === 0) return undefined;
  const list = { words: names.join(' '), pages: blocks.flatMap(({ pages }) => pages) };
  const isWhole = names.length < WHOLE_SHELF_WORDS && sizeOfWhole(blocks, read) <= WHOLE_SHELF_BYTES;
  const whole: WordList = isWhole
    ? { ...list, blocks: [], postings: Object.assign({}, ...blocks.map((block) => postingsOf(block, read))) }
    : { ...list, blocks: putBlocks(blocks, put) };
  return put('words', JSON.stringify(whole));
}

const NOTHING: BlockReader = { block: () => ({}), sizeBytes: () => 0 };

/** A block that is to be written, or one that is. */
type ShelfBlock = { readonly names: readonly string[]; readonly pages: readonly number[] } & (
  | { readonly contents: string }
  | { readonly block: string }
);

function cut(words: readonly ShelfWord[]): ShelfBlock[] {
  const blocks: ShelfBlock[] = [];
  let first = 0;
  for (let index = 1; index <= words.length; index += 1) {
    if (index < words.length && !beginsBlock(words[index]?.[0] ?? '')) continue;
    const own = words.slice(first, index);
    blocks.push({
      names: own.map(([word]) => word),
      pages: own.map(([, numbers]) => numbers.length / 2),
      contents: JSON.stringify(Object.fromEntries(own) satisfies WordBlock),
    });
    first = index;
  }
  return blocks;
}

/** Size of all postings as one object: the braces between two blocks become a comma. */
const sizeOfWhole = (blocks: readonly ShelfBlock[], read: BlockReader): number =>
  blocks.reduce(
    (sum, block) => sum + ('contents' in block ? Buffer.byteLength(block.contents) : read.sizeBytes(block.block)) - 1,
    1,
  );

const postingsOf = (block: ShelfBlock, read: BlockReader): WordBlock =>
  'contents' in block ? (JSON.parse(block.contents) as WordBlock) : read.block(block.block);

function putBlocks(blocks: readonly ShelfBlock[], put: PutFile): WordList['blocks'] {
  let first = 0;
  return blocks.map((block) => {
    const entry = [first, 'contents' in block ? put('block', block.contents) : block.block] as const;
    first += block.names.length;
    return entry;
  });
}

// FNV-1a; the upper bits are folded in, as the lower ones alone are uneven.
function beginsBlock(word: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) % WORDS_PER_BLOCK === 0;
}
