import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { shownMarkup } from '../../../src/check/markup/shownMarkup.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

type ParserName = 'satteri' | 'remark';

/** What is told of a text, with its correction, in both formats and by both parsers. */
function told(
  text: string,
  paths = ['a.md', 'a.mdx'],
  parsers: readonly ParserName[] = ['satteri', 'remark'],
): string[] {
  const [first = [], ...others] = parsers.flatMap((parser) =>
    paths.map((path) => {
      const source = sourceOf(path, text);
      return shownMarkup(source, readStretches(parserFor(parser)(source), source)).map(
        ({ message, hint, fix }) =>
          `${/`(.*)`/s.exec(message)?.[1]} → ${fix?.text ?? /`([^`]*)`/.exec(hint ?? '')?.[1] ?? hint?.split(':')[0]}`,
      );
    }),
  );
  for (const other of others) assert.deepEqual(other, first, text);
  return first;
}

describe('markup that is nearly Markdown', () => {
  it('is a link or picture with a space in it, or in the wrong order, or without its end', () => {
    assert.deepEqual(told('See [the API] (/api/#x).'), ['[the API] (/api/#x) → [the API](/api/#x)']);
    assert.deepEqual(told('![A box] (./box.png)'), ['![A box] (./box.png) → ![A box](./box.png)']);
    assert.deepEqual(told('See (the API)[../api.md].'), ['(the API)[../api.md] → [the API](../api.md)']);
    assert.deepEqual(told('See [the API](/api/\n\nMore.'), ['[the API](/api/ → [the API](/api/)']);
    assert.deepEqual(told('See [an API] (https://a.example/b?c=d#e), ![c](d.png) and `e`.'), [
      '[an API] (https://a.example/b?c=d#e) → [an API](https://a.example/b?c=d#e)',
    ]);
    assert.deepEqual(told('**![c] (https://a.example/c.png)** or [RFC] (http://d.example) '), [
      '![c] (https://a.example/c.png) → ![c](https://a.example/c.png)',
      '[RFC] (http://d.example) → [RFC](http://d.example)',
    ]);
    for (const text of [
      'See [1] (https://a.example).',
      'See [12, 13] (https://a.example) and [2–4] (https://b.example).',
      'It is [sic] (https://a.example), […] (/b/), [...] (/b/) and [?] (https://b.example).',
      'See [x] (https://a.example), [a] (/b/), [1] (/b/), [b2] (#c) and [note 3] (./d.md).',
      'It is [citation needed] (https://a.example).',
      'See \\[the API] (https://a.example).',
      '[a] (see https://a.example)',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('- [設] (/a/)\n- *b* [See c] (#c)'), [
      '[設] (/a/) → [設](/a/)',
      '[See c] (#c) → [See c](#c)',
    ]);
  });

  it('is a link to another site without its end, or with another bracket at one', () => {
    assert.deepEqual(told('See [a](https://a.example/b and more.'), [
      '[a](https://a.example/b → [a](https://a.example/b)',
    ]);
    assert.deepEqual(told('![a b](https://a.example/b.png\n\nMore.'), [
      '[a b](https://a.example/b.png → [a b](https://a.example/b.png)',
    ]);
    assert.deepEqual(told('See [a](https://a.example/b] and [c](/d] now.'), [
      '[a](https://a.example/b] → [a](https://a.example/b)',
      '[c](/d] → [c](/d)',
    ]);
    // What follows is not looked at as a text.
    assert.deepEqual(told('See [a](https://a.example/b] c <b title=“x”>y</b>.', ['a.md']), [
      '[a](https://a.example/b] → [a](https://a.example/b)',
    ]);
    assert.deepEqual(told('See [a](https://a.example/b and `~~ c ~~` here.'), [
      '[a](https://a.example/b → [a](https://a.example/b)',
    ]);
    // The reference has no place for a text right before such an address.
    assert.deepEqual(told('See (a b)[https://a.example/c?d=e].', ['a.md'], ['satteri']), [
      '(a b)[https://a.example/c?d=e] → [a b](https://a.example/c?d=e)',
    ]);
    for (const text of [
      'See [a](https://a.example/b(c)) and [[d](https://a.example)].',
      'See \\[a](https://a.example and more',
      'f(a)[https] and (a) [https://a.example]',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is a link without the parentheses around its address', () => {
    assert.deepEqual(told('See [the API](/api/) (or [the guide]./guide.md#first-part), please.'), [
      '[the guide]./guide.md#first-part → [the guide](./guide.md#first-part)',
    ]);
    // The reference has no place for a text right before such an address.
    const toldHere = (text: string) => told(text, ['a.md', 'a.mdx'], ['satteri']);
    assert.deepEqual(toldHere('See [the API]https://a.example/b?c=d. And more.'), [
      '[the API]https://a.example/b?c=d → [the API](https://a.example/b?c=d)',
    ]);
    assert.deepEqual(toldHere('![A box]https://a.example/b.png\n*c*'), [
      '![A box]https://a.example/b.png → ![A box](https://a.example/b.png)',
    ]);
    for (const text of [
      '[1]https://a.example and [12, 13]https://b.example',
      'It is so [sic]https://a.example [x]https://b.example [error]https://c.example',
      '\\[the API]https://a.example, x[index]https://b.example, [a][the API]https://c.example',
      'https://[host]/a and [locale]/b, [the API]: ./c, [user]./[name]',
      'Then [sudo]./configure, [main]./cmd and [app]../x/y',
      '[the API] https://a.example',
      '[the API]https://a.example/b(c) or [the API]https://a.example/[d]',
    ])
      assert.deepEqual(toldHere(text), [], text);
  });

  it('is a link whose signs have changed places, stand twice, or of which one is missing', () => {
    const toldHere = (text: string) => told(text, ['a.md', 'a.mdx'], ['satteri']);
    assert.deepEqual(told('See [the API(]/api/) now, or [a](]/a/).'), ['[the API(]/api/) → [the API](/api/)']);
    assert.deepEqual(told('See [the API]((/api/) or [a]((b)) now.'), ['[the API]((/api/) → [the API](/api/)']);
    assert.deepEqual(told('See [the API]/api/) or ([user]/a/) now.'), ['[the API]/api/) → [the API](/api/)']);
    assert.deepEqual(toldHere('See [the API(]https://a.example/b) now.'), [
      '[the API(]https://a.example/b) → [the API](https://a.example/b)',
    ]);
    assert.deepEqual(toldHere('See [the API]((https://a.example/b) now.'), [
      '[the API]((https://a.example/b) → [the API](https://a.example/b)',
    ]);
    assert.deepEqual(toldHere('See [the API]https://a.example/b), (or [that one]https://c.example).'), [
      '[the API]https://a.example/b) → [the API](https://a.example/b)',
      '[that one]https://c.example → [that one](https://c.example)',
    ]);
    assert.deepEqual(toldHere('(See one (or two) [the API]./b.md.)'), ['[the API]./b.md → [the API](./b.md)']);
    assert.deepEqual(toldHere('See [the API(https://a.example/b) now.'), [
      '[the API(https://a.example/b) → [the API](https://a.example/b)',
    ]);
    assert.deepEqual(toldHere('# A\n\nSee the API](https://a.example/b) now.'), [
      'API](https://a.example/b) → [API](https://a.example/b)',
    ]);
    for (const text of [
      'See [the API (https://a.example)] and [f(https://b.example)].',
      '\\[the API(]/api/), \\[the API]((/api/) and \\[the API]/api/)',
      'Of [0, 1(]a) and (a[i]/b)',
      '(One (or two) [options]/path)',
    ])
      assert.deepEqual(toldHere(text), [], text);
  });

  it('is a heading, a link, a table or code whose signs are as wide as a letter', () => {
    assert.deepEqual(told('＃＃\u3000設定\n\n本文'), ['＃＃ → ## ']);
    assert.deepEqual(told('＃ 設定'), ['＃ → # ']);
    assert.deepEqual(told('見［文書］（./b.md）。[圖]（../c.md#d）或[e](/f/）'), [
      '［文書］（./b.md） → [文書](./b.md)',
      '[圖]（../c.md#d） → [圖](../c.md#d)',
      '[e](/f/） → [e](/f/)',
    ]);
    assert.deepEqual(told('！［圖（一）］（./b.png）'), ['！［圖（一）］（./b.png） → ![圖（一）](./b.png)']);
    // Such a sign ends a sentence, too.
    assert.deepEqual(told('歡迎！［文書］（./b.md）'), ['！［文書］（./b.md） → ！[文書](./b.md)']);
    assert.deepEqual(told('見[文書]（https://a.example/b）。', ['a.md'], ['satteri']), [
      '[文書]（https://a.example/b） → [文書](https://a.example/b)',
    ]);
    assert.deepEqual(told('｜a｜b｜\n｜－｜－｜\n｜1｜2｜'), ['｜a｜b｜ → |']);
    assert.deepEqual(told('執行｀npm install｀。'), ['｀npm install｀ → `npm install`']);
    for (const text of [
      '本文\n＃ 設定',
      '＃設定 ＃１',
      '［設定］（/settings）を開き、[i]（#1）と［注］（文書）を見る',
      '\\[文書]（./b.md）',
      '｜',
      '｜歌詞｜歌詞｜\n｜歌詞｜歌詞｜',
      '（｀・ω・｀）',
      '｀a｀｀b｀',
      '見［1］（https://a.example/b）和[２、３]（https://a.example/b）',
      '`［文書］（./b.md）`',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is the mark of a box of GitHub that no quote holds', () => {
    assert.deepEqual(told('[!NOTE]\nWords.'), ['[!NOTE] → > [!NOTE]']);
    assert.deepEqual(told('Words:\n[!TIP] More.'), ['[!TIP] → > [!TIP]']);
    for (const text of [
      'Write `[!NOTE]`.',
      'Write [!NOTE] so.',
      '\\[!NOTE]',
      '> [!NOTE]\n> Words.',
      '[!NOTE](/a/) is told.',
      '[!NOTE][a]\n\n[a]: /a/',
    ])
      assert.deepEqual(told(text), [], text);
    // Its text would stand below an empty box.
    for (const text of ['[!NOTE]\n\nWords.', '[!NOTE]\n- a\n', '[!NOTE]\n```js\na\n```\n'])
      assert.deepEqual(told(text), ['[!NOTE] → > '], text);
  });

  it('is a tag whose quote is not closed', () => {
    assert.deepEqual(told('A <a href="/x/>b</a>.', ['a.md']), ['<a href="/x/> → <a href="/x/">']);
    assert.deepEqual(told("A <a class='b' href='/x/>b</a>.", ['a.md']), [
      "<a class='b' href='/x/> → <a class='b' href='/x/'>",
    ]);
    for (const text of ['A <a href="/x/">b</a>.', 'If a < b and c="d> e', '`<a href="/x/>`'])
      assert.deepEqual(told(text, ['a.md']), [], text);
  });

  it('is a link or picture with one quote of two around its title', () => {
    assert.deepEqual(told('See ![a box](b.png "A box) here.'), ['![a box](b.png "A box) → ![a box](b.png "A box")']);
    assert.deepEqual(told('See [the API](/api/  All calls").'), [
      '[the API](/api/  All calls") → [the API](/api/ "All calls")',
    ]);
    for (const text of [
      'See [a](b.md "c").',
      "See [a](b.md 'c').",
      'See [a](b.md (c)).',
      'See \\[a](b "c).',
      'See [a] (5" or 6").',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is a link to an address of the site with a space in it', () => {
    assert.deepEqual(told('See [a](/my page/) here.'), ['/my page/ → </my page/>']);
    assert.deepEqual(told('See [a](#My part) and [b](../a/#B c).'), [
      '#My part → <#My part>',
      '../a/#B c → <../a/#B c>',
    ]);
    for (const text of ['See [a](/b/ "c d").', 'See [a](</b c/>).', 'See \\[a](/b c/).', 'See `[a](/b c/)`.'])
      assert.deepEqual(told(text), [], text);
  });

  it('is a link without the bracket before its text', () => {
    assert.deepEqual(told('# A\n\nSee text](./a.md) now.'), ['text](./a.md) → [text](./a.md)']);
    assert.deepEqual(told('The *first* page](../#a) now.'), ['page](../#a) → [page](../#a)']);
    for (const text of [
      'See \\[text](./a.md) now.',
      'See [a [b](./c.md) d](./e.md)',
      'Index a](b), f](./',
      '`a](./b.md)`',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is code that no sign ends', () => {
    assert.deepEqual(told('Use `npm install to install it.\n\nMore.'), ['`npm install to install it. → \\']);
    assert.deepEqual(told('Use *it* or `a`, (`--flag b)\nand c.'), ['`--flag b) → \\']);
    for (const text of [
      'The ` sign.',
      "As in `Emacs' here.",
      "``Quoted'' words.",
      'Use \\`a here.',
      'Use `a` and `b`s.',
      'x`y',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is an address of another site with spaces in it', () => {
    assert.deepEqual(told('See [a](https://x.example/a b) now.'), ['https://x.example/a b → <https://x.example/a b>']);
    assert.deepEqual(told('[a](https://x.example/a "b c") [b](<https://x.example/a b>)'), []);
  });

  it('is a property of a fence in quotes of an editor', () => {
    assert.deepEqual(told('```ts title=\u201ca.ts\u201d\nx\n```\n'), ['title=\u201ca.ts\u201d → title="a.ts"']);
    assert.deepEqual(told('~~~ts {1} ins=\u2018a b\u2019\nx\n~~~\n'), ['ins=\u2018a b\u2019 → ins="a b"']);
    assert.deepEqual(told('```ts title="a \u201cb\u201d"\nx\n```\n'), []);
  });

  it('is a link without one of its signs, or with quotes of an editor', () => {
    assert.deepEqual(told('See [the API](./api.md for more.\n\nText (a).'), [
      '[the API](./api.md → [the API](./api.md)',
    ]);
    assert.deepEqual(told('See [the API](./api.md for (more).'), []);
    assert.deepEqual(told('See [the API(./api.md) for more.'), ['[the API(./api.md) → [the API](./api.md)']);
    assert.deepEqual(told('See [f(/a/)](/a/), [f(#12)] and [f(/b/)].'), []);
    assert.deepEqual(told('See [a](./b.md \u201cTitle\u201d).'), [
      '[a](./b.md \u201cTitle\u201d) → [a](./b.md "Title")',
    ]);
  });

  it('is an address whose angle bracket nothing closes', () => {
    const source = sourceOf('a.md', 'See [a](<b.md) for more.');
    const [found] = shownMarkup(source, readStretches(parserFor('satteri')(source), source));
    assert.equal(found?.hint, 'write `[a](b.md)`: nothing closes the angle bracket');
    assert.equal(found?.fix?.text, '[a](b.md)');
  });

  it('is a table whose second line has other cells than its head', () => {
    const row = 'give this line as many cells as the one above it has';
    assert.deepEqual(told('| a | `b` |\n|---|\n| 1 | 2 |'), [`|---| → ${row}`]);
    assert.deepEqual(told('a | b\n--- | --- | :--:\n1 | 2'), [`--- | --- | :--: → ${row}`]);
    assert.deepEqual(told('| a | b |\n|—|—|\n| 1 | 2 |'), ['|—|—| → |---|---|']);
    assert.deepEqual(told('a | b\n:—- | –\n1 | 2'), [':—- | – → :--- | ---']);
    assert.deepEqual(told('| a | b |\n|-|\n| 1 | 2 |'), [`|-| → ${row}`]);
    assert.deepEqual(told('> | a | b |\n> |—|—|\n> | 1 | 2 |'), ['|—|—| →  |---|---|']);
    assert.deepEqual(told('- > a | b\n  > ——|——\n  > 1 | 2'), ['——|—— →  ---|---']);
    assert.deepEqual(told('> | a | b |\n> |---|\n> | 1 | 2 |'), [`|---| → ${row}`]);
    assert.deepEqual(told('| a | `b` |\n| - | :-: | - |\n| 1 | 2 |'), [`| - | :-: | - | → ${row}`]);
    const below = 'delete the empty line above it';
    assert.deepEqual(told('| a | b |\n\n| --- | --- |\n| 1 | 2 |'), [`| --- | --- | → ${below}`]);
    for (const text of ['| a | b |\n| - | - |\n| 1 | 2 |', 'Art:\n|-|\n| |', 'a | b\n- | -\n1 | 2'])
      assert.deepEqual(told(text), [], text);
  });

  it('is a tag whose values stand in curly quotes', () => {
    assert.deepEqual(told('a <b title=“two words”>x</b>', ['a.md']), ['title=“two words” → title="two words"']);
    assert.deepEqual(told('a <img alt=“b c” src="https://a.example/d.png"> e', ['a.md']), ['alt=“b c” → alt="b c"']);
    for (const text of ['Set `<b title=“x”>`.', 'Where a < b, c=“d” and e > f', '\\<b title=“two words”>'])
      assert.deepEqual(told(text, ['a.md']), [], text);
  });

  it('is emphasis with a space inside its signs, and a number without one behind it', () => {
    assert.deepEqual(told('A ** bold ** word, **bolder**'), ['** bold ** → **bold**']);
    assert.deepEqual(told('A **bold ** word, **bolder**. **Two words **'), [
      '**bold ** → **bold**',
      '**Two words ** → **Two words**',
    ]);
    for (const text of [
      'f(**options) and g( **more)',
      'a **b and c ** d**',
      'x **y** z ** 2',
      '**kwargs ** 2',
      '\\**a **',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('A ~~ gone ~~ word, ~~gone~~ ~~'), ['~~ gone ~~ → ~~gone~~']);
    for (const text of ['From ~~ 5 to 6~7', 'From ~~ 5 to ~~ 6', 'From ~5 ~~ 6 ~~ 7', 'From ~~ five to ~~ 6'])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('- 5 ** 2 + 9 ** 2 + 3 ** (n + 1) and x ** 2 - y ** 2'), []);
    assert.deepEqual(told('Of ** 24 hours **'), ['** 24 hours ** → **24 hours**']);
    assert.deepEqual(told('A **bold ** word'), ['**bold ** → **bold**']);
    assert.deepEqual(told('A __bold __ word'), ['__bold __ → __bold__']);
    assert.deepEqual(told('A __ bold word__.'), ['__ bold word__ → __bold word__']);
    assert.deepEqual(told('It is ~~gone ~~ now'), ['~~gone ~~ → ~~gone~~']);
    for (const text of [
      'I have __ apples and __ pears, or ____ of both',
      'Use __dirname and __filename, __init__ and __name__ or `__a __`.',
      'char **argv and 2 **n ** 2, f(**kwargs, ** b) or **a and **',
      'From ~~five to ~~ 6',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('1.First\n2.Second'), ['1. → 1.', '2. → 2.']);
    assert.deepEqual(told('1.登入\n2.設定'), ['1. → 1.', '2. → 2.']);
    assert.deepEqual(told('Version\n3.5 and\n3.js'), []);
  });

  it('is bold words that end or begin with a sign right at a letter, as languages without spaces have them', () => {
    assert.deepEqual(told('**說明：**請先登入。'), ['**說明：** → <strong>說明：</strong>']);
    assert.deepEqual(told('これは**必須（推奨）**です。'), ['**必須（推奨）** → <strong>必須（推奨）</strong>']);
    assert.deepEqual(told('문서**"목록"**에'), ['**"목록"** → <strong>"목록"</strong>']);
    assert.deepEqual(told('**Note:**this one'), ['**Note:** → <strong>Note:</strong>']);
    assert.deepEqual(told('**先看 `a.ts`：**再看別的'), ['：** → <strong>…</strong>']);
    assert.deepEqual(told('「**注意。**です」'), ['**注意。** → <strong>注意。</strong>']);
    assert.deepEqual(told('~~刪除。~~請看 ~~a.~~b'), ['~~刪除。~~ → <del>刪除。</del>', '~~a.~~ → <del>a.</del>']);
    assert.deepEqual(told('*注意：*請先'), ['*注意：* → <em>注意：</em>']);
    for (const text of [
      '~~刪除~~。請 ~~a.~~ b',
      '*注意*：請 *a.*b *.*字',
      '**說明**：請先',
      '**說明：** 請先',
      '**好。**',
      'src/**/a.ts and lib/**/b.ts',
      'a.**b** \\**c:**d',
      '2**3.**4',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is an item of a list whose sign an editor has made a dash', () => {
    assert.deepEqual(told('- one\n– two\n- three'), ['– → -']);
    assert.deepEqual(told('Words:\n\n— **one**\n* two'), ['— → *']);
    assert.deepEqual(told('- a\n  - one\n  • [two](/a/)\n  • three'), ['• → -', '• → -']);
    assert.deepEqual(told('> - one\n> – two'), ['– → -']);
    // The build tells of the first.
    assert.deepEqual(told('– one\n– two\n- three'), ['– → -']);
    for (const text of [
      '- one, and this\n  – as it goes on – too',
      'Words\n– as they go on –\nhere',
      '– one\n– two',
      '– one.\n\n- two',
      '- one\n\n– two',
      '-- one\n– two',
      '- one – two\n- 3 – 4',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is the box of a task right at its text', () => {
    assert.deepEqual(told('- [ ]Write it\n- [x]`npm test`\n- [ ] Done'), ['[ ] → [ ] ', '[x] → [x] ']);
    for (const text of [
      '- [x](/a/) b',
      '- [x][y]\n\n[y]: /y/',
      '- [x]: y',
      '- [a]b',
      '- x[ ]y',
      '- \\[ ]y',
      '- [x], y',
      '| a | b |\n| - | - |\n| [] a list | [ x ] y |\n| [x]y | [ ]z |',
      '## [] and {}',
      'Words\\\n [] and {}',
      '> [] and {}',
    ])
      assert.deepEqual(told(text), [], text);
    assert.deepEqual(told('> 1. [] a\n>    - [ x ] b'), ['[] → [ ]', '[ x ] → [x]']);
  });

  it('is the box of a task right at the sign of its item', () => {
    assert.deepEqual(told('-[ ] Write it\n-[x] Test it\n\n*[X] Done'), [
      '-[ ] → - [ ]',
      '-[x] → - [x]',
      '*[X] → * [X]',
    ]);
    for (const text of ['-[x](/a/) b', '-[x]', 'a -[x] b', '\\-[ ] b', '*[x] y*', '-[ ]b'])
      assert.deepEqual(told(text), [], text);
  });

  it('is nothing of what reads well', () => {
    for (const text of [
      'Call `f`[0] (see [a](/a/)), [b] (or not), x[i] (y), f(a)[b], [a](/a/ "Title"), [skip ci] (#12)',
      '\\[a] (/b/), `[a] (/b/)`, [1](#a) and (a)[1]',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '```text\n[a] (/b/)\n|---|\n```',
      '3.js, 1.2, 10.April? No: 1st. 2 ** 3, **kwargs and **options',
      'Words\n---\n\nMore ---|',
    ])
      assert.deepEqual(told(text), [], text);
  });

  it('is a box of a task without its space, or with more of them', () => {
    assert.deepEqual(told('- [] one\n- [x ] two\n* [ X ] three'), ['[] → [ ]', '[x ] → [x]', '[ X ] → [X]']);
    for (const text of ['- [ ] one\n- [x] two', '- []', '- `[]` one', 'An [] array', '- [](/a/) one'])
      assert.deepEqual(told(text), [], text);
  });
});
