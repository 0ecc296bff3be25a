import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { islandsInLine } from '../../src/markdown/blocksInLine.ts';
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

describe('blocks in the midst of a paragraph', () => {
  const Box = ({ children }: { children?: ReactNode }) => createElement('div', {}, children);
  const Word = () => createElement('b', {}, 'x');
  const Press = () => createElement('button', { type: 'button' }, createElement('div', {}, 'x'));
  const Icon = () => createElement('svg', {}, createElement('foreignObject', {}, createElement('p', {}, 'x')));
  const faultsOf = (text: string) =>
    compileText(text, { components: { Box, Word, Press, Icon } }).diagnostics.map(({ code, message, place, hint }) => [
      `${code} ${place?.line}:${place?.column}`,
      message,
      hint,
    ]);

  it('are told of: those of components and those that are written', () => {
    const end = 'within a paragraph: browsers end the paragraph there.';
    const alone = 'write it with an empty line above and below it';
    const shown = `\`<Box>\` shows a block, \`<div>\`, ${end}`;
    const orSpan = `${alone}, or let it show \`<span>\` in place of \`<div>\``;
    assert.deepEqual(faultsOf('a\nb <Box>c</Box> d'), [['block-in-line 2:3', shown, orSpan]]);
    assert.deepEqual(faultsOf('a *b <Box>c</Box>* d'), [['block-in-line 1:6', shown, orSpan]]);
    assert.deepEqual(faultsOf('<Box>\n\na <Box>c</Box> d\n\n</Box>'), [['block-in-line 3:3', shown, orSpan]]);
    assert.deepEqual(faultsOf('- a <Box>c</Box>\n\n- d'), [['block-in-line 1:5', shown, orSpan]]);
    assert.deepEqual(faultsOf('a <Card title="b">c</Card> d'), [
      ['block-in-line 1:3', `\`<Card>\` shows a block, \`<div>\`, ${end}`, alone],
    ]);
    for (const name of ['div', 'p', 'ul'])
      assert.deepEqual(faultsOf(`a **b <${name}>c</${name}>** d`), [
        ['block-in-line 1:7', `\`<${name}>\` is a block ${end}`, `${alone}, or write \`<span>\``],
      ]);
  });

  it('are no fault between paragraphs, in items and cells, in buttons and pictures', () => {
    const texts = [
      'a\n\n<Box>c</Box>\n\nd',
      '<Box>c</Box> <Box>d</Box>',
      '- a <Box>c</Box>',
      '<div>a <Box>c</Box></div>',
    ];
    const cell = '| a |\n| --- |\n| b <Box>c</Box> |';
    for (const text of [...texts, cell, 'a <Word /> <Press /> <Icon /> <button><div>x</div></button>'])
      assert.deepEqual(faultsOf(text), [], text);
  });
});
