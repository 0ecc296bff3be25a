import assert from 'node:assert/strict';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createPlaceBirths } from '../../../src/dev/watch/placeBirths.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('createPlaceBirths', () => {
  it('tells a file from another that takes its place, and from one that is written', () => {
    const root = temporaryFolder({ 'a.md': 'a', 'b.md': 'b' });
    const path = join(root, 'a.md');
    const births = createPlaceBirths([path]);
    writeFileSync(path, 'more');
    assert.equal(births.change(path), undefined);
    renameSync(join(root, 'b.md'), path);
    assert.deepEqual([births.change(path), births.change(path)], ['another', undefined]);
    rmSync(path);
    assert.deepEqual([births.change(path), births.change(path)], ['gone', undefined]);
    writeFileSync(path, 'c');
    assert.equal(births.change(path), 'another');
  });

  it('takes what a watcher has seen go for gone, whatever stands there by now', () => {
    const path = join(temporaryFolder({ 'a.md': 'a' }), 'a.md');
    const births = createPlaceBirths([path]);
    births.noteGone(path);
    assert.equal(births.change(path), 'another');
  });

  it('knows a link that leads nowhere', () => {
    const root = temporaryFolder({ 'a.md': 'a' });
    const link = join(root, 'link.md');
    const births = createPlaceBirths([]);
    symlinkSync(join(root, 'a.md'), link);
    assert.deepEqual([births.has(link), births.note(link), births.has(link)], [false, true, true]);
    rmSync(join(root, 'a.md'));
    assert.equal(births.change(link), 'gone');
    assert.equal(births.note(link), false);
    writeFileSync(join(root, 'a.md'), 'b');
    assert.equal(births.change(link), 'another');
  });
});
