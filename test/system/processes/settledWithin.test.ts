import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { settledWithin } from '../../../src/system/processes/settledWithin.ts';
import { OutOfTime } from '../../../src/system/processes/withinTime.ts';

describe('settledWithin', () => {
  it('yields what the promise does, or throws what it is rejected with', async () => {
    assert.equal(await settledWithin(60_000, Promise.resolve(1)), 1);
    await assert.rejects(settledWithin(60_000, Promise.reject(new Error('no'))), /^Error: no$/);
  });

  it('does not wait for ever', async () => {
    const alive = setInterval(() => {}, 1000);
    await assert.rejects(settledWithin(1, new Promise(() => {})), OutOfTime);
    clearInterval(alive);
  });

  it('gives up once it is told that the wait is in vain', async () => {
    const alive = setInterval(() => {}, 1000);
    let asked = 0;
    const isInVain = () => {
      asked += 1;
      return asked === 2;
    };
    await assert.rejects(settledWithin(60_000_000, new Promise(() => {}), isInVain), OutOfTime);
    clearInterval(alive);
  });

  it('gives up at once where the program would end', async () => {
    const module = new URL('../../../src/system/processes/settledWithin.ts', import.meta.url).href;
    const program = `const { settledWithin } = await import('${module}');
      settledWithin(60_000, new Promise(() => {})).catch((error) => console.log(error.message, process.listenerCount('beforeExit')));`;
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    assert.equal(stdout, 'it does not end, and was stopped 0\n');
  });
});
