import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { truthOfWord } from '../../../src/model/values/truthOfWord.ts';

describe('truthOfWord', () => {
  it('knows the words that older versions of YAML have for it, in any case', () => {
    for (const word of ['true', 'True', 'YES', 'on']) assert.equal(truthOfWord(word), true, word);
    for (const word of ['false', 'FALSE', 'No', 'off']) assert.equal(truthOfWord(word), false, word);
  });

  it('knows no other', () => {
    for (const word of ['', 'y', 'n', '1', '0', 'onto', 'not', 'yes no', ' true'])
      assert.equal(truthOfWord(word), undefined, word);
  });
});
