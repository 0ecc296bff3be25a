import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { SiteCodeError } from '../../src/cli/refusal.ts';
import { type SiteFaults, withSiteFaults } from '../../src/cli/siteFaults.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** An error as the site's compiled code throws it. */
function siteError(root: string, message = 'late'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at ${pathToFileURL(root)}/.docsgen/site/abc/components.mjs:3:7`;
  return error;
}

function command() {
  const root = temporaryFolder({ '.docsgen/site/note.json': '' });
  const host = new EventEmitter();
  const run = (work: (faults: SiteFaults) => Promise<number>) => withSiteFaults(root, work, host as NodeJS.Process);
  return { root, run, throwLate: (error: unknown) => host.emit('uncaughtException', error), host };
}

describe('withSiteFaults', () => {
  it('T-16: lets the command go on, and tells it of each error once', async () => {
    const { root, run, throwLate, host } = command();
    const heard: string[] = [];
    const code = await run(async (faults) => {
      faults.listen(({ message }) => heard.push(message));
      for (const message of ['late', 'late', 'other']) throwLate(siteError(root, message));
      assert.equal(faults.all().length, 2);
      return 7;
    });
    assert.equal(code, 7);
    assert.deepEqual(
      heard.map((message) => message.replace(/.*: /, '')),
      ['late', 'other'],
    );
    assert.equal(host.listenerCount('uncaughtException'), 0);
  });

  it('takes an error without a stack of ours for one of the site’s code, where there is such code', async () => {
    const { run, throwLate } = command();
    await run(async (faults) => {
      throwLate('text');
      assert.match(faults.all()[0]?.message ?? '', /: text$/);
      return 0;
    });
    const host = new EventEmitter();
    const plain = withSiteFaults(
      temporaryFolder(),
      () => {
        host.emit('uncaughtException', 'text');
        return new Promise(() => {});
      },
      host as NodeJS.Process,
    );
    await assert.rejects(plain, (error) => error === 'text');
  });

  it('ends with an error of our own', async () => {
    const { run, throwLate } = command();
    const ours = new Error('ours');
    const running = run(() => {
      throwLate(ours);
      return new Promise(() => {});
    });
    await assert.rejects(running, (error) => error === ours);
  });

  it('says whose fault it is when the command fails by an error of the site’s code, as from another thread', async () => {
    const { root, run } = command();
    const running = run(() => Promise.reject(siteError(root)));
    await assert.rejects(running, SiteCodeError);
    await assert.rejects(
      run(() => Promise.reject(new RangeError('ours'))),
      RangeError,
    );
  });
});
