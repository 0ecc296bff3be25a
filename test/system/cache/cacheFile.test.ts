import assert from 'node:assert/strict';
import { chmodSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  makeCacheFolder,
  makeFolder,
  readCached,
  removeLeftDraft,
  whereItCan,
  writeCached,
} from '../../../src/system/cache/cacheFile.ts';
import { Unwritable } from '../../../src/system/unwritable.ts';
import { asOrdinaryUser } from '../../asOrdinaryUser.ts';
import { heldFor } from '../../heldFor.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('files of a cache', () => {
  it('are written with their folders, whole, and read again', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'cache/a.json');
    writeCached(path, 'first');
    writeCached(path, 'second');
    assert.equal(readCached(path), 'second');
    assert.deepEqual(readdirSync(join(folder, 'cache')), ['a.json']);
  });

  it('are written also where another thread writes the same one at once', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.json');
    const write: typeof writeFileSync = (draft, contents) => {
      writeFileSync(draft, contents);
      writeCached(path, 'of the other');
    };
    writeCached(path, 'text', write);
    assert.equal(readCached(path), 'text');
    assert.deepEqual(readdirSync(folder), ['a.json']);
  });

  it('O-05: are written also where another program holds for a moment what stands there', (context) => {
    const path = join(temporaryFolder({ 'a.json': 'first' }), 'a.json');
    heldFor(3, context);
    writeCached(path, 'second');
    assert.equal(readCached(path), 'second');
  });

  it('O-04: leave no half of themselves where there is no space', () => {
    const folder = temporaryFolder();
    const full = () => {
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    };
    const write: typeof writeFileSync = (path, contents) => {
      writeFileSync(path, String(contents).slice(0, 2));
      full();
    };
    assert.throws(() => writeCached(join(folder, 'a.json'), 'text', write), /ENOSPC/);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('O-04: are told of as files of the cache, which may be on another disk than the site', () => {
    const cause = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: 'write' });
    for (const [code, hint] of [
      ['ENOSPC', 'free some space on that disk'],
      ['EACCES', 'delete `.docsgen`'],
    ] as const) {
      const path = join(temporaryFolder(), 'a.json');
      const write = () => {
        throw cause(code);
      };
      const message = `Cannot write \`${path}\`, a file of the cache, because ${code}: no.`;
      assert.throws(() => writeCached(path, 'text', write), new Unwritable(message, hint, cause(code)));
      // What only the next run would need.
      whereItCan(() => writeCached(path, 'text', write));
    }
    whereItCan(() => {
      throw cause('EACCES');
    });
    assert.throws(
      () =>
        whereItCan(() => {
          throw new TypeError('x is not y');
        }),
      TypeError,
    );
  });

  it('O-04: are told of as such where their folder cannot be made', { skip: process.platform === 'win32' }, () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const write = () => asOrdinaryUser(() => writeCached(join(folder, 'new/a.json'), 'text'));
    assert.throws(write, { name: 'Error', hint: 'delete `.docsgen`' });
    const circle = join(temporaryFolder(), 'circle');
    symlinkSync(circle, circle);
    assert.throws(() => makeCacheFolder(join(circle, 'new')), { name: 'Error', hint: 'delete `.docsgen`' });
  });

  it('are deleted where a killed run has left half of them, and not while another run writes them', () => {
    const folder = temporaryFolder({ 'a.1.json': '', 'a.json': '', 'a.json.4711': '', 'a.json.4712': '' });
    for (const name of ['a.1.json', 'a.json', 'a.json.4711']) utimesSync(join(folder, name), 1, 1);
    // The last one has meanwhile been deleted by another run.
    for (const name of [...readdirSync(folder), 'a.json.4713']) removeLeftDraft(join(folder, name));
    assert.deepEqual(readdirSync(folder), ['a.1.json', 'a.json', 'a.json.4712']);
  });

  it('O-25: are not there when something else has their name, and take its place', () => {
    const folder = temporaryFolder({ 'a.json/inner': 'x', sub: 'no folder' });
    const paths = [join(folder, 'a.json'), join(folder, 'sub/b.json')];
    for (const path of paths) {
      assert.equal(readCached(path), undefined);
      writeCached(path, 'text');
      assert.equal(readCached(path), 'text');
    }
  });

  it('are kept from git by the folder itself, where that is made for them', () => {
    const folder = temporaryFolder({ 'old/.docsgen/a': '', 'shares/index.md': '' });
    writeCached(join(folder, '.docsgen/site/a.json'), 'text');
    makeFolder(join(folder, 'shares/.docsgen/fragments'));
    for (const made of ['.docsgen', 'shares/.docsgen'])
      assert.equal(readCached(join(folder, made, '.gitignore')), '*\n');
    makeFolder(join(folder, 'old/.docsgen/b'));
    makeFolder(join(folder, 'dist/assets'));
    assert.deepEqual(readdirSync(join(folder, 'old/.docsgen')), ['a', 'b']);
    assert.deepEqual(readdirSync(join(folder, 'dist')), ['assets']);
  });

  it('O-25: stand in folders that take the place of files', () => {
    const folder = temporaryFolder({ sub: 'no folder', 'kept/file': 'x' });
    for (const name of ['sub', 'kept', 'new/inner']) {
      makeCacheFolder(join(folder, name));
      assert.ok(statSync(join(folder, name)).isDirectory(), name);
    }
    assert.equal(readCached(join(folder, 'kept/file')), 'x');
  });
});
