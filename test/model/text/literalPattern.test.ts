import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { literalPattern } from '../../../src/model/text/literalPattern.ts';

describe('literalPattern', () => {
  it('escapes what means something in a pattern', () => {
    assert.equal(literalPattern('a.b (c) $1'), 'a\\.b \\(c\\) \\$1');
  });

  it('finds any text, and all of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        assert.equal(new RegExp(literalPattern(text)).exec(text)?.[0], text);
      }),
    );
  });
});
