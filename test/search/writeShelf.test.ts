import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WordList } from '../../src/model/search/searchFiles.ts';
import { searchFile } from '../../src/model/search/searchFiles.ts';
import type { ShelfWord } from '../../src/search/shelves.ts';
import { writeShelf } from '../../src/search/writeShelf.ts';
import { filesInMemory } from './indexIn.ts';

const many = (count: number): ShelfWord[] =>
  Array.from({ length: count }, (_, index) => [`w${index}`, [1, 4]] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));

function write(words: readonly ShelfWord[]) {
  const { files, put } = filesInMemory();
  const name = writeShelf([{ words }], put) ?? '';
  return { files, list: JSON.parse(files.get(searchFile('words', name)) ?? '{}') as WordList };
}

describe('writeShelf', () => {
  it('writes the words with the number of their pages, and their postings beside them', () => {
    const { files, list } = write([
      ['apple', [1, 8, 2, 16]],
      ['axe', [1, 4]],
    ]);
    assert.equal(list.words, 'apple axe');
    assert.deepEqual(list.pages, [2, 1]);
    assert.deepEqual(list.postings, { apple: [1, 8, 2, 16], axe: [1, 4] });
    assert.equal(files.size, 1);
  });

  it('writes the postings of a shelf that takes long to load in blocks', () => {
    const numbers = Array.from({ length: 40_000 }, () => 1);
    const { files, list } = write([
      ['apple', numbers],
      ['axe', [1, 4]],
    ]);
    assert.equal(list.postings, undefined);
    const [, name = ''] = list.blocks[0] ?? [];
    assert.deepEqual(JSON.parse(files.get(searchFile('block', name)) ?? ''), { apple: numbers, axe: [1, 4] });
  });

  it('writes nothing for an empty shelf', () => {
    const { files, put } = filesInMemory();
    assert.equal(writeShelf([], put), undefined);
    assert.equal(files.size, 0);
  });

  it('cuts blocks of about 128 words, which begin at the words that the list names', () => {
    const words = many(6_000);
    const { files, list } = write(words);
    assert.ok(list.blocks.length > 20 && list.blocks.length < 120, `${list.blocks.length}`);
    for (const [first, name] of list.blocks) {
      assert.equal(Object.keys(JSON.parse(files.get(searchFile('block', name)) ?? '{}'))[0], words[first]?.[0]);
    }
  });

  it('leaves all blocks but one as they are when a word is added', () => {
    const words = many(6_000);
    const before = new Set(write(words).list.blocks.map(([, name]) => name));
    const { list } = write([...words, ['w1500a', [1, 4]] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    assert.ok(list.blocks.filter(([, name]) => !before.has(name)).length <= 2);
  });
});
