import assert from 'node:assert/strict';
import fs, { closeSync, openSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isOwnOutput } from '../../src/system/isOwnOutput.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('isOwnOutput', () => {
  it('knows the file that is printed into, by any of its names, and no other', () => {
    const folder = temporaryFolder({ 'dev.log': '', 'index.md': '' });
    symlinkSync(join(folder, 'dev.log'), join(folder, 'link.log'));
    const descriptor = openSync(join(folder, 'dev.log'), 'a');
    symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
    const isOwn = (name: string) => isOwnOutput(join(folder, name), [descriptor]);
    assert.deepEqual(['dev.log', 'link.log'].map(isOwn), [true, true]);
    assert.deepEqual(['index.md', 'gone.md', '.', 'loop'].map(isOwn), [false, false, false, false]);
    closeSync(descriptor);
  });

  it('tells files apart whose numbers are one as floating-point numbers, as they often are on Windows', (context) => {
    context.after(() => {
      context.mock.restoreAll();
      syncBuiltinESMExports();
    });
    const numbers = { statSync: 2n ** 60n, fstatSync: 2n ** 60n };
    for (const name of ['statSync', 'fstatSync'] as const)
      context.mock.method(fs, name, (_: unknown, options?: { readonly bigint?: boolean }) => {
        const ino = options?.bigint ? numbers[name] : Number(numbers[name]);
        return { isFile: () => true, dev: 1, ino } as unknown as fs.Stats;
      });
    syncBuiltinESMExports();
    assert.equal(isOwnOutput('any.md', [1]), true);
    numbers.statSync += 1n;
    assert.equal(isOwnOutput('any.md', [1]), false);
  });
});
