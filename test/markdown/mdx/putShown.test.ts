import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { putApart, putShown } from '../../../src/markdown/mdx/putShown.ts';

const LIST = '<ul><li>A</li></ul>';

describe('putShown', () => {
  const cases: readonly (readonly [text: string, html: string, shown: string])[] = [
    ['<p>See @ there.</p>', LIST, `<p>See</p>${LIST}<p>there.</p>`],
    ['<p>@</p><p>x</p>', LIST, `${LIST}<p>x</p>`],
    ['<p>See <b>all</b><br>@ <img src="a.png"></p>', LIST, `<p>See <b>all</b><br></p>${LIST}<p><img src="a.png"></p>`],
    ['<p>See @ and @.</p>', LIST, `<p>See</p>${LIST}<p>and</p>${LIST}<p>.</p>`],
    ['<p>See @.</p>', '<b>3</b>', '<p>See <b>3</b>.</p>'],
    ['<p>See @.</p>', '$&<b>$1</b>', '<p>See $&<b>$1</b>.</p>'],
    ['<p>See @.</p>', '<div data-island="A"><b>3</b></div>', '<p>See <span data-island="A"><b>3</b></span>.</p>'],
    // No paragraph of its own, or within what a browser would open again behind it.
    ['<p>x</p><div>@</div><p>y</p>', LIST, `<p>x</p><div>${LIST}</div><p>y</p>`],
    ['<p>See <b>all @</b></p>', LIST, `<p>See <b>all ${LIST}</b></p>`],
    ['@', LIST, LIST],
    ['<p>x</p>', LIST, '<p>x</p>'],
  ];
  for (const [text, html, shown] of cases) it(`fills ${text}`, () => assert.equal(putShown(text, '@', html), shown));
});

describe('putApart', () => {
  const cases: readonly (readonly [text: string, shown: string])[] = [
    ['See @ there.\n\nB', 'See\n\n- A\n\nthere.\n\nB'],
    ['B\n\n@\n\nC', 'B\n\n- A\n\nC'],
    ['B\n\n@ there', 'B\n\n- A\n\nthere'],
    ['See @ and @.', 'See\n\n- A\n\nand\n\n- A\n\n.'],
    ['- In @ it', '- In\n\n  - A\n\n  it'],
    ['> In @ it\n> C', '> In\n>\n> - A\n>\n> it\n> C'],
  ];
  for (const [text, shown] of cases) it(`fills ${text}`, () => assert.equal(putApart(text, '@', '- A'), shown));

  const kept: readonly (readonly [text: string, shown: string])[] = [
    ['- @\n- C', '- - A\n\n    x\n  - B\n- C'],
    ['1. C\n\n   @', '1. C\n\n   - A\n\n     x\n   - B'],
    ['> [!TIP]\n> @\n>\n> C', '> [!TIP]\n> - A\n>\n>   x\n> - B\n>\n> C'],
    ['| @ | C |', '| - A x - B | C |'],
    ['## C @', '## C - A x - B'],
  ];
  for (const [text, shown] of kept)
    it(`keeps a list of several lines in ${text}`, () => assert.equal(putApart(text, '@', '- A\n\n  x\n- B'), shown));
});
