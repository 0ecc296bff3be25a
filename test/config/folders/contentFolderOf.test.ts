import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { contentFolderOf } from '../../../src/config/folders/contentFolderOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('contentFolderOf', () => {
  it('is `content/` where there is one, and else the project itself', () => {
    const plain = temporaryFolder({ 'index.md': '' });
    assert.equal(contentFolderOf(plain), plain);
    const project = temporaryFolder({ 'content/index.md': '' });
    assert.equal(contentFolderOf(project), join(project, 'content'));
  });
});
