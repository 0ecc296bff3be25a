import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { isAlive, startMark } from '../../../src/system/processes/processes.ts';

/** The id of no process that runs. */
const DEAD = 2 ** 22 + 12_345;

describe('isAlive', () => {
  it('knows a process that runs, one that is somebody else’s, and one that is gone', () => {
    assert.deepEqual([process.pid, DEAD].map(isAlive), [true, false]);
    // Windows numbers its first process otherwise.
    if (process.platform !== 'win32') assert.equal(isAlive(1), true);
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

  it('is gone with a process that has ended, also where nobody asks how it ended', async (context) => {
    if (process.platform !== 'linux') return context.skip('only Linux tells');
    // Node takes the place of the shell, and asks for none that it has not begun itself. `cat` ends with its input.
    const script = 'cat <&3 & exec "$0" -e "console.log($!); setInterval(() => {}, 1000)"';
    const parent = spawn('sh', ['-c', script, process.execPath], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    try {
      const [line] = await once(parent.stdio[1] as Readable, 'data');
      const child = Number(line);
      assert.match(startMark(child) ?? '', /^\d+$/);
      (parent.stdio[3] as Writable).end();
      const patience = AbortSignal.timeout(60_000);
      while (startMark(child) !== undefined && !patience.aborted) await setImmediate();
      assert.equal(startMark(child), undefined);
      assert.equal(isAlive(child), true, 'it holds its id');
    } finally {
      parent.kill();
    }
  });
});
