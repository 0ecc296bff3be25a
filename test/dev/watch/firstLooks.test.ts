import assert from 'node:assert/strict';
import { lstatSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createFirstLooks } from '../../../src/dev/watch/firstLooks.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('createFirstLooks', () => {
  const root = temporaryFolder({ 'a.md': 'a', 'b.md': 'b' });
  const [a, b] = [join(root, 'a.md'), join(root, 'b.md')];
  const [before, after] = [Date.now() - 60_000, Date.now() + 60_000];

  it('knows once that a file is as it was read', () => {
    const looks = createFirstLooks({ since: after, files: new Set([a]) });
    assert.deepEqual([looks.isAsRead(a), looks.isAsRead(a), looks.isAsRead(b)], [true, false, false]);
    looks.add({ since: after, files: new Set([b]) });
    assert.equal(looks.isAsRead(b), true);
  });

  it('takes a file that was written since, or is gone, for changed', () => {
    const looks = createFirstLooks({ since: before, files: new Set([a]) });
    assert.equal(looks.isAsRead(a), false);
    looks.add({ since: after, files: new Set([b]) });
    rmSync(b);
    assert.equal(looks.isAsRead(b), false);
  });

  it('takes a file for changed that was moved here with the time that it had', () => {
    const moved = join(temporaryFolder({ 'c.md': 'c' }), 'c.md');
    utimesSync(moved, 1, 1);
    assert.equal(createFirstLooks({ since: before, files: new Set([moved]) }).isAsRead(moved), false);
  });

  it('takes a link for changed that is new, or whose file was written since', () => {
    const folder = temporaryFolder({ 'c.md': 'c' });
    const [file, link, old] = ['c.md', 'link.md', 'node'].map((name) => join(folder, name)) as [string, string, string];
    symlinkSync('c.md', link);
    symlinkSync(process.execPath, old);
    const made = lstatSync(link).ctimeMs;
    const isAsRead = (path: string, since: number) =>
      createFirstLooks({ since, files: new Set([path]) }).isAsRead(path);
    assert.equal(isAsRead(old, made - 60), false);
    assert.equal(isAsRead(link, made + 30_000), true);
    utimesSync(file, 1, (made + 60_000) / 1000);
    assert.equal(isAsRead(link, made + 30_000), false);
  });

  it('takes a file for changed that may bear the time of a moment before: files are stamped by a coarser clock', () => {
    const looks = createFirstLooks({ since: statSync(a).ctimeMs + 5, files: new Set([a]) });
    assert.equal(looks.isAsRead(a), false);
  });
});
