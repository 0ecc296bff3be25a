import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serialize } from 'node:v8';
import { fillMarks, mark, splitAtMarks } from '../../src/render/fillMarks.ts';

describe('fillMarks', () => {
  it('puts finished HTML in the place of its marks, as often as they stand there', () => {
    assert.equal(
      fillMarks(`<p>${mark('a')}</p>${mark(1)}${mark('a')}`, (name) => ({ a: '<b>', 1: '$&' })[name]),
      '<p><b></p>$&<b>',
    );
  });

  it('leaves a mark that stands for nothing', () => {
    assert.equal(
      fillMarks(`x${mark('none')}`, () => undefined),
      `x${mark('none')}`,
    );
  });

  it('leaves ASCII at one byte a character: two cost the memory and the time of all that is joined with it', () => {
    // The tag of such a string in V8's serialization.
    const ONE_BYTE = '"'.charCodeAt(0);
    for (const piece of [
      fillMarks(`<p>${mark('a')}</p>`, () => 'x'),
      ...splitAtMarks(`<p class="wide">${mark('a')}</p>`),
    ])
      assert.equal(serialize(piece)[2], ONE_BYTE, piece);
  });

  it('does not look for marks in what it puts in', () => {
    assert.equal(
      fillMarks(mark('a'), (name) => (name === 'a' ? mark('b') : 'never')),
      mark('b'),
    );
  });

  it('M-05: takes nothing that an author could write for a mark', () => {
    const forged = ['docsgen-0;', 'docsgen-a;', 'docsgen-:a;', `${mark('x').slice(0, 12)}:a;`, 'docsgen-', ';'];
    for (const text of forged) {
      assert.equal(
        fillMarks(`${text}${mark('a')}${text}`, () => '<i>'),
        `${text}<i>${text}`,
        JSON.stringify(text),
      );
    }
  });
});
