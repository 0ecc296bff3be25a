import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTask } from 'node:timers/promises';
import { mapConcurrently } from '../../../src/model/values/mapConcurrently.ts';

describe('mapConcurrently', () => {
  it('works on so many items at a time, and yields the results in their order', async () => {
    let underWay = 0;
    let most = 0;
    const results = await mapConcurrently([5, 1, 3, 2], 2, async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turn = 0; turn < item; turn += 1) await nextTask();
      underWay -= 1;
      return item * 10;
    });
    assert.deepEqual([results, most], [[50, 10, 30, 20], 2]);
  });

  it('yields nothing for no items', async () => assert.deepEqual(await mapConcurrently([], 2, async () => 1), []));

  it('rejects as soon as the work on one of them does', () =>
    assert.rejects(
      mapConcurrently([1, 2], 2, (item) => (item === 1 ? new Promise(() => {}) : Promise.reject(new Error('two')))),
      /two/,
    ));
});
