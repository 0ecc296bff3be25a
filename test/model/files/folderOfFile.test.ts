import assert from 'node:assert/strict';
import { it } from 'node:test';
import { folderOfFile, foldersAlong, nameInFolder } from '../../../src/model/files/folderOfFile.ts';

it('is the folder with its slash, so that the name of a file can follow', () => {
  const paths = ['a/b/c.md', '/c.md', 'c.md', 'a/b/'];
  assert.deepEqual(paths.map(folderOfFile), ['a/b/', '/', '', 'a/b/']);
  assert.deepEqual(paths.map(nameInFolder), ['c.md', 'c.md', 'c.md', '']);
});

it('are all folders along an address, from the root on', () => {
  assert.deepEqual(foldersAlong('/a/b/'), ['/', '/a/', '/a/b/']);
  assert.deepEqual(foldersAlong('/a/b'), ['/', '/a/']);
});
