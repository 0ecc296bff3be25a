import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeAddress } from '../../../src/model/addresses/decodeAddress.ts';

describe('decodeAddress', () => {
  for (const [address, decoded] of [
    ['/a/', '/a/'],
    ['/a%20b%23c/', '/a b#c/'],
    ['/%C3%BC/', '/ü/'],
    ['/100%/', '/100%/'],
    ['/%ff%20/', '/%ff%20/'],
  ] as const) {
    it(`reads \`${address}\``, () => assert.equal(decodeAddress(address), decoded));
  }
});
