import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillMarks, mark } from '../../src/render/fillMarks.ts';

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

  it('does not look for marks in what it puts in', () => {
    assert.equal(
      fillMarks(mark('a'), (name) => (name === 'a' ? mark('b') : 'never')),
      mark('b'),
    );
  });

  it('M-05: takes nothing that an author could write for a mark', () => {
    const forged = [
      '\ue0000\ue001',
      '\ue000a\ue001',
      '\ue000:a\ue001',
      `${mark('x').slice(0, 1)}a\ue001`,
      '\ue000',
      '\ue001',
    ];
    for (const text of forged) {
      assert.equal(
        fillMarks(`${text}${mark('a')}${text}`, () => '<i>'),
        `${text}<i>${text}`,
        JSON.stringify(text),
      );
    }
  });
});
