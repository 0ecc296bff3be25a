import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { contentHash, shortHash } from '../../src/system/contentHash.ts';

describe('contentHash', () => {
  it('is ten lower-case letters and digits, which no file system folds together', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (content) => /^[0-9a-z]{10}$/.test(contentHash(content))));
  });

  it('is the same for a text and its bytes, today and on any machine', () => {
    assert.equal(contentHash('grüße'), contentHash(Buffer.from('grüße')));
    assert.equal(contentHash(''), 'gstbf84wfn');
  });

  it('differs for contents that differ', () => {
    const hashes = new Set(Array.from({ length: 1_000 }, (_, index) => contentHash(`page ${index}`)));
    assert.equal(hashes.size, 1_000);
  });
});

describe('shortHash', () => {
  it('is what file names tell contents by', () => {
    assert.match(shortHash('a'), /^[A-Z0-9]{8}$/);
    assert.notEqual(shortHash('a'), shortHash('b'));
  });
});
