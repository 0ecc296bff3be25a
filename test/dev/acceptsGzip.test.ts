import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acceptsGzip } from '../../src/dev/acceptsGzip.ts';

const headers: readonly [header: string | undefined, accepted: boolean][] = [
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP ; q=0.2', true],
  ['*', true],
  ['*;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, *', false],
  ['identity', false],
  ['x-gzipped', false],
  ['', false],
  [undefined, false],
];
for (const [header, accepted] of headers) {
  it(`gzip is ${accepted ? 'taken' : 'not taken'} by ${JSON.stringify(header)}`, () =>
    assert.equal(acceptsGzip(header), accepted));
}
