import assert from 'node:assert/strict';
import fs, { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { barredFolder, makeAsked, refusalAt, Unwritable, writeAsked } from '../../src/system/unwritable.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('writeAsked', () => {
  const folder = temporaryFolder({ 'file.md': '', 'sub/file.md': '' });
  symlinkSync('none/x', join(folder, 'link'), 'dir');
  symlinkSync('circle', join(folder, 'circle'), 'dir');

  it('writes a file with its folder, and anew', () => {
    const path = join(folder, 'new/inner/a.sarif');
    for (const text of ['first', 'second']) {
      writeAsked(path, text, '');
      assert.equal(readFileSync(path, 'utf8'), text);
    }
  });

  for (const [path, why] of [
    ['sub', 'it is a folder'],
    ['file.md/a', `\`${join(folder, 'file.md')}\` is not a folder`],
    ['file.md/a/b', `\`${join(folder, 'file.md')}\` is not a folder`],
    ['link', `\`${join(folder, 'link')}\` is a link that leads nowhere`],
    ['link/a/b', `\`${join(folder, 'link')}\` is a link that leads nowhere`],
    ['circle/a', `\`${join(folder, 'circle')}\` is a link that leads nowhere`],
  ] as const) {
    it(`O-24: says why it cannot, and what to do: ${path}`, () => {
      assert.throws(
        () => writeAsked(join(folder, path), '', 'name another'),
        (error) => {
          assert.ok(error instanceof Unwritable);
          assert.equal(error.message, `Cannot write \`${join(folder, path)}\` because ${why}.`);
          assert.equal(error.hint, 'name another');
          return true;
        },
      );
    });
  }
});

describe('writeAsked on a full disk', () => {
  const folder = temporaryFolder({ 'linked.md': '' });

  it('O-04: leaves no part of a file, which would pass for the whole, and a link as it is', (test) => {
    symlinkSync('linked.md', join(folder, 'link'), 'file');
    const write = fs.writeFileSync;
    test.mock.method(fs, 'writeFileSync', ((path, text) => {
      write(path, String(text).slice(1));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    }) as typeof write);
    syncBuiltinESMExports();
    try {
      for (const name of ['new.md', 'link'])
        assert.throws(
          () => writeAsked(join(folder, name), 'text', 'name another'),
          (error) => error instanceof Unwritable && error.hint === 'free some space on that disk',
        );
    } finally {
      test.mock.restoreAll();
      syncBuiltinESMExports();
    }
    assert.deepEqual(readdirSync(folder).sort(), ['link', 'linked.md']);
  });
});

describe('makeAsked', () => {
  const folder = temporaryFolder({ 'file.md': '' });

  it('makes a folder, and leaves one that is there', () => {
    for (let time = 0; time < 2; time += 1) makeAsked(join(folder, 'a/b'), '');
    writeAsked(join(folder, 'a/b/c'), 'kept', '');
    makeAsked(join(folder, 'a/b'), '');
    assert.equal(readFileSync(join(folder, 'a/b/c'), 'utf8'), 'kept');
  });

  it('O-24: says why it cannot, and what to do', () => {
    symlinkSync('none', join(folder, 'link'), 'dir');
    for (const [path, why] of [
      ['file.md/a', 'file.md` is not a folder'],
      ['link', 'link` is a link that leads nowhere'],
    ] as const)
      assert.throws(
        () => makeAsked(join(folder, path), 'name another'),
        (error) => error instanceof Unwritable && error.message.includes(why) && error.hint === 'name another',
      );
  });
});

describe('barredFolder', () => {
  it('O-24: names the folder in which the system makes nothing, where it said that something was missing', () => {
    const failure = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
    assert.equal(barredFolder(failure('ENOENT', '/proc/x')), 'nothing can be made in `/proc`');
    for (const other of [failure('EACCES', '/proc/x'), failure('ENOENT')]) assert.equal(barredFolder(other), undefined);
  });
});

describe('refusalAt', () => {
  it('O-24: names the nearest folder that is there, and why nothing can be written into it', () => {
    const folder = temporaryFolder();
    const refusing = (code: string) => () => {
      throw Object.assign(new Error(code), { code, syscall: 'access' });
    };
    const path = join(folder, 'a/b');
    assert.equal(refusalAt(path, refusing('EROFS')), `\`${folder}\` is on a read-only file system`);
    assert.equal(refusalAt(path, refusing('EACCES')), `this user may not write into \`${folder}\``);
    assert.equal(refusalAt(path), undefined);
  });
});
