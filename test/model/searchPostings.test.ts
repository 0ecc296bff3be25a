import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPostings } from '../../src/model/searchPostings.ts';

it('postings hold page numbers by their distances, and weight with flags in one value', () => {
  assert.deepEqual(readPostings([1, 60 * 4 + 3, 5, 30 * 4]), [
    { page: 0, weight: 1, inTitle: true, inHeading: true },
    { page: 5, weight: 0.5, inTitle: false, inHeading: false },
  ]);
  assert.deepEqual(readPostings([]), []);
});
