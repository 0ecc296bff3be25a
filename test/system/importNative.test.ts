import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importNative } from '../../src/system/importNative.ts';

describe('importNative', () => {
  it('yields what runs', async () => {
    const { sep } = await importNative<typeof import('node:path')>('node:path', (path) => path.join('a', 'b'));
    assert.equal(sep, (await import('node:path')).sep);
  });

  it('says what mends a package that does not run, or is not there', async () => {
    const fail = () => {
      throw new Error('no part for it\nand more');
    };
    const system = `${process.platform}-${process.arch}`;
    const refused = {
      code: 'NOT_INSTALLED',
      hint: 'install the packages on this system, with those that are optional: npm install --include=optional',
    };
    await assert.rejects(importNative('node:path', fail), {
      ...refused,
      message: `Cannot run \`node:path\` on this system (${system}): no part for it`,
    });
    await assert.rejects(importNative('docsgen-none', fail), refused);
  });

  it('says what mends a system that starts no program', async () => {
    const message = 'The service was stopped: spawn /a/esbuild EAGAIN';
    await assert.rejects(
      importNative('node:path', () => Promise.reject(new Error(message))),
      { hint: 'allow more processes: ulimit -u 1024' },
    );
  });
});
