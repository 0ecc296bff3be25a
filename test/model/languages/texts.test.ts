import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENGLISH } from '../../../src/model/languages/englishTexts.ts';
import { filled, placeholdersIn } from '../../../src/model/languages/texts.ts';

describe('texts', () => {
  it('are filled in one go: what is put there is no text', () => {
    assert.equal(
      filled(ENGLISH.searchCorrected, { count: 3, corrected: '{count} $&' }),
      '3 pages found for “{count} $&”',
    );
  });

  it('keep what nothing is given for', () => {
    assert.equal(filled('{a} {b} {}', { b: 0 }), '{a} 0 {}');
  });

  it('tell the names in their braces', () => {
    assert.deepEqual(placeholdersIn(ENGLISH.searchCorrected), ['count', 'corrected']);
    assert.deepEqual(placeholdersIn(ENGLISH.search), []);
  });
});
