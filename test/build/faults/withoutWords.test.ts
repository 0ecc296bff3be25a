import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutWords } from '../../../src/build/faults/withoutWords.ts';

describe('withoutWords', () => {
  it('blanks comments and strings, and leaves all else at its place', () => {
    for (const [code, expected] of [
      ["a(\"b\", 'c\\'d'); // e", 'a(   ,       );     '],
      ['/* a\n b */ c', '    \n      c'],
      ['`a ${b + `c`} d`', '     b +        '],
      ["<p>Don't</p>; a", "<p>Don't</p>; a"],
    ] as const)
      assert.equal(withoutWords(code), expected);
  });
});
