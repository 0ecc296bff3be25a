import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unlessThrown } from '../../../src/model/values/unlessThrown.ts';

it('yields what is made, and undefined where that throws', () => {
  assert.equal(
    unlessThrown(() => 0),
    0,
  );
  assert.equal(
    unlessThrown(() => {
      throw new Error('not there');
    }),
    undefined,
  );
});
