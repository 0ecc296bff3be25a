import assert from 'node:assert/strict';
import { it } from 'node:test';
import { moreCells } from '../../../src/cli/report/moreCells.ts';

it('letters of East Asia take two cells, and marks on letters none', () => {
  for (const [text, more] of [
    ['', 0],
    ['Grüße, «Œuvre» – “x” → ✓', 0],
    ['日本語、「サーバー」', 10],
    ['한국어', 3],
    ['（ＡＢ）', 4],
    ['ｻｰﾊﾞｰ', 0],
    ['e\u0301', -1],
    ['😀𠀀', 0],
    ['👍🏽', 0],
    ['✅', 1],
    ['ไทยที่', -2],
  ] as const)
    assert.equal(moreCells(text), more, text);
});
