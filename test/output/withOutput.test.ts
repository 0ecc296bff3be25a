import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { withOutput } from '../../src/output/withOutput.ts';
import { endAtOnce } from '../../src/system/processes/endAtOnce.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('withOutput', () => {
  it('O-11: keeps others out while work goes on, and lets them in when it has ended or failed', async () => {
    const parent = temporaryFolder();
    const folder = join(parent, 'dist');
    const inside = withOutput(folder, () => withOutput(folder, async () => 'in'));
    await assert.rejects(inside, { code: 'EBUSY' });
    assert.equal(await withOutput(folder, async () => 'in'), 'in');
    const listeners = process.listenerCount('SIGTERM');
    await withOutput(folder, async () => {
      await null;
      assert.deepEqual(readdirSync(parent), ['dist.docsgen-lock']);
      assert.equal(process.listenerCount('SIGTERM'), listeners + 1);
    });
    assert.equal(process.listenerCount('SIGTERM'), listeners);
    assert.deepEqual(readdirSync(parent), []);
  });

  it('O-03: listens no more once its work has ended, also where signals end the process at once meanwhile', async () => {
    const before = process.listeners('SIGTERM');
    let hearAgain = () => {};
    await withOutput(join(temporaryFolder(), 'dist'), async () => {
      hearAgain = endAtOnce();
    });
    hearAgain();
    assert.deepEqual(process.listeners('SIGTERM'), before);
  });

  it('O-03: never has its lock there without listening for signals, which would leave it there', async (test) => {
    const parent = temporaryFolder();
    const names: string[][] = [];
    const look = () => {
      names.push(readdirSync(parent));
      return process;
    };
    for (const name of ['on', 'off'] as const) test.mock.method(process, name, look);
    await withOutput(join(parent, 'dist'), async () => assert.deepEqual(readdirSync(parent), ['dist.docsgen-lock']));
    assert.deepEqual([names.length, names.flat()], [8, []]);
  });

  it('O-07: mends before the work what a killed build has left', async () => {
    const parent = temporaryFolder({ 'dist.docsgen-stage-4194303/index.html': 'half' });
    await withOutput(join(parent, 'dist'), async () => assert.deepEqual(readdirSync(parent), ['dist.docsgen-lock']));
  });
});
