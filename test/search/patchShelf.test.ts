import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WordBlock } from '../../src/model/search/searchFiles.ts';
import { patchShelf } from '../../src/search/patchShelf.ts';
import type { ShelfStretch } from '../../src/search/writeShelf.ts';

const LIST = { words: 'apple axe', pages: [2, 1], blocks: [[0, 'one']] as const };
const block = () => ({ apple: [1, 8, 2, 16], axe: [3, 4] });
/** The words of a shelf of which nothing is left as it was. */
const wordsOf = (stretches: readonly ShelfStretch[]) =>
  stretches.flatMap((stretch) => ('words' in stretch ? stretch.words : []));

const patch = (page: number, values: Record<string, number | undefined>) =>
  wordsOf(patchShelf(LIST, block, [{ page, values: new Map(Object.entries(values)) }]));

describe('patchShelf', () => {
  it('changes a value, adds a page between others, and takes one away', () => {
    assert.deepEqual(patch(2, { apple: 20 })[0], ['apple', [1, 8, 2, 20]]);
    assert.deepEqual(patch(1, { apple: 12 })[0], ['apple', [1, 8, 1, 12, 1, 16]]);
    assert.deepEqual(patch(0, { apple: undefined })[0], ['apple', [3, 16]]);
  });

  it('adds words in order, and drops those that no page holds any more', () => {
    assert.deepEqual(
      patch(2, { axe: undefined, arm: 4 }).map(([word]) => word),
      ['apple', 'arm'],
    );
  });

  it('changes a shelf whose postings stand in its list', () => {
    const whole = { ...LIST, blocks: [], postings: { apple: [1, 8], axe: [3, 4] } };
    const changed = patchShelf(whole, block, [{ page: 2, values: new Map([['axe', 20]]) }]);
    assert.deepEqual(wordsOf(changed), [
      ['apple', [1, 8]],
      ['axe', [3, 20]],
    ]);
  });

  it('begins a shelf that did not exist', () => {
    assert.deepEqual(wordsOf(patchShelf(undefined, block, [{ page: 4, values: new Map([['zoo', 8]]) }])), [
      ['zoo', [5, 8]],
    ]);
  });

  it('reads the blocks of changed words alone, and the one before where a block has lost its first word', () => {
    const list = {
      words: 'apple arm axe azure',
      pages: [1, 1, 1, 1],
      blocks: [
        [0, 'one'],
        [1, 'two'],
        [3, 'three'],
      ] as const,
    };
    const blocks: Record<string, WordBlock> = {
      one: { apple: [1, 4] },
      two: { arm: [1, 4], axe: [1, 4] },
      three: { azure: [1, 4] },
    };
    const touched = (...values: (readonly [word: string, value: number | undefined])[]) => {
      const asked: string[] = [];
      const read = (name: string) => {
        asked.push(name);
        return blocks[name] ?? {};
      };
      const stretches = patchShelf(list, read, [{ page: 0, values: new Map(values) }]);
      return [asked.sort(), stretches.map((one) => ('words' in one ? one.words.map(([name]) => name) : one.block))];
    };
    assert.deepEqual(touched(['axe', 8]), [['two'], ['one', ['arm', 'axe'], 'three']]);
    assert.deepEqual(touched(['axe', 8], ['azure', 8]), [
      ['three', 'two'],
      ['one', ['arm', 'axe', 'azure']],
    ]);
    assert.deepEqual(touched(['aaa', 8]), [['one'], [['aaa', 'apple'], 'two', 'three']]);
    assert.deepEqual(touched(['azz', 8]), [['three'], ['one', 'two', ['azure', 'azz']]]);
    assert.deepEqual(touched(['arm', undefined]), [
      ['one', 'two'],
      [['apple', 'axe'], 'three'],
    ]);
    assert.deepEqual(touched(['azure', undefined]), [
      ['three', 'two'],
      ['one', ['arm', 'axe']],
    ]);
    const [, ...others] = patchShelf(list, (name) => blocks[name] ?? {}, [{ page: 0, values: new Map([['aaa', 8]]) }]);
    assert.deepEqual(others, [
      { block: 'two', names: ['arm', 'axe'], pages: [1, 1] },
      { block: 'three', names: ['azure'], pages: [1] },
    ]);
  });
});
