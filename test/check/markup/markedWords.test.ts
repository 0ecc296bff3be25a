import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { marksEnd } from '../../../src/check/markup/markedWords.ts';

describe('marksEnd', () => {
  it('is where marks end, also behind code and tags that hold the sign', () => {
    assert.equal(marksEnd('a ==b `c==` d== e', 2), 15);
    assert.equal(marksEnd('^^<a b="^^">c</a>^^', 0), 19);
  });

  it('is undefined for operators, half of code, and cells of a table', () => {
    for (const text of ['==, `!==`', '== b==', '==b `c== d', '==b | c==', '=b=', '==b\nc==', '==b==c', 'b'])
      assert.equal(marksEnd(text, 0), undefined, text);
    assert.equal(marksEnd('a==b== c', 1), undefined);
    assert.equal(marksEnd('==a < b==', 0), 9);
  });

  it('is looked for once in many tags that no marks end', () => {
    assert.equal(marksEnd(`==${'<b>'.repeat(60)}`, 0), undefined);
  });
});
