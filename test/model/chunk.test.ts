import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { manifestPartOf } from '../../src/model/chunk.ts';

/** With so many parts the part is the hash itself. */
const ALL_HASHES = 2 ** 32;

describe('manifestPartOf', () => {
  it('hashes by FNV-1a, as its published test vectors say', () => {
    assert.equal(manifestPartOf('', ALL_HASHES), 0x811c9dc5);
    assert.equal(manifestPartOf('a', ALL_HASHES), 0xe40c292c);
    assert.equal(manifestPartOf('foobar', ALL_HASHES), 0xbf9cf968);
  });

  it('puts every route into the only part of a small site', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (route) => manifestPartOf(route, 1) === 0));
  });

  it('names a part that exists, the same one each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 500 }), (route, parts) => {
        const part = manifestPartOf(route, parts);
        assert.ok(Number.isInteger(part) && part >= 0 && part < parts);
        assert.equal(manifestPartOf(route, parts), part);
      }),
    );
  });

  it('spreads routes that differ in a digit over all parts', () => {
    const used = new Set(Array.from({ length: 400 }, (_, index) => manifestPartOf(`/guide/page-${index}/`, 8)));
    assert.equal(used.size, 8);
  });
});
