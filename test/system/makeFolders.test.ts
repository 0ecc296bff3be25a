import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeFolders } from '../../src/system/makeFolders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const MODULE = fileURLToPath(new URL('../../src/system/makeFolders.ts', import.meta.url));

describe('makeFolders', () => {
  const folder = temporaryFolder({ 'file.md': '' });

  it('makes a folder with those around it, leaves what is there, and yields the first that it made', () => {
    const path = join(folder, 'a/b/c');
    assert.equal(makeFolders(path), join(folder, 'a'));
    assert.equal(makeFolders(path), undefined);
    assert.equal(makeFolders(join(folder, 'a/b/d')), join(folder, 'a/b/d'));
    assert.ok(statSync(path).isDirectory());
  });

  it('throws what the system says where a file stands in the way', () => {
    assert.throws(() => makeFolders(join(folder, 'file.md')), { code: 'EEXIST' });
    assert.throws(() => makeFolders(join(folder, 'file.md/a/b')), { code: /^(?:ENOTDIR|ENOENT|EEXIST)$/ });
  });

  it('ends where the system makes nothing in a folder that is there', {
    skip: existsSync('/proc/self') ? false : 'needs /proc',
  }, () => {
    for (const path of ['/proc/x', '/proc/x/y']) {
      const code = `import(process.argv[1]).then(({ makeFolders }) => makeFolders(process.argv[2]))`;
      const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code, MODULE, path], {
        encoding: 'utf8',
        timeout: 20_000,
        killSignal: 'SIGKILL',
      });
      assert.equal(signal, null, path);
      assert.match(stderr, /ENOENT: no such file or directory, mkdir '\/proc\/x'/);
    }
  });
});
