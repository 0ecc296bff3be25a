import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isSamePlace, placeAt, placeFrom, placeIn } from '../../src/model/sourcePlace.ts';

describe('placeAt', () => {
  it('counts lines and columns from 1', () => {
    assert.deepEqual(placeAt('a.md', 'one\ntwo', 0), { file: 'a.md', line: 1, column: 1 });
    assert.deepEqual(placeAt('a.md', 'one\ntwo', 4), { file: 'a.md', line: 2, column: 1 });
    assert.deepEqual(placeAt('a.md', 'one\ntwo', 7), { file: 'a.md', line: 2, column: 4 });
  });

  it('counts columns in UTF-16 units, as editors do', () => {
    assert.equal(placeAt('a.md', '🚀é x', '🚀é x'.indexOf('x')).column, 5);
  });

  it('ends just after the marked characters', () => {
    assert.deepEqual(placeAt('a.md', 'a word here', 2, 4), { file: 'a.md', line: 1, column: 3, endColumn: 7 });
  });

  it('leads back to the offset by lines and columns', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '\n', '🚀', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), (source, seed) => {
        const offset = seed % (source.length + 1);
        const { line, column } = placeAt('a.md', source, offset);
        const before = source
          .split('\n')
          .slice(0, line - 1)
          .join('\n');
        assert.equal(before.length + (line > 1 ? 1 : 0) + column - 1, offset);
      }),
    );
  });
});

describe('placeFrom', () => {
  it('yields the same as from the start of the text', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '\n', '🚀', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (source, one, other) => {
        const offset = one % (source.length + 1);
        const start = other % (offset + 1);
        const { line, column } = placeAt('a.md', source, start);
        const found = placeFrom({ line, column, offset: start }, source, { file: 'a.md', offset, length: 1 });
        assert.deepEqual(found, placeAt('a.md', source, offset, 1));
      }),
    );
  });
});

describe('placeIn', () => {
  it('yields the same as `placeAt`', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '\n', '🚀', ' ')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(3), (body, seed, length) => {
        const offset = seed % (body.length + 1);
        assert.deepEqual(placeIn({ file: 'a.md', body }, offset, length), placeAt('a.md', body, offset, length));
      }),
    );
  });

  // Thousands of corrections of a page each counted all lines before them.
  it('reads a page once, whatever is told of it', () => {
    let reads = 0;
    const source = {
      file: 'a.md',
      get body() {
        reads += 1;
        return 'a\n'.repeat(20_000);
      },
    };
    const lines = Array.from({ length: 20_000 }, (_, index) => placeIn(source, 2 * index).line);
    assert.deepEqual([lines[0], lines.at(-1), reads], [1, 20_000, 1]);
  });
});

describe('isSamePlace', () => {
  it('asks for file, line and column, and not for the end', () => {
    const place = { file: 'a.md', line: 2, column: 3, endColumn: 5 };
    assert.ok(isSamePlace(place, { file: 'a.md', line: 2, column: 3 }));
    for (const other of [{ file: 'b.md' }, { line: 3 }, { column: 4 }])
      assert.equal(isSamePlace(place, { ...place, ...other }), false);
  });
});
