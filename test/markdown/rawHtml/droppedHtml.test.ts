import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sortDiagnostics } from '../../../src/model/diagnostic.ts';
import { compileText } from '../../compileText.ts';

describe('reportUnclosedElement', () => {
  it('M-04: tells of an element that takes the rest of the page with it', () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' })
        .diagnostics.filter(({ severity }) => severity === 'error')
        .map(({ code, place, hint }) => `${code} ${place?.line}:${place?.column}-${place?.endColumn} ${hint}`);
    for (const name of ['script', 'STYLE', 'template', 'plaintext'])
      for (const text of [`One\n\n<${name}>\n\n## Two\n`, `One\n\n<${name}> two\n\n- three`])
        assert.deepEqual(
          told(text),
          [`dropped-html 3:1-${name.length + 3} write \`\\<${name}>\` to show it as text`],
          text,
        );
    assert.equal(told('Use a <script> tag.\n\n`<script>`').length, 1);
    for (const text of [
      '<script>\n\nx\n</script>\n',
      'a <style>b</style> c',
      '<!-- <script> -->',
      '<scripts>',
      '`<style>`',
    ])
      assert.deepEqual(told(text), [], text);
  });
});

describe('reportDropped', () => {
  it('tells of styles where they belong, and of those of elements once a page', () => {
    const text =
      '<p style="color: red">a</p>\n\n<b STYLE="x">b</b> and <i style="y">c</i>\n\n<style>p { color: red }</style>\n\n<i style="z">d</i>\n';
    assert.deepEqual(
      sortDiagnostics(compileText(text, { path: 'a.md' }).diagnostics).map(
        ({ code, place, message, hint }) => `${code} ${place?.line}:${place?.column} ${message} ${hint?.slice(0, 38)}`,
      ),
      [
        'unsafe-html 1:4 `style` is removed, and 2 more like it on this page: the security policy of pages allows no styles in them. delete it; an image has `width="300"`,',
        'unsafe-html 3:4 `STYLE` is removed: the security policy of pages allows no styles in them. delete it; an image has `width="300"`,',
        'unsafe-html 5:1 `<style` is removed: the security policy of pages allows no styles in them. write the styles in `site/site.css`',
      ],
    );
  });

  it('takes a paragraph for no element that its first tag stands for', () => {
    for (const text of [
      '<br/>One',
      '- <br/>one',
      '<img\n  src="https://a.example/a.png"\n  alt="a"\n/>',
      '<Image\nsrc="https://a.example/a.png" alt="a" />',
    ])
      assert.deepEqual(compileText(text, { path: 'page.md' }).diagnostics, [], text);
  });

  it('names MDX as a way out for those elements alone that are not refused there', () => {
    for (const name of ['button', 'svg', 'title', 'textarea', 'xmp', 'noEMBED', 'animate', 'set']) {
      const text = `One <${name}>two</${name}>\n`;
      const [dropped] = compileText(text, { path: 'page.md' }).diagnostics;
      const isRefused = compileText(text, { path: 'page.mdx' }).diagnostics.some(({ code }) => code === 'unsafe-html');
      const instead = isRefused ? 'a component in an `.mdx` page' : 'an `.mdx` page, which allows more HTML';
      assert.equal(dropped?.hint, `use Markdown, or ${instead}; write \`\\<${name}>\` to show it as text`);
    }
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

  it('names a component as it is written, and says where components work', () => {
    // It could be no MDX.
    const { diagnostics } = compileText('<1\n\n<Tabs>\n<TabItem label="a">\n\ntwo\n\n</TabItem>\n</Tabs>\n', {
      path: 'a/b.md',
    });
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'dropped-html',
        message: '`<Tabs>` is removed and its content kept: components work only in `.mdx` pages.',
        place: { file: 'content/a/b.md', line: 3, column: 1, endColumn: 6 },
        hint: 'rename the file to `b.mdx`, or write `\\<Tabs>` to show it as text',
      },
      {
        severity: 'warning',
        code: 'dropped-html',
        message: '`<TabItem>` is removed and its content kept: components work only in `.mdx` pages.',
        place: { file: 'content/a/b.md', line: 4, column: 1, endColumn: 9 },
        hint: 'write `<Tab label="…">` in `<Tabs>`, and rename the file to `b.mdx`, or write `\\<TabItem>` to show it as text',
      },
    ]);
  });

  it('says what is written instead of a component that is none here', () => {
    const hintOf = (text: string) => compileText(text, { path: 'b.md' }).diagnostics[0]?.hint?.split(', or write')[0];
    assert.equal(
      hintOf('<Mine />\n'),
      'export it by this name from `site/components.ts` and rename the file to `b.mdx`',
    );
    assert.equal(hintOf('<Note>a</Note>\n\n<1'), 'write `:::note`, the text and `:::` on lines of their own');
    assert.equal(hintOf('<Include src="/_a.md" />\n'), 'rename the file to `b.mdx`');
  });

  it('says how to show what is no HTML', () => {
    const [fault] = compileText('An Array<string> is', { path: 'page.md' }).diagnostics;
    assert.match(fault?.hint ?? '', /write `\\<string>` to show it as text$/);
    for (const name of ['Foo', 'string']) {
      const [type] = compileText(`An Array<${name}> is`, { path: 'page.md' }).diagnostics;
      assert.equal(type?.hint, `put the type in backticks, or write \`\\<${name}>\` to show it as text`);
    }
    for (const text of ['An `Array<Foo>` is', 'An Array\\<Foo> is'])
      assert.deepEqual(compileText(text, { path: 'page.md' }).diagnostics, []);
  });

  it("says of Vue's attributes that no page runs them: another kind of page would not help", () => {
    for (const [text, hint] of [
      ['<p v-if="yes">Yes</p>', 'delete `v-if`: templates of Vue are not run'],
      ['<img :src="pic" alt="x">', 'write out the value, as in `src="…"`: templates of Vue are not run'],
      ['<b :key="x">y</b>', 'delete `:key`: templates of Vue are not run'],
    ] as const)
      assert.equal(compileText(text, { path: 'page.md' }).diagnostics[0]?.hint, hint);
  });

  it('tells once a page of an attribute that it takes from many elements of a name', () => {
    const told = (text: string, files = {}) =>
      compileText(text, { path: 'page.md', files }).diagnostics.map(
        ({ message, place }) => `${place?.line}:${place?.column} ${message.split(':')[0]}`,
      );
    assert.deepEqual(
      told('<b class="x">One</b> <i class="x">two</i>\n\n- <b class="y">three</b>\n\n<b class="z">four</b>'),
      ['1:4 `class` of `<b>` is removed, and 2 more like it on this page', '1:25 `class` of `<i>` is removed'],
    );
    assert.equal(told('<center>a</center> <center>b</center>').length, 2);
  });

  it('names what shows a picture for each color scheme where its two addresses are removed', () => {
    const text = '<Image\n  alt="A"\n  srcLight="/a.png"\n  srcDark="/b.png"\n/>\n';
    const told = compileText(text, { path: 'page.md' }).diagnostics;
    const hint =
      'write `<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png"><img src="./light.png" alt="…"></picture>`';
    assert.deepEqual(
      told.map((one) => [one.place?.line, one.hint]),
      [
        [3, hint],
        [4, hint],
      ],
    );
  });

  it('tells once a page of a component, which is mended once, but not of types of programming languages', () => {
    const told = (text: string) => compileText(text, { path: 'page.md' }).diagnostics.map(({ message }) => message);
    assert.deepEqual(told('<Listing>\n\na\n\n</Listing>\n\n<Listing>\n\nb\n\n</Listing>\n'), [
      '`<Listing>` is removed and its content kept, and 1 more like it on this page: components work only in `.mdx` pages.',
    ]);
    assert.equal(told('A Mutex<Item> and an Arc<Item>\n').length, 2);
  });

  it('takes no picture of more than one line for the paragraph that it begins', () => {
    const text = '<img alt="A `b` c"\n src="/a.png" />\n';
    const { diagnostics } = compileText(text, { path: 'page.md', assets: ['/a.png'] });
    assert.deepEqual(diagnostics, []);
  });

  it('tells of boxes, of those that nothing corrects once a page', () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ message, hint }) => [message, hint]);
    const hint =
      'write `:::warning` in place of the tag, and `:::` in place of its `</div>`, each on a line of its own';
    assert.deepEqual(told('<div class="warning">A</div>\n\n<div class="warning">B</div>\n'), [
      ['`class="warning"` of `<div>` is removed, and 1 more like it on this page: readers see no box.', hint],
    ]);
    const box = '<div class="warning">\nA\n</div>\n';
    assert.equal(told(`${box}\n${box}`).length, 2);
  });

  it("takes away MkDocs's attribute that has Markdown read: it is read between empty lines", () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.md' }).diagnostics.map(({ hint, fix }) => [
        hint?.slice(0, 30),
        fix?.was,
        fix?.text,
      ]);
    const hint = 'delete it: Markdown is read be';
    assert.deepEqual(told('<div lang="fr" markdown>\n\na\n\n</div>'), [[hint, ' markdown', '']]);
    assert.deepEqual(told('<details markdown="1" open>\n\na\n\n</details>'), [[hint, ' markdown="1"', '']]);
    assert.deepEqual(told('<div\nmarkdown>\n\na\n\n</div>'), [[hint, undefined, undefined]]);
  });

  it('names HTML as it is written', () => {
    const [fault] = compileText('<CENTER>x</CENTER>', { path: 'page.md' }).diagnostics;
    assert.match(
      fault?.message ?? '',
      /^`<CENTER>` is removed and its content kept: `\.md` pages do not allow this element/,
    );
    assert.equal(fault?.place?.endColumn, 8);
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
