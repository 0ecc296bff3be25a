import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countUpTo } from '../../../src/model/values/countUpTo.ts';

it('numbers up to a limit are counted, whatever the limit is', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 6, 7, 9].map((limit) => countUpTo(limit, [2, 4, 4, 7])),
    [0, 1, 1, 3, 3, 4, 4],
  );
  assert.equal(countUpTo(5, []), 0);
});
