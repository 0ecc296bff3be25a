import assert from 'node:assert/strict';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createFirstLooks } from '../../src/dev/firstLooks.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

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

  it('takes a file for changed that may bear the time of a moment before: files are stamped by a coarser clock', () => {
    const looks = createFirstLooks({ since: statSync(a).ctimeMs + 5, files: new Set([a]) });
    assert.equal(looks.isAsRead(a), false);
  });
});
