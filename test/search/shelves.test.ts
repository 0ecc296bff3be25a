import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { shelfOf } from '../../src/model/search/searchFiles.ts';
import { shelvesOf, termsOf } from '../../src/search/shelves.ts';

describe('shelvesOf', () => {
  it('gathers the postings of each word over all pages', () => {
    assert.deepEqual(
      [...shelvesOf(['1 4 apple 8 bear 12', '', 'apple 16 zoo 20'])],
      [
        { name: '0', words: [['1', [1, 4]]] },
        { name: 'a', words: [['apple', [1, 8, 2, 16]]] },
        { name: 'b', words: [['bear', [1, 12]]] },
        { name: 'z', words: [['zoo', [3, 20]]] },
      ],
    );
    assert.deepEqual([...shelvesOf([])], []);
  });

  it('holds each word of each page once, on its own shelf, in order', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab0жя日'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(word), { maxLength: 5 }), (pages) => {
        const terms = pages.map((words) =>
          words
            .toSorted()
            .map((one) => `${one} 4`)
            .join(' '),
        );
        const shelves = [...shelvesOf(terms)];
        assert.equal(new Set(shelves.map(({ name }) => name)).size, shelves.length);
        for (const { name, words } of shelves) {
          assert.ok(words.every(([one]) => shelfOf(one) === name));
          assert.deepEqual(
            words.map(([one]) => one),
            words.map(([one]) => one).toSorted(),
          );
        }
        const count = shelves.flatMap(({ words }) => words).reduce((sum, [, numbers]) => sum + numbers.length / 2, 0);
        assert.equal(count, pages.flat().length);
      }),
    );
  });
});

it('termsOf yields each word with its value', () => {
  assert.deepEqual(
    [...termsOf('1 4 apple 8 жук 12')],
    [
      ['1', 4],
      ['apple', 8],
      ['жук', 12],
    ],
  );
  assert.deepEqual([...termsOf('')], []);
});
