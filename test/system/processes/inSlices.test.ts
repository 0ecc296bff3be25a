import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inSlices } from '../../../src/system/processes/inSlices.ts';

it('lets others run once a slice is over, and not before', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let turns = 0;
  setImmediate(() => turns++);
  const pause = inSlices();
  for (let step = 0; step < 3; step++) await pause();
  assert.equal(turns, 0);
  now = 3;
  await pause();
  assert.equal(turns, 1);
  setImmediate(() => turns++);
  await pause();
  assert.equal(turns, 1, 'the next slice has begun');
});
