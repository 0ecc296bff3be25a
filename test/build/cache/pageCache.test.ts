import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryCache } from '../../../src/build/cache/pageCache.ts';
import type { Route } from '../../../src/model/brands.ts';
import { compileText } from '../../compileText.ts';

const A = '/a/' as Route;
const B = '/b/' as Route;

const held = (text: string) => ({ page: compileText(text), world: 'here' });

describe('memoryCache', () => {
  it('T-13: holds one page a route, however often it was compiled', () => {
    const cache = memoryCache();
    const page = held('One.\n');
    cache.set(A, 'first', page);
    cache.set(A, 'second', held('Two.\n'));
    assert.equal(cache.get(A, 'first'), undefined);
    cache.set(A, 'third', page);
    assert.equal(cache.get(A, 'third'), page);
    assert.equal(cache.get(B, 'third'), undefined);
  });

  it('T-13: lets go of pages that are gone', () => {
    const cache = memoryCache();
    const page = held('One.\n');
    cache.set(A, 'key', page);
    cache.set(B, 'key', page);
    cache.keep(new Set([B]));
    assert.equal(cache.get(A, 'key'), undefined);
    assert.equal(cache.get(B, 'key'), page);
  });

  it('makes what pages share once, as long as its sources are the same', () => {
    const cache = memoryCache();
    let made = 0;
    const make = (name: string, source: number) =>
      cache.shared(name, {
        sources: () => source,
        // Odd and even numbers.
        isSame: (before, now) => before % 2 === now % 2,
        make: (from) => {
          made += 1;
          return `${name} ${from} ${made}`;
        },
      });
    assert.deepEqual(
      [make('a', 1), make('a', 3), make('b', 1), make('a', 2), make('a', 1)],
      ['a 1 1', 'a 1 1', 'b 1 2', 'a 2 3', 'a 1 4'],
    );
  });
});
