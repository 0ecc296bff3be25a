import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BIDI_CONTROL, withBidiShown } from '../../../src/model/text/bidiControls.ts';

describe('bidirectional controls', () => {
  it('I-10: are shown as escapes in code', () => {
    assert.equal(withBidiShown('a\u202e \u2066b\u2069'), 'a\\u202e \\u2066b\\u2069');
    assert.equal(withBidiShown('a b'), 'a b');
  });

  it('I-10: are those that reorder, not right-to-left text as such', () => {
    assert.match('\u202a', BIDI_CONTROL);
    for (const text of ['שלום', 'مرحبا', '\u200f', '\u200d']) assert.doesNotMatch(text, BIDI_CONTROL);
  });
});
