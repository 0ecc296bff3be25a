import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const MODULE = fileURLToPath(new URL('../../../src/system/processes/createTell.ts', import.meta.url));

/** What a thread tells that runs this code. */
async function toldBy(code: string) {
  const worker = new Worker(
    `const { workerData } = require('node:worker_threads');
    import('tsx/esm/api').then(({ tsImport }) => tsImport(workerData, workerData)).then(async ({ createTell }) => {
      const tell = createTell();
      ${code}
    });`,
    { eval: true, workerData: MODULE },
  );
  const told: unknown[] = [];
  worker.on('message', (news) => told.push(news));
  const faults: unknown[] = [];
  worker.on('error', (fault) => faults.push(String(fault)));
  await new Promise((resolve) => worker.once('exit', resolve));
  return { told, faults };
}

describe('createTell', () => {
  it('tells the thread that has started this one, up to what nobody catches', async () => {
    assert.deepEqual(await toldBy("tell(1); await null; tell({ two: 'x' });"), { told: [1, { two: 'x' }], faults: [] });
    assert.deepEqual(await toldBy("tell(1); queueMicrotask(() => { throw new Error('no'); }); await null; tell(2);"), {
      told: [1],
      faults: ['Error: no'],
    });
  });
});
