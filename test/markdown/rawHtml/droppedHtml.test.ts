import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('reportDropped', () => {
  it('takes a paragraph for no element that its first tag stands for', () => {
    for (const text of [
      '<br/>One',
      '- <br/>one',
      '<img\n  src="https://a.example/a.png"\n  alt="a"\n/>',
      '<Image\nsrc="https://a.example/a.png" alt="a" />',
    ])
      assert.deepEqual(compileText(text, { path: 'page.md' }).diagnostics, [], text);
  });

  it('tells once of a table that GitBook shows as cards', () => {
    const head = '<th></th><th data-hidden data-card-target data-type="content-ref"></th>';
    const table = (more: string) =>
      `<table ${more}><thead><tr>${head}</tr></thead><tbody><tr><td onclick="a()">b</td><td>c</td></tr></tbody></table>`;
    const told = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ code, place }) => `${code} ${place?.column}`);
    assert.deepEqual(told(table('data-view="cards"')), ['dropped-html 8', 'unsafe-html 136']);
    assert.equal(told(table('data-view="list"')).length, 5);
    const [cards] = compileText(table('data-view="cards"'), { path: 'page.md' }).diagnostics;
    assert.match(cards?.hint ?? '', /<CardGrid>/);
  });

  for (const [text, ...expected] of [
    ['One\n\n<center>two</center>', 'dropped-html 3:1 <center>'],
    ['One <font color="red">two</font>', 'dropped-html 1:5 <font>'],
    ['One <b class="x" data-a="1">two</b>', 'dropped-html 1:8 class', 'dropped-html 1:18 data-a'],
    ['<p STYLE="color:red">x</p>', 'unsafe-html 1:4 STYLE'],
    ['<video src="a.mp4" autoplay></video>', 'dropped-html 1:20 autoplay'],
    ['<input type="text">', 'dropped-html 1:8 type'],
    ['<svg><path d="M0"></path></svg>', 'dropped-html 1:1 <svg>', 'dropped-html 1:6 <path>'],
    ['<x-custom>x</x-custom>', 'dropped-html 1:1 <x-custom>'],
    ['<body>x</body>', 'unsafe-html 1:1 <body'],
    ['One <!-- <script> <body> -->'],
    ['`<center>` and\n\n```html\n<center>\n```\n\n<b>b</b>'],
    ['<https://a.example> <a@b.example> <b>b</b>'],
    ['- [ ] task\n\na[^1]\n\n| a |\n|:-:|\n| b |\n\n> [!NOTE]\n> c\n\n<b>b</b>\n\n[^1]: note'],
    ['<table><tr><td align="center" width="5">x</td></tr></table>'],
    ['<details open name="a"><summary>s</summary>\n\n<kbd>K</kbd>\n\n</details>'],
  ] as const) {
    it(`M-03: drops nothing silently: ${text}`, () => {
      const { diagnostics } = compileText(text, { path: 'page.md', assets: ['/a.mp4'] });
      assert.deepEqual(
        diagnostics.map(
          ({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${/`([^`]+)`/.exec(message)?.[1]}`,
        ),
        expected,
      );
    });
  }

  it('takes no picture of more than one line for the paragraph that it begins', () => {
    const text = '<img alt="A `b` c"\n src="/a.png" />\n';
    const { diagnostics } = compileText(text, { path: 'page.md', assets: ['/a.png'] });
    assert.deepEqual(diagnostics, []);
  });

  it('names what is dropped in a partial at its place there', () => {
    const { diagnostics } = compileText('One **b**\n\n<Include src="_p.md" />\n', {
      path: 'page.mdx',
      files: { '_p.md': 'Two\n\n<center>x</center>\n' },
    });
    assert.deepEqual(
      diagnostics.map(({ code, place }) => [code, place?.file, place?.line]),
      [['dropped-html', 'content/_p.md', 3]],
    );
  });
});
