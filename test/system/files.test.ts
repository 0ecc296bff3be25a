import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  exists,
  isFile,
  isInside,
  readableText,
  readBytes,
  readText,
  realPathOf,
  smallText,
} from '../../src/system/files.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('isInside', () => {
  const cases: readonly [folder: string, path: string, inside: boolean][] = [
    ['/srv/dist', '/srv/dist', true],
    ['/srv/dist', '/srv/dist/a', true],
    ['/srv/dist', '/srv/dist/..a', true],
    ['/srv/dist', '/srv/dist-secret', false],
    ['/srv/dist', '/srv/dist-secret/a', false],
    ['/srv/dist', '/srv', false],
    ['/srv/dist', '/srv/other', false],
    ['/srv/dist', '/srv/dist/../other', false],
    ['/', '/anything', true],
  ];
  for (const [folder, path, inside] of cases) {
    it(`S-02: says that ${path} is ${inside ? 'inside' : 'outside'} ${folder}`, () =>
      assert.equal(isInside(folder, path), inside));
  }
});

describe('readBytes and readText', () => {
  it('yield undefined where no file stands', () => {
    const folder = temporaryFolder({ 'a.txt': 'é' });
    assert.equal(readText(join(folder, 'a.txt')), 'é');
    assert.equal(readBytes(join(folder, 'a.txt'))?.length, 2);
    assert.equal(readBytes(join(folder, 'none')), undefined);
    assert.equal(readText(join(folder, 'a.txt/below')), undefined);
  });

  it('read a text without its byte order mark', () =>
    assert.equal(readText(join(temporaryFolder({ 'a.txt': '\ufeffa' }), 'a.txt')), 'a'));

  it('throw with path and cause where the system refuses', () => {
    const folder = temporaryFolder();
    assert.throws(
      () => readBytes(folder),
      (error: Error) =>
        error.message === `Cannot read \`${folder}\`.` && (error.cause as NodeJS.ErrnoException).code === 'EISDIR',
    );
  });
});

it('readableText is undefined for what cannot be read', () => {
  const folder = temporaryFolder({ 'a.txt': 'a' });
  assert.equal(readableText(join(folder, 'a.txt')), 'a');
  assert.equal(readableText(folder), undefined);
});

it('smallText is undefined for a larger file, and for what cannot be read', () => {
  const path = join(temporaryFolder({ 'a.txt': 'Four' }), 'a.txt');
  assert.equal(smallText(path, 4), 'Four');
  assert.equal(smallText(path, 3), undefined);
  assert.equal(smallText(`${path}/b`, 4), undefined);
});

describe('isFile', () => {
  it('is false for folders, and for what the system takes for no path, such as the address of a link may name', () => {
    const folder = temporaryFolder({ 'a.md': '' });
    symlinkSync('a.md', join(folder, 'link'));
    symlinkSync('loop', join(folder, 'loop'));
    assert.deepEqual(
      ['a.md', 'link', '.', 'none', 'a.md/b', 'loop', 'a'.repeat(300), '\0'].filter((name) =>
        isFile(join(folder, name)),
      ),
      ['a.md', 'link'],
    );
  });
});

describe('exists and realPathOf', () => {
  it('count a broken link as something that stands there', () => {
    const folder = temporaryFolder();
    symlinkSync('nowhere', join(folder, 'link'));
    mkdirSync(join(folder, 'real'));
    assert.equal(exists(join(folder, 'link')), true);
    assert.equal(exists(join(folder, 'none')), false);
    assert.equal(realPathOf(join(folder, 'link')), undefined);
    assert.equal(realPathOf(join(folder, 'real/.')), join(folder, 'real'));
  });
});
