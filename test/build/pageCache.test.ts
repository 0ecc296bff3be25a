import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryCache } from '../../src/build/pageCache.ts';
import type { Route } from '../../src/model/brands.ts';
import { compileText } from '../compileText.ts';

const A = '/a/' as Route;
const B = '/b/' as Route;

describe('memoryCache', () => {
  it('T-13: holds one page a route, however often it was compiled', () => {
    const cache = memoryCache();
    const page = compileText('One.\n');
    cache.set(A, 'first', page);
    cache.set(A, 'second', compileText('Two.\n'));
    assert.equal(cache.get(A, 'first'), undefined);
    cache.set(A, 'third', page);
    assert.equal(cache.get(A, 'third'), page);
    assert.equal(cache.get(B, 'third'), undefined);
  });

  it('T-13: lets go of pages that are gone', () => {
    const cache = memoryCache();
    const page = compileText('One.\n');
    cache.set(A, 'key', page);
    cache.set(B, 'key', page);
    cache.keep(new Set([B]));
    assert.equal(cache.get(A, 'key'), undefined);
    assert.equal(cache.get(B, 'key'), page);
  });
});
