import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchWords } from '../../../src/model/search/searchWords.ts';
import { stopWordsIn, tellingWords } from '../../../src/model/search/stopWords.ts';

const telling = (text: string, lang = 'en-GB') => tellingWords(searchWords(text), lang).map(({ whole }) => whole);

describe('tellingWords', () => {
  it('leaves out what holds a question together', () => {
    assert.deepEqual(telling('How do I send an email to the team?'), ['send', 'email', 'team']);
    assert.deepEqual(telling('how much memory, and how many workflows'), ['memory', 'workflows']);
    assert.deepEqual(telling('what’s a step, and why doesn’t it run'), ['step', 'run']);
  });

  it('keeps all where nothing else is left', () => {
    assert.deepEqual(telling('how do I'), ['how', 'do', 'i']);
    assert.deepEqual(telling(''), []);
  });

  it('keeps all in other languages, where the same letters are other words', () => {
    assert.deepEqual(telling('le prix de l or', 'fr'), ['le', 'prix', 'de', 'l', 'or']);
    assert.deepEqual(telling('an so', 'enm'), ['an', 'so']);
  });

  it('keeps identifiers, and words that name a task or a thing', () => {
    assert.deepEqual(telling('this.$emit'), ['thisemit']);
    assert.deepEqual(telling('use go, set all'), ['use', 'go', 'set', 'all']);
    assert.equal(stopWordsIn('en').has('constructor'), false);
  });
});
