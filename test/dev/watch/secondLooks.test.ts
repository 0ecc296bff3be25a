import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createSecondLooks } from '../../../src/dev/watch/secondLooks.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

/** Second looks at a folder of which some names are watched, and what they tell of. */
function looking(files: Readonly<Record<string, string>>, watched: Readonly<Record<string, readonly string[]>>) {
  const root = temporaryFolder(files);
  const told: string[] = [];
  const looks = createSecondLooks({
    watched: () => Object.fromEntries(Object.entries(watched).map(([folder, names]) => [join(root, folder), names])),
    isIgnored: (path) => path.endsWith('~'),
    onNew: (path) => told.push(`new ${path.slice(root.length + 1)}`),
    onChanged: (path) => told.push(`changed ${path.slice(root.length + 1)}`),
  });
  return { root, told, looks, at: (path: string) => join(root, path) };
}

describe('createSecondLooks', () => {
  it('tells, at the second call, of what is in a folder and not watched', async () => {
    const { told, looks, at } = looking(
      { 'a/known.md': '', 'a/new.md': '', 'a/b/c.md': '', 'a/new.md~': '' },
      { a: ['known.md'] },
    );
    symlinkSync('nowhere', at('a/link'));
    looks.noteFolder(at('a'));
    await looks.look();
    assert.deepEqual(told, []);
    await looks.look();
    assert.deepEqual(told.sort(), ['new a/b', 'new a/link', 'new a/new.md']);
    await looks.look();
    assert.equal(told.length, 3);
  });

  it('looks again into a folder in which something has come or changed, once nothing more does', async () => {
    const { root, told, looks, at } = looking({ 'a/known.md': '', 'lone/known.md': '' }, { a: ['known.md'], lone: [] });
    looks.noteFolder(at('a'));
    await looks.look();
    await looks.look();
    writeFiles(root, { 'a/lost.md': '' });
    looks.noteChange(at('a/known.md'));
    await looks.look();
    looks.noteChange(at('a/known.md'));
    await looks.look();
    assert.deepEqual(told, []);
    await looks.look();
    assert.deepEqual(told, ['new a/lost.md']);
    // Of a folder that was never noted, only some files are watched.
    looks.noteChange(at('lone/known.md'));
    await looks.look();
    await looks.look();
    assert.equal(told.length, 1);
  });

  it('tells of no pipe, which holds up whoever reads it', { skip: process.platform === 'win32' }, async () => {
    const { told, looks, at } = looking({ 'a/new.md': '' }, { a: [] });
    execFileSync('mkfifo', [at('a/pipe')]);
    looks.noteFolder(at('a'));
    await looks.look();
    await looks.look();
    assert.deepEqual(told, ['new a/new.md']);
  });

  it('tells of nothing in a folder that is gone, or watched no more', async () => {
    const { told, looks, at } = looking({ 'a/new.md': '', 'b/new.md': '' }, { b: [] });
    looks.noteFolder(at('a'));
    looks.noteFolder(at('b'));
    rmSync(at('b'), { recursive: true });
    await looks.look();
    await looks.look();
    assert.deepEqual(told, []);
  });

  it('tells of a file that is no more as it was at first, and of no other', async () => {
    const { root, told, looks, at } = looking({ 'same.md': 'a', 'longer.md': 'a', 'gone.md': 'a' }, {});
    // Clocks may be coarse, and copies may keep the time of what they are of.
    const time = new Date(2_000_000);
    for (const name of ['same.md', 'longer.md', 'gone.md']) {
      utimesSync(at(name), time, time);
      looks.noteFile(at(name), statSync(at(name)));
    }
    writeFiles(root, { 'longer.md': 'ab' });
    utimesSync(at('longer.md'), time, time);
    rmSync(at('gone.md'));
    await looks.look();
    await looks.look();
    assert.deepEqual(told, ['changed longer.md']);
  });

  it('goes by what a file was when it was noted last', async () => {
    const { told, looks, at } = looking({ 'a.md': 'a' }, {});
    looks.noteFile(at('a.md'), statSync(at('a.md')));
    writeFileSync(at('a.md'), 'ab');
    looks.noteFile(at('a.md'), statSync(at('a.md')));
    await looks.look();
    await looks.look();
    assert.deepEqual(told, []);
  });
});
