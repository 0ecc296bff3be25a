import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endAtOnce } from '../../../src/system/processes/endAtOnce.ts';
import { OutOfTime, withinTime } from '../../../src/system/processes/withinTime.ts';

const endless = () => {
  for (;;);
};

describe('withinTime', () => {
  it('yields what the work yields, and throws what it throws', () => {
    assert.equal(
      withinTime(1_000, () => 3),
      3,
    );
    const error = new TypeError('x');
    assert.throws(
      () =>
        withinTime(1_000, () => {
          throw error;
        }),
      (thrown) => thrown === error,
    );
  });

  it('ends what does not end by itself', () => {
    assert.throws(() => withinTime(50, endless), OutOfTime);
    assert.throws(() => withinTime(50, () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)), /does not end/);
    assert.equal(
      withinTime(1_000, () => 'works again'),
      'works again',
    );
  });

  it('can be used within itself', () => {
    const inner = () => withinTime(50, endless);
    assert.equal(
      withinTime(60_000, () => {
        assert.throws(inner, OutOfTime);
        return withinTime(30_000, () => 'inner');
      }),
      'inner',
    );
  });

  it('O-03: leaves Ctrl-C to whoever listens for it, also one that came just before', async () => {
    // Whoever else listens in this process may end it.
    const hearOthers = endAtOnce(['SIGINT']);
    const heard = new Promise((resolve) => process.once('SIGINT', resolve));
    const patience = new AbortController();
    const nobody = sleep(60_000, 'nobody heard it', { signal: patience.signal });
    process.kill(process.pid, 'SIGINT');
    withinTime(60_000, () => {});
    assert.equal(await Promise.race([heard, nobody]), 'SIGINT');
    patience.abort();
    hearOthers();
  });

  it('works in another thread', async () => {
    const module = JSON.stringify(new URL('../../../src/system/processes/withinTime.ts', import.meta.url).href);
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
       require('tsx/cjs');
       const { withinTime } = require(require('node:url').fileURLToPath(${module}));
       try { withinTime(50, () => { for (;;); }); } catch (error) { parentPort.postMessage(error.message); }`,
      { eval: true },
    );
    assert.match(
      await new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject)),
      /does not end/,
    );
    await worker.terminate();
  });
});
