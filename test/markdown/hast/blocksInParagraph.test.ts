import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { islandsInLine } from '../../../src/markdown/hast/blocksInParagraph.ts';
import { Island } from '../../../src/theme/islands/Island.tsx';
import { compileText } from '../../compileText.ts';

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

describe('a paragraph', () => {
  const Box = ({ children }: { children?: ReactNode }) => createElement('div', {}, children);
  const Word = () => createElement('b', {}, 'x');
  const Press = () => createElement('button', { type: 'button' }, createElement('div', {}, 'x'));
  const htmlOf = (written: string, parser: 'satteri' | 'remark' = 'satteri') =>
    compileText(written, { parser, components: { Box, Word, Press } }).html.replaceAll('\n', ' ');

  it('ends at a block in it, as browsers end it: one that is written, and one that a component shows', () => {
    for (const [written, meant] of [
      [
        '<figure>\n*a*\n<figcaption>b</figcaption>\n</figure>',
        '<figure><p><em>a</em></p><figcaption>b</figcaption></figure>',
      ],
      [
        'One *two*\n<ul><li>a</li></ul>\n*three* four',
        '<p>One <em>two</em></p><ul><li>a</li></ul><p><em>three</em> four</p>',
      ],
      ['One <Box>*two*</Box> three', '<p>One</p><div><em>two</em></div><p>three</p>'],
      ['<Box>\n\nOne\n<Box>two</Box>\n\n</Box>', '<div><p>One</p><div>two</div></div>'],
      ['One <div><Box>two</Box></div> <Word />', '<p>One</p><div><div>two</div></div><p><b>x</b></p>'],
      ['- One <Box>two</Box>\n\n- three', '<ul> <li> <p>One</p><div>two</div> </li> <li> <p>three</p> </li> </ul>'],
      ['1. One\n   <blockquote>a</blockquote>', '<ol> <li>One <blockquote>a</blockquote></li> </ol>'],
    ] as const) {
      assert.equal(htmlOf(written), meant);
      assert.equal(htmlOf(written, 'remark'), meant);
    }
  });

  it('goes on after what stands in a line, and what is within a button', () => {
    for (const written of ['One <kbd>two</kbd> three', 'One <Word /> three', 'One <Press /> three'])
      assert.match(htmlOf(written), /^<p>One <(\w+).*<\/\1> three<\/p>$/);
  });

  it('that has properties of its own stays one', () => {
    assert.equal(htmlOf('<p class="a">One <div>two</div></p>'), '<p class="a">One <div>two</div></p>');
  });
});

describe('a paragraph of Markdown with raw HTML', () => {
  const pageOf = (written: string, parser: 'satteri' | 'remark') => compileText(written, { path: 'a.md', parser });

  it('ends at a block in it, and goes on as a paragraph behind it', () => {
    for (const [written, meant] of [
      ['Text <div>a</div> more', '<p>Text</p><div>a</div><p>more</p>'],
      ['Text <hr> and *more* <p>b</p> end', '<p>Text</p><hr><p>and <em>more</em></p><p>b</p><p>end</p>'],
      ['> One <ul><li>a</li></ul> two', '<blockquote> <p>One</p><ul><li>a</li></ul><p>two</p> </blockquote>'],
      ['One <center>two</center> three', '<p>One</p>two<p>three</p>'],
      [
        'Start **bold <div>a</div> b** end',
        '<p>Start <strong>bold </strong></p><div><strong>a</strong></div><p><strong> b</strong> end</p>',
      ],
      ['One <p>two</p>\n\nThree', '<p>One</p><p>two</p> <p>Three</p>'],
      ['One <hr> two\\\nthree', '<p>One</p><hr><p>two<br> three</p>'],
      ['<details><p>\n\nOne\n\n</p></details>', '<details><p> </p><p>One</p></details>'],
      ['One </p> two', '<p>One</p><p>two</p>'],
    ] as const) {
      for (const parser of ['satteri', 'remark'] as const)
        assert.equal(pageOf(written, parser).html.replaceAll('\n', ' '), meant);
    }
  });

  it('has the way back from a note behind its last words', () => {
    for (const parser of ['satteri', 'remark'] as const)
      assert.match(
        pageOf('A[^1]\n\n[^1]: One <div>b</div> two', parser).html,
        /<p>One<\/p><div>b<\/div><p>two <a .*<\/a><\/p>\n/,
      );
  });

  it('leaves no empty link in front of a block in a link, nor a warning of one', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, diagnostics } = pageOf('<a href="https://a.example"><div>a</div></a>', parser);
      assert.equal(html, '<div><a href="https://a.example">a</a></div>');
      assert.deepEqual(diagnostics, []);
    }
  });

  it('keeps a place to link to, and words outside of paragraphs that are so written', () => {
    for (const [written, meant] of [
      ['<a id="b"></a><div>a</div> c', '<p><a id="b"></a></p><div>a</div><p>c</p>'],
      ['<div>a</div> b\n\n<div>c</p> d</div>', '<div>a</div> b <div>c<p></p> d</div>'],
    ] as const)
      assert.equal(pageOf(written, 'satteri').html.replaceAll('\n', ' '), meant);
  });
});
