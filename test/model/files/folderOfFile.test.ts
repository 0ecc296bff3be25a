import assert from 'node:assert/strict';
import { it } from 'node:test';
import { folderAround, folderOfFile, foldersAlong, nameInFolder } from '../../../src/model/files/folderOfFile.ts';

it('is the folder with its slash, so that the name of a file can follow', () => {
  const paths = ['a/b/c.md', '/c.md', 'c.md', 'a/b/'];
  assert.deepEqual(paths.map(folderOfFile), ['a/b/', '/', '', 'a/b/']);
  assert.deepEqual(paths.map(nameInFolder), ['c.md', 'c.md', 'c.md', '']);
});

it('are all folders along an address, from the root on', () => {
  assert.deepEqual(foldersAlong('/a/b/'), ['/', '/a/', '/a/b/']);
  assert.deepEqual(foldersAlong('/a/b'), ['/', '/a/']);
});

it('is the innermost folder that all files are in', () => {
  assert.equal(folderAround(['a/b/c.md', 'a/b/d/e.md']), 'a/b/');
  assert.equal(folderAround(['a/bc.md', 'a/b/c.md']), 'a/');
  assert.equal(folderAround(['a/b.md', 'b.md']), '');
  assert.equal(folderAround(['a/b.md']), 'a/');
  assert.equal(folderAround([]), '');
  assert.equal(folderAround(['/a/', '/a/b/']), '/a/');
});
