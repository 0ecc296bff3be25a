import assert from 'node:assert/strict';
import { it } from 'node:test';
import { folderOfFile } from '../../src/model/folderOfFile.ts';

it('is the folder with its slash, so that the name of a file can follow', () => {
  assert.deepEqual(['a/b/c.md', '/c.md', 'c.md', 'a/b/'].map(folderOfFile), ['a/b/', '/', '', 'a/b/']);
});
