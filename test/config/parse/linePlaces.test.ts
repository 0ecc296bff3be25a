import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linePlaces } from '../../../src/config/parse/linePlaces.ts';

describe('linePlaces', () => {
  it('names the line and columns of a piece, which end with its first line', () => {
    const text = 'a\r\nbc\rd\n\nefg';
    const placeOf = linePlaces(text, 'a.yml');
    for (const [piece, line, column, endColumn] of [
      ['a', 1, 1, 2],
      ['c', 2, 2, 3],
      ['d\n\nefg', 3, 1, 2],
      ['fg', 5, 2, 4],
    ] as const) {
      const start = text.indexOf(piece);
      assert.deepEqual(placeOf({ start, end: start + piece.length }), { file: 'a.yml', line, column, endColumn });
    }
  });
});
