import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../compileText.ts';

describe('a line break', () => {
  const lines: readonly [what: string, text: string, html: string][] = [
    ['between Chinese signs', '这是第一行，\n这是第二行。\n第三行', '<p>这是第一行，这是第二行。第三行</p>'],
    ['between Japanese ones', 'カタカナの\nひらがな「\n漢字」', '<p>カタカナのひらがな「漢字」</p>'],
    ['beyond the first plane', '𠀀\n𠀁', '<p>𠀀𠀁</p>'],
    [
      'at the edges of what is set off',
      '日本語の\n**太字**\n*斜体\nの*\n[文\n字](https://a.example)\n~~行~~',
      '<p>日本語の<strong>太字</strong><em>斜体の</em><a href="https://a.example">文字</a><del>行</del></p>',
    ],
    [
      'in an item and a quote',
      '- 中\n  文\n\n> 中\n> 文',
      '<ul>\n<li>中文</li>\n</ul>\n<blockquote>\n<p>中文</p>\n</blockquote>',
    ],
  ];
  for (const [what, text, html] of lines)
    it(`${what} is no space, which such languages do not have`, () => {
      for (const parser of ['satteri', 'remark'] as const)
        for (const path of ['page.md', 'page.mdx'])
          assert.equal(compileText(text, { parser, path }).html, html, parser);
    });

  it('is a space beside other letters, in Korean, and at code and pictures', () => {
    for (const text of ['中文\nEnglish\n中文', '한국어\n줄', '中文\n`code`\n中文', 'one\ntwo', '中文 1\n2 中文'])
      for (const parser of ['satteri', 'remark'] as const)
        assert.ok(compileText(text, { parser }).html.includes('\n'), text);
  });

  it('stays where it is asked for, and in code', () => {
    assert.equal(compileText('中\\\n文').html, '<p>中<br>\n文</p>');
    assert.match(compileText('```text\n中\n文\n```').html, /中\n文/);
  });

  it('is none in the description of the page', () => {
    assert.equal(compileText('# 标题\n\n这是第一行，\n这是第二行。').opening, '这是第一行，这是第二行。');
  });
});
