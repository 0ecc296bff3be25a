import assert from 'node:assert/strict';
import { closeSync, openSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isOwnOutput } from '../../src/system/isOwnOutput.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('isOwnOutput', () => {
  it('knows the file that is printed into, by any of its names, and no other', () => {
    const folder = temporaryFolder({ 'dev.log': '', 'index.md': '' });
    symlinkSync(join(folder, 'dev.log'), join(folder, 'link.log'));
    const descriptor = openSync(join(folder, 'dev.log'), 'a');
    symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
    const isOwn = (name: string) => isOwnOutput(join(folder, name), [descriptor]);
    assert.deepEqual(['dev.log', 'link.log'].map(isOwn), [true, true]);
    assert.deepEqual(['index.md', 'gone.md', '.', 'loop'].map(isOwn), [false, false, false, false]);
    closeSync(descriptor);
  });
});
