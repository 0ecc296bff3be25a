import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupBy } from '../../../src/model/values/groupBy.ts';

describe('groupBy', () => {
  it('keeps the order of the items, in the groups and of them', () => {
    assert.deepEqual(
      [...groupBy(['bear', 'ant', 'bee', 'ape'], ([letter]) => letter)],
      [
        ['b', ['bear', 'bee']],
        ['a', ['ant', 'ape']],
      ],
    );
  });

  it('makes no group of nothing', () => assert.equal(groupBy([], String).size, 0));
});
