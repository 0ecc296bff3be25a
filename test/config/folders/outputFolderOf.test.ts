import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { outputFolderOf } from '../../../src/config/folders/outputFolderOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('outputFolderOf', () => {
  const parent = temporaryFolder();
  const root = join(parent, 'project');
  mkdirSync(root);
  mkdirSync(join(parent, 'www'));

  it('is dist in the project, or what is asked for', () => {
    assert.equal(outputFolderOf(root), join(root, 'dist'));
    assert.equal(outputFolderOf(root, 'public/docs'), join(root, 'public/docs'));
    assert.equal(outputFolderOf(root, join(parent, 'www')), join(parent, 'www'));
  });

  it('is the folder that a link leads to, and the link itself where it leads nowhere', () => {
    symlinkSync('../www', join(root, 'dist'));
    symlinkSync('../none', join(root, 'broken'));
    assert.equal(outputFolderOf(root), join(parent, 'www'));
    assert.equal(outputFolderOf(root, 'broken'), join(root, 'broken'));
  });
});
