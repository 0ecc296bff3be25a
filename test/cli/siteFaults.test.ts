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

  it('T-16: tells of each once, whatever was thrown', async () => {
    const { run, throwLate } = command();
    const bare = (message: string, stack?: unknown) => Object.assign(new Error(message), { stack });
    await run(async (faults) => {
      for (const thrown of ['a', 'b', 'a', null, null, bare('c'), bare('d'), bare('c'), bare('e', 42)])
        throwLate(thrown);
      assert.deepEqual(
        faults.all().map(({ message }) => message.replace(/.*: /, '')),
        ['a', 'b', 'null', 'c', 'd', 'e'],
      );
      return 0;
    });
  });

  it('T-16: tells of the same words from two places twice', async () => {
    const { root, run, throwLate } = command();
    await run(async (faults) => {
      const other = siteError(root);
      other.stack = String(other.stack).replace(':3:7', ':9:1');
      for (const error of [siteError(root), other]) throwLate(error);
      assert.deepEqual(
        faults.all().map(({ place }) => place?.line),
        [3, 9],
      );
      return 0;
    });
  });

  it('takes an error whose stack is neither ours nor of the site’s code for one of that code', async () => {
    const { run, throwLate } = command();
    await run(async (faults) => {
      const error = new Error('late');
      error.stack = 'Error: late\n    at node:internal/timers:581:17';
      throwLate(error);
      assert.equal(faults.all().length, 1);
      return 0;
    });
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
