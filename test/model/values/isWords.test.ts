import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isWords } from '../../../src/model/values/isWords.ts';

describe('isWords', () => {
  it('holds for a text that is not blank, and for nothing else', () => {
    for (const words of ['a', ' a ', 'a\nb', '0']) assert.equal(isWords(words), true, words);
    for (const other of ['', ' ', '\n\t', '\u00a0', 1, true, null, undefined, ['a'], {}])
      assert.equal(isWords(other), false, String(other));
  });
});
