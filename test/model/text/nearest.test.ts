import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { didYouMean, nearest } from '../../../src/model/text/nearest.ts';

describe('nearest', () => {
  it('finds the word that was mistyped', () => {
    assert.equal(nearest('titel', ['label', 'title', 'lang']), 'title');
    assert.equal(nearest('PAYLOAD_LIMIT', ['DAILY_LIMIT', 'PAYLOAD_SIZE_LIMIT']), undefined);
    assert.equal(nearest('PAYLOAD_SIZE_LIMT', ['DAILY_LIMIT', 'PAYLOAD_SIZE_LIMIT']), 'PAYLOAD_SIZE_LIMIT');
  });

  it('takes no account of case', () => {
    assert.equal(nearest('EDITLINK', ['label', 'editLink']), 'editLink');
  });

  it('prefers the nearest, and of equals the first', () => {
    assert.equal(nearest('cat', ['cart', 'cat', 'car']), 'cat');
    assert.equal(nearest('cut', ['cat', 'cot']), 'cat');
  });

  it('is silent when nothing is near', () => {
    assert.equal(nearest('xylophone', ['title', 'label']), undefined);
    assert.equal(nearest('title', []), undefined);
  });

  it('asks short words to be nearer', () => {
    assert.equal(nearest('ps1', ['css', 'ps']), 'ps');
    assert.equal(nearest('vue', ['lua']), undefined);
    assert.equal(nearest('d', ['c']), undefined);
    // Two letters of five are other ones, the first among them.
    assert.equal(nearest('usage', ['image']), undefined);
    assert.equal(nearest('ittle', ['title']), 'title');
    assert.equal(nearest('lables', ['label']), 'label');
    assert.equal(nearest('jsno', ['json']), 'json');
  });

  it('makes a question of what it finds', () => {
    assert.equal(didYouMean('titel', ['title']), 'did you mean `title`?');
    assert.equal(didYouMean('titel', ['frontmatter']), undefined);
  });
});
