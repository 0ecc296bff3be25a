import assert from 'node:assert/strict';
import { it } from 'node:test';
import { searchFile, shelfOf } from '../../../src/model/search/searchFiles.ts';

it('a shelf is a letter, the digits, or a neighborhood of Unicode', () => {
  assert.deepEqual(['delay', '429', 'жук', '日本', '😀'].map(shelfOf), ['d', '0', 'u4', 'u65', 'u1f6']);
});

it('a file of the index is named by its content', () => {
  assert.equal(searchFile('text', 'abc'), 'search/text.abc.json');
});
