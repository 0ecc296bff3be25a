import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAlive, startMark } from '../../src/system/processes.ts';

/** The id of no process that runs. */
const DEAD = 2 ** 22 + 12_345;

describe('isAlive', () => {
  it('knows a process that runs, one that is somebody else’s, and one that is gone', () => {
    assert.deepEqual([process.pid, 1, DEAD].map(isAlive), [true, true, false]);
  });
});

describe('startMark', () => {
  it('stays while a process runs, and is another’s for another', () => {
    assert.equal(startMark(process.pid), startMark(process.pid));
    assert.equal(startMark(DEAD), undefined);
    // Only Linux tells.
    if (process.platform === 'linux') {
      assert.match(startMark(process.pid) ?? '', /^\d+$/);
      assert.notEqual(startMark(process.pid), startMark(1));
    }
  });
});
