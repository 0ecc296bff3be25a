import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../compileText.ts';

describe('blocksInParagraph', () => {
  it('ends a paragraph at a block of HTML in it, as browsers do', () => {
    for (const [written, meant] of [
      [
        '<figure>\n![a](https://a.example/)\n<figcaption>b</figcaption>\n</figure>',
        /<\/p><figcaption>b<\/figcaption><\/figure>/,
      ],
      [
        '<figure>\n<figcaption>b</figcaption>\n![a](https://a.example/)\n</figure>',
        /<figure><figcaption>b<\/figcaption><p><span/,
      ],
      [
        'One *two*\n<ul><li>a</li></ul>\n*three* four',
        /^<p>One <em>two<\/em><\/p>\n<ul><li>a<\/li><\/ul>\n<p><em>three<\/em> four<\/p>$/,
      ],
      ['1. One\n   <blockquote>a</blockquote>', /<li>One\n<blockquote>a<\/blockquote>\n<\/li>/],
      ['One <kbd>two</kbd> three', /^<p>One <kbd>two<\/kbd> three<\/p>$/],
    ] as const)
      assert.match(compileText(written).html, meant, written);
  });
});
