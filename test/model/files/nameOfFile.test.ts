import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameOfFile } from '../../../src/model/files/nameOfFile.ts';

it('is the last step without the ending of Markdown', () => {
  assert.deepEqual(['a/b/c.md', 'C.MDX', 'a/1.0.md', 'a.md/b', 'a/b.md.txt', 'a/'].map(nameOfFile), [
    'c',
    'C',
    '1.0',
    'b',
    'b.md.txt',
    '',
  ]);
});
