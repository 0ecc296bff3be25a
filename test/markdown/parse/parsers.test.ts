import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadConfig } from '../../../src/config/loadConfig.ts';
import type { CodeBlockProps } from '../../../src/config/siteApi.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { compileText, type Surroundings, sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

/** What a page comes to. Where MDX cannot be parsed at all, the parsers agree on the line, but not on words and columns. */
function outcome(text: string, surroundings: Surroundings, parser: 'satteri' | 'remark') {
  const { html, headings, links, ids, constantsUsed, includes, markdown, diagnostics } = compileText(text, {
    ...surroundings,
    parser,
  });
  return {
    html,
    headings,
    links,
    ids,
    constantsUsed,
    includes,
    diagnostics: diagnostics.map(({ code, message, place }) =>
      code === 'mdx-syntax' ? `${code} ${place?.file}:${place?.line}` : `${code} ${JSON.stringify(place)} ${message}`,
    ),
    // A page that cannot be parsed has no twin to speak of.
    markdown: diagnostics.some(({ code }) => code === 'mdx-syntax') ? '' : markdown,
  };
}

const SURROUNDINGS: Surroundings = {
  constants: { C: 'const', N: 5 },
  files: {
    '_part.mdx': 'Part *one*\n\ntwo {C} [a](./other.md)\n',
    'other.md': '## H\n',
    '_plain.md': 'Plain <b>part</b>\n',
  },
};

const assertAlike = (text: string, surroundings: Surroundings) =>
  assert.deepEqual(outcome(text, surroundings, 'remark'), outcome(text, surroundings, 'satteri'));

/** Read as Markdown and as MDX. */
const MARKDOWN: readonly string[] = [
  '# T\n\n## A {#a}\n\n### B `c` {#b}\n\n## {#only}\n\n## D {#a}\n',
  '## Spaces  {#x}   \n',
  '## \\{x}\n\n> ## `a` \\{x}\n',
  '## `{#x}`\n',
  '# a #\n## b ##\n\nSetext {#s}\n===\n\ntwo {#t}\n---\n',
  'a | b\n-|-\n1 | 2\n',
  '| a | b |\n|:-|-:|\n| `x\\|y` | \\| |\n| 1 |\n',
  '- [ ] a\n- [x] b\n  - [ ] c\n',
  '1. a\n\n   b\n2. c\n\n3) x\n4) y\n',
  '* a\n\n* b\n\n\n- c\n- \n- d\n',
  '~~del~~ ~one~ ~~a~b~~\n',
  'www.example.com and https://a.example/x_y. and a@b.example (https://a.example/(x))\n',
  'a[^1] b[^n] c[^1]\n\n[^1]: one `c`\n[^n]: two\n\n    more\n',
  '[^unused]: x\n\na[^none]\n\n[^1]: a\n[^1]: b\n\nx[^1]\n',
  '| a[^1] |\n|---|\n| b[^1] |\n\n[^1]: only in a table\n',
  '> [!NOTE]\n> a\n\n> [!TIP] x\n> a\n\n> [!WARNING]\n>\n> - a\n\n> [!note]\n\n> [!CAUTION]\n> **b** c\n',
  '> quote\nlazy\n>\n> > deep\n',
  ':::note\na\n:::\n\n:::tip[The *title* `x`]\na\n\nb\n:::\n',
  '::::note\n:::tip\na\n:::\n::::\nafter\n',
  ':::foo\na\n:::\n\n:::note\nunclosed\n',
  '::: tip Title\na\n:::\n\n:::\n',
  ':::note{.cls #id}\na\n:::\n\n- a\n\n  :::note\n  b\n  :::\n',
  'text\n:::note\na\n:::\n',
  'at 1:12 and a:b and http://x.example:80 :smile: x 5:30pm\n',
  ':abbr[HTML]{title=x} y :ok[a *b* c] :name{a="b c"} a:::b :a[]\n\n::leaf[lab]{a=b}\n\n::leaf\n',
  '```js title="a b" {1,3}\nx\n```\n\n```\nplain\n```\n\n~~~py\na\n~~~\n',
  '````md\n```js\n```\n````\n\n``` js  foo\nx\n```\n\n```c++\nx\n```\n\n```js\nunclosed\n',
  '    indented\n\n- a\n\n      code\n',
  '[a](b "t") [a](<b c> \'t\') [a](\\(b\\)) [a]( /x ) [](/x) [a](/x%20y) [ä](/ü)\n',
  '[a] [b][a] [a][]\n\n[a]: /x "t"\n\n![a](b "t") ![a][r]\n\n[r]: /x.png\n',
  'a\\\nb  \nc\n\n\\*x\\* \\a \\<b>\n',
  '&copy; &#65; &#x1F680; &nbsp;| &bogus; &amp;\n',
  '*a*b _c_d __e__ ***f*** **g*h*** 日本語**強調**です\n',
  '`a` ``b`c`` ` ` `  x  `\n',
  '---\n***\n___\n\na\n# h\nb\n',
  '\ta\n\n  a\n   b\n\na\n\n\n\nb  \n',
  '🚀 :x[é] ü at a:b [ß](#ß)\n\n## Ü\n',
  '- a\n  > b\n  > ```js\n  > c\n  > ```\n',
  '$x$ H~2~O x^2^ ==m== [[wiki]] (c) -- ... "q"\n\nTerm\n: def\n',
  '+++\ntoml\n+++\n\n\u00a0a\u2028b\n',
  '---\ntitle: T\n---\n\n[a](other.md#h) ![b](c.png)\n',
];

/** Read as plain Markdown alone. */
const HTML: readonly string[] = [
  '<b>x</b> <i class="a">y</i> <https://a.example> <a@b.example>\n',
  '## A {#x} ##\n\n## \\{#x}\n\n## /a/{id}\n\n## A {: #b .c}\n\n## {.d}\n\n## {a}{b}\n\nA\nb {#e}\n---\n',
  '<div>\n\n**a**\n\n</div>\n\n<details><summary>s</summary>\n\nx\n\n</details>\n',
  '<!-- c -->\n\na <!-- d --> b <br>\n',
  '<script>alert(1)</script>\n\n<p align="center"><img src="a.png" alt="x"></p>\n',
  '<?php x ?>\n\n<![CDATA[x]]>\n\n<!doctype html>\n',
  '| a |\n|---|\n| <b>x</b> |\n\n## <i>H</i> {#x}\n',
];

/** Read as MDX alone. */
const MDX: readonly string[] = [
  '<Badge>a</Badge>\n\na <Badge text="x" /> b\n\n<Badge>a</Badge> <Badge>b</Badge>\n',
  '<Steps>\n\n1. a\n2. b\n\n</Steps>\n\n<Steps>\n1. a\n</Steps>\n',
  '<FileTree>\n\n- a/ b *c*\n  - **d** `e`\n  - …\n- {C} <Badge text="x" />\n\n</FileTree>\n',
  '<Tabs group="g">\n<Tab label="A">\n\na **b**\n\n</Tab>\n<Tab label="B">x</Tab>\n</Tabs>\n',
  '<Card title="t" href="/x">\n  text\n</Card>\n\n<Card title="t">\n\n## H\n\ntext\n\n</Card>\n\n<Card title="t">a\n\nb</Card>\n',
  '- <Badge>a</Badge>\n- b <b>c</b>\n\n1. a\n   <Badge text="x" />\n\n> <Badge text="a" />\n',
  '| a |\n|---|\n| <Badge text="x" /> {C} |\n',
  '{C}\n\na {C} b {/* c */} d\n\n{/* c */}\n\n{\n  /* c */\n}\n\n{`a ${C}`}\n\n{C} {C}\n\n{C}\n{C}\n',
  '{C} {N}\n\n- {C}{N}\n\n> {C}  {N}\n\n{C} {N} <Badge text="x" /> {N} {C}\n\n<Card title="t">\n{C} {N}\n</Card>\n',
  '<p>{C}</p>\n\n<Badge>{C}</Badge>\n\n<b>{C} {N}</b>\n\n- <b>{C}</b>\n\n<Steps>\n{C}\n</Steps>\n\n<p><b>{C}</b></p>\n',
  '{"a" + 1} {"}"} {\'it\\\'s\'} {C /* } */} {}\n',
  '<p>a</p>\n\n<p>\n  a\n</p>\n\n<p>\n\na\n\n</p>\n\n<>a</>\n\na <br/> b\n',
  '<div className="x" title={C}>a *b*</div>\n\n<a href="/x">*a*</a>\n\n<b>a\nb</b>\n\n<b>\na\n</b>\n',
  '<Badge\n  text="a"\n  tone="tip"\n/>\n\n<Badge text=\'a "q"\' />\n\n<Badge text="a &amp; b &lt;" />\n\n<Badge text="a\nb" />\n',
  '<Badge text={"a"} {...C} />\n\n<Nope />\n\na {nope} b\n\n<a.b />\n\n<x:y z:w="1">a</x:y>\n',
  'import a from "b"\n\nx\n\nexport const a = 1\n\nimport things about x\n',
  'a\nimport x from "y"\n\n- import x from "y"\n',
  '## A {#a}\n\n## {C} {#c}\n\n## x {C}\n\n## A {C}{#d}\n',
  '## A \\{#a}\n\n## `b` \\{#b}\n\n## *c* d\\{#d}\n\n## \\{#if}\n\n## Of \\{id}\n\n> ## {C} \\{#e}\n',
  '\\{C} \\<b>\n\n`{C} <b>`\n\n```js\n{C} <b>\n```\n\n    indented is text\n',
  '[a]({C}/x) ![a]({C}.png)\n\n[b]\n\n[b]: {C}/y\n',
  '<Include src="/_part.mdx" />\n\nb\n\n<Include src="/_part.mdx" /> <Include src="/_part.mdx" />\n',
  'a <Include src="/_part.mdx" /> b\n\n- <Include src="/_part.mdx" />\n',
  '<Card title="t">\n<Include src="/_part.mdx" />\n</Card>\n\n<Include src="/_plain.md" />\n',
  ':::note[{C}]\n<Badge text="a" />\n:::\n\n:::tip[<Badge text="a" />]\n{C}\n:::\n\n:::tip[up to {C}]\na\n:::\n',
  '<Card title="t">\n:::note\na\n:::\n</Card>\n',
  'é 🚀 {C} <Badge text="ü" /> at x:y\n',
  '<Badge text="a" />\ntext\n\ntext\n<Badge text="a" />\n',
  '<Prop name="x" type="string" required>\n  text\n</Prop>\n',
  '{[1,2]} {N * 2}\n\n<div style={{}}>a</div>\n',
  'a < b\n',
  'One\n\na {b\n',
  'One\n\n<Badge>\n',
  'One\n\n</Badge>\n',
  "{it's}\n",
  'One\n\n<!-- c -->\n',
  'One <http://a.example>\n',
  '*a <b>c* d</b>\n',
];

const WITH_FORMULAS = { codeBlocks: { math: ({ code }: CodeBlockProps) => `(${code})` } };

/** Read with formulas between dollars. */
const FORMULAS: readonly string[] = [
  'a $x^2$ $$y$$ $ z $ b $5 and $6, `$` \\$ $\\{$ é $🚀$ c\n',
  '$$\na\n\n  b {c} <d>\n$$\n\n$$ meta\nx\n$$\nafter\n\n$$x$$\n\n$$\nopen\n',
  '- a $x$\n\n  $$\n  y\n  $$\n\n> $$\n> z\n> $$\n',
  '| $a$ | b |\n|---|---|\n| $c$ | $e$ |\n',
  '![a $x$ *b* `$c$` \\$ d](/a.png) ![$x^2$][a] ![{N} $y$ [e](/f) $z$](/a.png)\n\n[a]: /a.png\n',
  '## Of $n$ {#n}\n\n**b $x$** [$y$](/y) ~~$z$~~\n\n:::note[$t$]\n$$\nu\n$$\n:::\n',
];

/** Where the native parser and the reference differ, and why that is left so. */
const DIFFERENCES: readonly [text: string, path: string, reason: string][] = [
  ['## A {.cls}\n', 'page.mdx', 'the native parser reads classes of headings too'],
  [':::note\n```js\n:::\n```\n:::\n', 'page.md', 'the reference ends a container at any `:::`, in code too'],
  ['{C && <b>x</b>}\n', 'page.mdx', 'the reference reads no JSX within expressions; both refuse it'],
  ['a {#x} b\n', 'page.mdx', 'the reference reads `{#x}` anywhere; both refuse it'],
  ['<Badge text={} />\n', 'page.mdx', 'the reference refuses an empty property, the native parser leaves it out'],
  ['export const a = {\n\nb: 1 }\n', 'page.mdx', 'the reference ends module code at an empty line; both refuse it'],
  [
    '| a |\n|---|\n| $b \\| c$ |\n',
    'page.md',
    'the reference leaves the backslash before a bar in the formula of a table',
  ],
];

describe('the native parser and the reference agree on', () => {
  for (const text of MARKDOWN) {
    it(`Markdown and MDX: ${JSON.stringify(text)}`, () => {
      assertAlike(text, { ...SURROUNDINGS, path: 'page.md' });
      assertAlike(text, { ...SURROUNDINGS, path: 'page.mdx' });
    });
  }
  for (const text of FORMULAS) {
    it(`formulas: ${JSON.stringify(text)}`, () => {
      assertAlike(text, { ...SURROUNDINGS, components: WITH_FORMULAS, path: 'page.md' });
      assertAlike(text, { ...SURROUNDINGS, components: WITH_FORMULAS, path: 'page.mdx' });
    });
  }
  for (const text of HTML)
    it(`Markdown with HTML: ${JSON.stringify(text)}`, () => assertAlike(text, { ...SURROUNDINGS, path: 'page.md' }));
  for (const text of MDX)
    it(`MDX: ${JSON.stringify(text)}`, () => assertAlike(text, { ...SURROUNDINGS, path: 'page.mdx' }));
});

// What stood behind the first element came into its list, without a word.
it('both parsers refuse an element whose closing tag stands in a list', () => {
  const text = '<Steps>\n  <Badge text="a">\n- b\n  </Badge>\n  <Badge text="c">\nd\n  </Badge>\n</Steps>\n';
  for (const parser of ['satteri', 'remark'] as const)
    assert.match(outcome(text, { ...SURROUNDINGS, path: 'page.mdx' }, parser).diagnostics.join(), /^mdx-syntax /);
});

describe('the native parser and the reference still differ', () => {
  for (const [text, path, reason] of DIFFERENCES) {
    it(`where ${reason}`, () =>
      assert.throws(
        () => assertAlike(text, { ...SURROUNDINGS, components: WITH_FORMULAS, path }),
        assert.AssertionError,
      ));
  }
});

const { config, modules } = await loadConfig(packageRoot, {}, {});

describe('the native parser and the reference agree on this site’s own page', () => {
  const content = join(packageRoot, 'content');
  const files = Object.fromEntries(
    readdirSync(content, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => [name, readFileSync(join(content, name), 'utf8')]),
  );
  const isPartial = (path: string) => /(^|\/)_/.test(path);
  // Links lead nowhere without the other pages, but they do so in both.
  const partials = Object.fromEntries(Object.entries(files).filter(([path]) => isPartial(path)));
  for (const [path, text] of Object.entries(files)) {
    if (isPartial(path)) continue;
    it(path, () =>
      assertAlike(text, {
        path,
        files: partials,
        constants: config.constants,
        components: modules.componentsModule,
        base: config.base,
      }),
    );
  }
});

describe('the native parser', () => {
  const parse = (body: string) => parserFor('satteri')(sourceOf('page.mdx', body));

  it('counts offsets in UTF-16 units', () => {
    const tree = parse('🚀é *x*\n');
    assert.equal(tree.children?.[0]?.children?.[1]?.position?.start.offset, '🚀é '.length);
  });

  for (const [name, text] of Object.entries({
    brackets: '['.repeat(100_000),
    'a nested expression': `{${'('.repeat(50_000)}1${')'.repeat(50_000)}}`,
    'a nested property': `<Badge text={${'['.repeat(50_000)}${']'.repeat(50_000)}} />`,
    'nested labels': ':a['.repeat(30_000),
    'tags and expressions in one another': '{<a>'.repeat(40),
    'properties and tags in one another': '<a b={'.repeat(40),
    'character references without end': '&amp;'.repeat(11_000),
    'nested templates': `{${'`${'.repeat(20_000)}1${'}`'.repeat(20_000)}}`,
  })) {
    it(`M-09: is kept from ${name} that would overflow its stack and end the process, or hold it up`, () =>
      assert.throws(() => parse(text), RangeError));
  }

  it('M-09: takes a thousand brackets, and any number that are closed again', () => {
    assert.doesNotThrow(() => parse('['.repeat(1_000)));
    assert.doesNotThrow(() => parse('[a](b) '.repeat(5_000)));
    assert.doesNotThrow(() => parse(') ] '.repeat(5_000)));
  });

  it('M-09: takes character references in any number of texts, in tables and in code', () => {
    const references = '&lt;'.repeat(6_000);
    for (const text of [
      `${references}\n\n`.repeat(2),
      `| a |\n|---|\n${'| &nbsp;&nbsp; |\n'.repeat(6_000)}`,
      `\`\`\`html\n${references}\n${references}\n\`\`\`\n`,
    ])
      assert.doesNotThrow(() => parse(text), text.slice(0, 20));
  });

  it('M-09: takes tags and expressions that are closed again, and samples of code that leave theirs open', () => {
    assert.doesNotThrow(() => parse('{<a>{1}</a>}\n\n'.repeat(100)));
    assert.doesNotThrow(() => parse('```js\nconst a = {<b>\n```\n\n'.repeat(100)));
  });

  it('M-09: takes braces of a text and of code in it that are never closed, with tags between them', () => {
    for (const text of ['\\{ <b>x</b>', '`{` <b>x</b>', '`\\` `{` <b>x</b>', '{N} $\\left\\{ a \\right.$ <b>x</b>'])
      assert.doesNotThrow(() => parse(`${text}\n\n`.repeat(100)), text);
    for (const text of ['{\\{<a>', '<a b={\\{', '\\`{`<a b=', '`<a b={`{', '<a b={`{`'])
      assert.throws(() => parse(text.repeat(40)), RangeError, text);
  });
});

describe('the reference parser', () => {
  it('M-09: is kept from containers without end, which it reads again and again', () => {
    const parse = (body: string) => parserFor('remark')(sourceOf('page.md', body));
    assert.throws(() => parse(':::tip[x]\n'.repeat(3_000)), RangeError);
    assert.doesNotThrow(() => parse(':::tip[x]\nWords.\n:::\n\n'.repeat(300)));
  });
});
