import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPostings, titleFlags } from '../../../src/model/search/searchPostings.ts';

it('postings hold page numbers by their distances, and weight with flags in one value', () => {
  assert.deepEqual(readPostings([1, 60 * 4 + titleFlags(1), 5, 30 * 4]), [
    { page: 0, weight: 1, titleShare: 1 },
    { page: 5, weight: 0.5, titleShare: 0 },
  ]);
  assert.deepEqual(readPostings([]), []);
});

it('a word is more of a short title than of a long one', () => {
  const shares = [1, 2, 3, 4, 9].map((words) => readPostings([1, titleFlags(words)])[0]?.titleShare ?? 0);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => b - a),
  );
  assert.ok(shares.every((share) => share > 0));
});
