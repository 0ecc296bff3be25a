import assert from 'node:assert/strict';
import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { takeFromFragments } from '../../src/build/fragment.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('what fragments have made', () => {
  const FILES = { 'one/assets/cards/a.png': 'whole', 'two/assets/cards/b.png': 'whole', 'cache/b.png': 'kept' };
  const take = (root: string) =>
    takeFromFragments(['assets/cards/a.png', 'assets/cards/b.png', 'assets/cards/none.png'], {
      fragments: [join(root, 'one'), join(root, 'two')],
      folder: join(root, 'cache'),
    });

  it('is taken into the cache where that has none', () => {
    const root = temporaryFolder(FILES);
    take(root);
    assert.deepEqual(readdirSync(join(root, 'cache')), ['a.png', 'b.png']);
    assert.equal(readFileSync(join(root, 'cache/a.png'), 'utf8'), 'whole');
    assert.equal(readFileSync(join(root, 'cache/b.png'), 'utf8'), 'kept');
  });

  it('is taken whole or not at all: what a run that was killed has copied in part is not used', (context) => {
    const root = temporaryFolder(FILES);
    const write = fs.writeFileSync;
    const cutOff = (path: string) => {
      write(path, 'wh');
      throw new Error('killed');
    };
    context.mock.method(fs, 'writeFileSync', cutOff);
    context.mock.method(fs, 'copyFileSync', (_from: string, to: string) => cutOff(to));
    syncBuiltinESMExports();
    context.after(() => {
      context.mock.restoreAll();
      syncBuiltinESMExports();
    });
    assert.throws(() => take(root), /killed/);
    assert.equal(existsSync(join(root, 'cache/a.png')), false);
  });
});
