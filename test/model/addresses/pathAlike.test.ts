import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pathAlike } from '../../../src/model/addresses/pathAlike.ts';

it('names a file as another file names its own', () => {
  assert.equal(pathAlike('/old.md', 'a/b.md', 'c/d.md'), '/a/b.md');
  assert.equal(pathAlike('old.md', 'a/b.md', 'a/c.md'), 'b.md');
  assert.equal(pathAlike('./old.md', 'a/b.md', 'a/c.md'), './b.md');
  assert.equal(pathAlike('./old.md', 'b.md', 'a/c.md'), '../b.md');
});
