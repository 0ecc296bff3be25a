import assert from 'node:assert/strict';
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { replaceFile } from '../../../src/check/fixes/replaceFile.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('replaceFile', () => {
  it('writes a file with its folder, or in place of another, whose rights it has then', () => {
    const folder = temporaryFolder({ 'a.md': 'first' });
    // As in a folder that a group shares; what this process makes has fewer.
    chmodSync(join(folder, 'a.md'), 0o664);
    for (const path of ['a.md', 'new/b.md']) {
      replaceFile(join(folder, path), 'second', { hint: '' });
      assert.equal(readFileSync(join(folder, path), 'utf8'), 'second');
    }
    assert.equal(statSync(join(folder, 'a.md')).mode & 0o777, 0o664);
  });

  it('leaves a link one, and writes the file that it leads to', () => {
    const folder = temporaryFolder({ 'a.md': 'first' });
    symlinkSync('a.md', join(folder, 'link.md'));
    replaceFile(join(folder, 'link.md'), 'second', { hint: '' });
    assert.ok(lstatSync(join(folder, 'link.md')).isSymbolicLink());
    assert.equal(readFileSync(join(folder, 'a.md'), 'utf8'), 'second');
  });

  it('O-24: says why it cannot, and what to do, and leaves nothing', () => {
    const folder = temporaryFolder({ 'sub/a.md': '' });
    assert.throws(() => replaceFile(join(folder, 'sub'), 'text', { hint: 'elsewhere' }), {
      message: `Cannot write \`${join(folder, 'sub')}\` because it is a folder.`,
      hint: 'elsewhere',
    });
    assert.deepEqual(readdirSync(folder), ['sub']);
  });
});
