import assert from 'node:assert/strict';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createClosedFiles, isClosed } from '../../../src/dev/watch/closedFiles.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('createClosedFiles', () => {
  const file = join(temporaryFolder({ 'a.md': 'a' }), 'a.md');
  const closed = createClosedFiles();

  it('notes a file once, and tells of each change of it until it is gone', async () => {
    chmodSync(file, 0);
    assert.deepEqual([closed.note(file), closed.note(file), closed.changed()], [true, false, []]);
    const noted = statSync(file).ctimeMs;
    // The clock that stamps files moves in steps.
    while (statSync(file).ctimeMs === noted) chmodSync(file, 0o644);
    assert.deepEqual([closed.changed(), closed.changed()], [[file], []]);
    rmSync(file);
    assert.deepEqual([closed.changed(), closed.changed(), closed.note(file)], [[file], [], true]);
  });
});

describe('isClosed', () => {
  it('is true of a file that its owner may not read, and of no folder', () => {
    const folder = temporaryFolder({ 'a.md': 'a' });
    const file = join(folder, 'a.md');
    assert.equal(isClosed(statSync(file)), false);
    chmodSync(file, 0o200);
    assert.equal(isClosed(statSync(file)), true);
    assert.equal(isClosed(statSync(folder)), false);
  });
});
