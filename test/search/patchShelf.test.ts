import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { patchShelf } from '../../src/search/patchShelf.ts';

const LIST = { words: 'apple axe', pages: [2, 1], blocks: [[0, 'one']] as const };
const block = () => ({ apple: [1, 8, 2, 16], axe: [3, 4] });
const patch = (page: number, values: Record<string, number | undefined>) =>
  patchShelf(LIST, block, [{ page, values: new Map(Object.entries(values)) }]);

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
    assert.deepEqual(changed, [
      ['apple', [1, 8]],
      ['axe', [3, 20]],
    ]);
  });

  it('begins a shelf that did not exist', () => {
    assert.deepEqual(patchShelf(undefined, block, [{ page: 4, values: new Map([['zoo', 8]]) }]), [['zoo', [5, 8]]]);
  });
});
