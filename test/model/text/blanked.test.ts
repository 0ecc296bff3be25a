import assert from 'node:assert/strict';
import { it } from 'node:test';
import { blanked } from '../../../src/model/text/blanked.ts';

it('blanked is as long as the text, unit by unit, and ends its lines where that does', () => {
  for (const [text, expected] of [
    ['a\tb', '   '],
    ['/* a\n * b */', '    \n       '],
    ['a\r\nb', ' \r\n '],
    ['🚀', '  '],
    ['', ''],
  ])
    assert.equal(blanked(text ?? ''), expected);
});
