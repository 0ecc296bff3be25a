import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { wellFormed } from '../../../src/model/text/wellFormed.ts';

describe('wellFormed', () => {
  it('replaces lone surrogates and leaves pairs alone', () => {
    assert.equal(wellFormed('a\ud800b\udc00🚀'), 'a\ufffdb\ufffd🚀');
  });

  it('I-10: makes any text fit for a URL', () => {
    const units = fc.array(fc.constantFrom('a', '\ud83d', '\ude80', 'é')).map((parts) => parts.join(''));
    fc.assert(fc.property(units, (text) => void encodeURIComponent(wellFormed(text))));
  });
});
