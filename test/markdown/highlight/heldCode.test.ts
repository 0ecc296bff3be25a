import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HeldCode } from '../../../src/markdown/highlight/heldCode.ts';

describe('HeldCode', () => {
  it('gives each piece back once, in the order in which it was held', () => {
    const held = new HeldCode('abcdef');
    assert.equal(held.release(), '');
    held.add(0, 1);
    held.add(1, 3);
    held.add(4, 5);
    assert.equal(held.release(), 'abce');
    assert.equal(held.release(), '');
    held.add(5, 6);
    assert.equal(held.release(), 'f');
  });

  it('keeps words among the pieces of the code', () => {
    const held = new HeldCode('ab');
    held.add(0, 1);
    held.addWords('\n');
    held.add(1, 2);
    assert.equal(held.release(), 'a\nb');
  });

  it('holds nothing of a piece without width', () => {
    const held = new HeldCode('ab');
    held.add(1, 1);
    held.add(0, 2);
    assert.equal(held.release(), 'ab');
  });
});
