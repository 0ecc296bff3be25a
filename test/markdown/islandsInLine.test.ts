import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { islandsInLine } from '../../src/markdown/islandsInLine.ts';
import { Island } from '../../src/theme/islands/Island.tsx';
import { compileText } from '../compileText.ts';

describe('islands in a line', () => {
  it('stand in it, those that wait to be seen, too', () => {
    assert.equal(
      islandsInLine('<b>a</b><div data-island="visible" data-hydrate=""><div data-island="A"><i>x</i></div></div>'),
      '<b>a</b><span data-island="visible" data-hydrate=""><span data-island="A"><i>x</i></span></span>',
    );
  });

  it('stay blocks where they hold any, or stand in one', () => {
    for (const html of [
      '<div data-island="A"><p>x</p></div>',
      '<div data-island="A"><div>x</div></div>',
      '<div><div data-island="A">x</div></div>',
      '<b>x</b>',
    ])
      assert.equal(islandsInLine(html), html);
  });

  it('leave their paragraph whole, and are blocks between paragraphs', () => {
    const Stock = () => createElement(Island, { name: 'Stock', children: createElement('b', {}, '3 left') });
    const { html } = compileText('Now <Stock /> there.\n\n<Stock />\n', { components: { Stock } });
    assert.equal(
      html,
      '<p>Now <span data-island="Stock"><b>3 left</b></span> there.</p>\n' +
        '<div data-island="Stock"><b>3 left</b></div>',
    );
  });
});
