import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { ALL_MARKUP, MAY_BE_MARKUP, shownMarkup } from '../../../src/check/markup/shownMarkup.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

function shown(text: string, path = 'a.md') {
  const source = sourceOf(path, text);
  return shownMarkup(source, readStretches(parserFor('satteri')(source), source));
}

describe('shownMarkup', () => {
  it('is the name of an emoji, which is written as the character where it is known', () => {
    const [tada, other] = shown('Done :tada:\n\n- a :octocat:, b\n');
    assert.deepEqual(tada?.place, { file: 'content/a.md', line: 1, column: 6, endColumn: 12 });
    assert.equal(tada?.fix?.text, '🎉');
    assert.equal(other?.message, 'Readers see `:octocat:` as plain text.');
    assert.equal(shown('All done :100:\n')[0]?.fix?.text, '💯');
    assert.deepEqual(shown('From 10:100:2, :100 and :200:\n'), []);
    assert.equal(other?.fix, undefined);
    const names = ['warning', 'arrow_right', 'white_check_mark', '+1', 'heavy_plus_sign', 'woman_technologist'];
    assert.deepEqual(
      shown(`${names.map((name) => `:${name}:`).join(' ')}\n`).map(({ fix }) => fix?.text),
      ['⚠️', '➡️', '✅', '👍', '➕', '👩‍💻'],
    );
  });

  it('M-09: is told of at its place on a page that has thousands, each counted from the one before', () => {
    const started = process.cpuUsage();
    const found = shown('See ==this==.\n'.repeat(40_000));
    assert.ok(process.cpuUsage(started).user < 1_500_000);
    assert.deepEqual(found.at(-1)?.place, { file: 'content/a.md', line: 40_000, column: 5, endColumn: 13 });
  });

  it('is a tag of Liquid in an address with spaces, which angle brackets would only keep', () => {
    const [found, ...more] = shown('[a]({% link b c.md %}/d e.html)\n');
    assert.equal(found?.message, 'Readers see `{% link b c.md %}` as plain text.');
    assert.equal(found?.fix, undefined);
    assert.deepEqual(more, []);
  });

  it('is a reference of Hugo as the address of a link, which names a file or a heading', () => {
    const found = shown(
      '[a]({{< ref "b.md#c" >}}), [a]({{% relref "/d/e" %}}) and [a]({{<ref #f>}})\n\n[a]({{< ref path="x" lang="ja" >}}) {{< figure src="g" >}}\n',
    );
    assert.deepEqual(
      found.map(({ fix }) => [fix?.was, fix?.text]),
      [
        ['{{< ref "b.md#c" >}}', 'b.md#c'],
        ['{{% relref "/d/e" %}}', '/d/e'],
        ['{{<ref #f>}}', '#f'],
        [undefined, undefined],
        [undefined, undefined],
      ],
    );
    assert.equal(found[0]?.hint, 'write `b.md#c`');
    assert.match(found[3]?.hint ?? '', /such as `x\.md`/);
  });

  it('is a name that fields have, too: which of them is meant is for the author to say', () => {
    const [date] = shown(':date: 2024-05-01\n');
    assert.equal(date?.hint, 'write the character itself, 📅');
    assert.equal(date?.fix, undefined);
  });

  it('is nothing behind the name of a container, whose opening the build tells of', () => {
    assert.deepEqual(shown('::: info Title {#box .wide}\nWords.\n:::\n\nText\n::: tip {.wide}\nWords.\n:::\n'), []);
    assert.equal(shown(':::info[Title {.wide}]\nWords.\n:::\n').length, 1);
  });

  it('is an option of Sphinx, for which no character is meant', () => {
    assert.equal(shown(':class: wide\n')[0]?.hint, 'delete the line: options of Sphinx are not read');
    assert.match(shown(':::{a} b\n:sync: pip\n')[0]?.hint ?? '', /^delete the line, or write it as text/);
    assert.match(
      shown('One\n:octocat: two\n')[0]?.hint ?? '',
      /^delete the line, or write it as text.*; for an emoji, write the character itself$/,
    );
    assert.match(shown('One :octocat: two\n')[0]?.hint ?? '', /^write the character/);
    assert.equal(
      shown('Text\n:returns: a value\n')[0]?.hint,
      'write it as text, such as `**Returns**`: fields of docstrings are not read',
    );
  });

  it('is the name of a tab in the first line of a code block', () => {
    const [one, two, ...others] = shown('```ts tab="One" title="a.ts"\na\n```\n\n```ts tab=\'Two\'\nb\n```\n');
    assert.deepEqual(others, []);
    assert.match(one?.message ?? '', /^`tab="One"` has no effect: readers see the code blocks one below/);
    assert.match(two?.hint ?? '', /^write `::: code-group` and `:::` around them, and `\[Two\]` in place/);
    assert.deepEqual(shown('```ts title="tab=1" tab\na\n```\n\n```sh\ntab="a"\n```\n'), []);
  });

  it('is a misspelled word of the first line of a code block, and no title', () => {
    for (const word of ['showLineNumber', 'showlinenumbers', 'show-line-numbers', 'linenumbers'])
      assert.deepEqual(
        shown(`\`\`\`js title="a" ${word}\nb\n\`\`\`\n`).map(({ message, fix }) => [message, fix?.text]),
        [[`\`${word}\` has no effect: readers see no line numbers.`, 'showLineNumbers']],
      );
    for (const word of [
      'showLineNumbers',
      'showLineNumbers=10',
      'showLineNumbers=false',
      'noLineNumbers',
      'lineNumbers',
      'lines',
      'title="linenumbers"',
    ])
      assert.deepEqual(shown(`\`\`\`js ${word}\nb\n\`\`\`\n`), [], word);
  });

  it('is an anchor behind a heading that has a space in it', () => {
    assert.deepEqual(
      shown('## A {#my anchor}\n\n## B {# b }\n\n## C {#}\n').map(({ hint, fix }) => [hint, fix?.text]),
      [
        ['write `{#my-anchor}`: an anchor has no spaces', '{#my-anchor}'],
        ['write `{#b}`: an anchor has no spaces', '{#b}'],
        ['write the anchor behind the sign, or delete it', undefined],
      ],
    );
  });

  it('is a list of attributes behind a heading, of which the anchor alone has an effect', () => {
    const found = shown(
      '## 1.2 { id="1.2" }\n\n## A { id=a-b data-toc-label="A" }\n\n## B { data-search-exclude }\n\n## C {id}\n\n## D { #d data-x="y" }\n',
    );
    assert.deepEqual(
      found.map(({ hint, fix }) => [hint, fix?.text]),
      [
        ['write `{#1.2}`', '{#1.2}'],
        ['write `{#a-b}`', '{#a-b}'],
        ['delete it: headings have no attributes but an anchor, `{#anchor}`', ''],
      ],
    );
  });

  it('is no mark of a place as ExDoc has it, of which the build tells', () => {
    assert.deepEqual(shown('a\n\n[](){: #b }\n## C\n'), []);
    assert.equal(shown('a\n\n[b](){: #c }\n').length, 1);
  });

  it('is an anchor behind words or below a paragraph', () => {
    const found = shown(
      '**One**{ #one }: `two`{#two} and *a*{:#a.b }\n\nThree\n{ #three }\n\nWord{#no} {#no}\n\n## `A` {#b}\n',
    );
    assert.deepEqual(
      found.map(({ fix }) => fix?.text),
      ['one', 'two', 'a.b', 'three'].map((id) => `<span id="${id}"></span>`),
    );
  });

  it('is no option below a container of MkDocs, which is told of as a whole', () => {
    assert.deepEqual(
      shown('::: acme.get\n    :docstring:\n    :members: a b\n\nText\n\n::: acme-click\n    :module: c\n'),
      [],
    );
    assert.equal(shown('Text\n    :docstring:\n').length, 1);
  });

  it('is a role of Sphinx before code, of each kind once a page', () => {
    const found = shown('See {ref}`top`, {doc}`guide` and {kbd}`Ctrl`.\n\nA {term}`word`\n');
    assert.deepEqual(
      found.map(({ message, hint }) => `${message} ${hint?.slice(0, 16)}`),
      [
        'Readers see `{ref}` as plain text, and 1 more like it on this page. write a link, `[',
        'Readers see `{kbd}` as plain text. write `<kbd>Ctrl',
        'Readers see `{term}` as plain text. delete the word ',
      ],
    );
    assert.deepEqual(
      shown('Call {py:func}`a` and {std:ref}`b`, at 10:30\n').map(({ message }) => message),
      ['Readers see `{py:func}` as plain text.', 'Readers see `{std:ref}` as plain text.'],
    );
    assert.deepEqual(shown('A {ref} and `{ref}`, `a`{b} \\{ref}`c`\n'), []);
    assert.deepEqual(shown('A {name}`a`\n', 'a.mdx'), []);
  });

  it('is an attribute of Jekyll, and no tuple', () => {
    const found = shown('- TOC\n{:toc}\n\n[a](https://b.example){:target="_blank"}\n\nIt is {:ok, value}.\n');
    assert.deepEqual(
      found.map(({ message }) => message),
      ['Readers see `{:toc}` as plain text.', 'Readers see `{:target="_blank"}` as plain text.'],
    );
  });

  it('is the language of code in a line', () => {
    const messages = (text: string, path?: string) => shown(text, path).map(({ message }) => message);
    const text = 'A `x{:js}` and ``<b> {:html}``.\n\n# `f(){:.fn}`\n';
    assert.deepEqual(messages(text), ['Readers see `{:js}` as plain text, and 2 more like it on this page.']);
    assert.equal(messages(text, 'a.mdx').length, 1);
    assert.deepEqual(messages('Call `#!python range()`\n'), ['Readers see `#!python` as plain text.']);
    assert.deepEqual(messages('`#!/bin/sh -e`, `"{:d}"`, `{:ok}`, `{:js}`, `{:js} a`, `#!python` and `#! sh`\n'), []);
  });

  it('is a mark of a heading as Fumadocs has it', () => {
    const hints = shown('## One [!toc]\n\n### Two [step]\n\nthree [toc]\n').map(({ place }) => place?.line);
    assert.deepEqual(hints, [1, 3]);
  });

  it('names the file that the docs of FastAPI include, and its lines', () => {
    const hints = (text: string) => shown(text).map(({ hint }) => /`(file=".*?")`/.exec(hint ?? '')?.[1]);
    assert.deepEqual(
      hints(
        '{* ../../docs_src/a/b_py39.py hl[3] *}\n\n{* ./code/c.py ln[2:8] hl[3:4,6] title["main.py"] *}\n\n{* d.sh ln[4] *}\n',
      ),
      ['file="../../docs_src/a/b_py39.py"', 'file="./code/c.py#L2-L8"', 'file="./d.sh#L4"'],
    );
    assert.deepEqual(shown('`{* a.py *}` and {* words *}, \\{* b.py *}\n'), []);
  });

  it('names the file that mdBook includes in a fence', () => {
    assert.match(shown('```rust\n{{#include ../a.rs:2}}\n```\n')[0]?.hint ?? '', /`file="\.\.\/a\.rs#L2"`/);
  });

  it('is a class of Jekyll, which may make a box', () => {
    const hints = shown('{: .note .warning }\n> Mind this\n\n{: .note-title }\n> A\n\nText\n{: .mine }\n').map(
      ({ hint }) => hint?.slice(0, 18),
    );
    assert.deepEqual(hints, ['write `:::warning`', 'write `:::note` ab', 'delete it: text ha']);
  });

  it('is the list of headings of Jekyll, which every page has', () => {
    assert.match(shown('1. TOC\n{:toc}\n')[0]?.hint ?? '', /^delete it, and the item above: every page already lists/);
  });

  it('is an expression of Vue in a line of `.md`', () => {
    assert.deepEqual(
      shown('It is {{ $frontmatter.title }} and {{ 1 + 1 }}.\n').map(({ place }) => `${place?.line}:${place?.column}`),
      ['1:7', '1:36'],
    );
    assert.equal(shown('# {{ $frontmatter.title }}\n').length, 1);
  });

  it('is a template that shows the title or the description of its page, which is written in its place', () => {
    const front = (title: string) => `---\ntitle: "${title}"\ndescription: All of it.\n---\n\n`;
    const texts = (title: string) =>
      shown(`${front(title)}# {{ $frontmatter.title }}\n\nIt is {{ page.title }}: {{$frontmatter.description}}\n`).map(
        ({ fix }) => fix?.text,
      );
    assert.deepEqual(texts('Tips & tricks: one'), ['Tips & tricks: one', 'Tips & tricks: one', 'All of it.']);
    assert.deepEqual(texts('A *b*'), [undefined, undefined, 'All of it.']);
  });

  it('is a value of Hugo, and no attribute or comment of others', () => {
    const found = shown('The date is {{ .Date }}, and {{/* a comment */}} {{- .Title }}.\n');
    assert.deepEqual(
      found.map(({ message, hint, fix }) => [message, hint?.slice(0, 21), fix]),
      [
        ['Readers see `{{ .Date }}` as plain text.', 'write the text itself', undefined],
        ['Readers see `{{- .Title }}` as plain text.', 'write the text itself', undefined],
      ],
    );
  });

  it('is an expression of Vue, or a tag of Liquid, between the tags of raw HTML', () => {
    const text = '<pre>{{ theme }}</pre>\n\n<ul>\n{% for a in b %}\n  <li>{{ a }}</li>\n</ul>\n';
    assert.deepEqual(
      shown(text).map(({ place }) => `${place?.line}:${place?.column}`),
      ['1:6', '4:1', '5:7'],
    );
    assert.equal(shown('> <div>\n> <b>{{ a }}</b>\n> </div>\n')[0]?.place?.column, 6);
    assert.deepEqual(shown('<!-- {{ a }} -->\n\n<div>\n<code>{{ a }}</code>\n==a== [^b]\n</div>\n'), []);
  });

  it('is a definition below its term, or below an empty line', () => {
    const lines = (text: string) => shown(text).map(({ place }) => place?.line);
    assert.deepEqual(lines('Term\n: What it means\n'), [2]);
    assert.deepEqual(lines('`Term`\n\n:   What it means\n\n    More\n'), [3]);
    assert.deepEqual(lines('Say: this.\n\n:)\n\n- : a\n'), []);
  });

  it('is the sign of a note in a comment of code, unless it ends its line, as notes do', () => {
    const messages = (code: string) => shown(`\`\`\`py\n${code}\n\`\`\`\n`).map(({ message }) => message);
    assert.deepEqual(messages('a = 1 # (1)! c\nb //(2)! d'), [
      'Readers see `(1)!` as plain text, and 1 more like it on this page.',
    ]);
    assert.deepEqual(shown('```md\na # (1)!\n```\n'), []);
    assert.deepEqual(messages('a = 1 # (1)!\nb # (2)! (3)!  \nc'), []);
    assert.deepEqual(messages('f(1)!\n# (1)\nx # see f(1)!'), []);
  });

  it('is a link with a space in its address', () => {
    const [link] = shown('See [k](my file.md#a) here.\n');
    assert.equal(link?.message, 'Readers see `my file.md#a` as plain text.');
    assert.equal(link?.fix?.text, '<my file.md#a>');
  });

  it('is a picture with its size behind the address', () => {
    const hintOf = (text: string) => shown(text).map(({ hint }) => hint);
    const meant = (tag: string) => [`write \`${tag}\`: a size behind the address makes it no picture`];
    assert.deepEqual(hintOf('![a](b.png =100x20)\n'), meant('<img src="b.png" width="100" height="20" alt="…">'));
    assert.deepEqual(hintOf('x ![a](/img/b.png =100x) y\n'), meant('<img src="/img/b.png" width="100" alt="…">'));
    assert.deepEqual(hintOf('![a](b.png "=1x2")\n'), []);
  });

  it('is a picture of another site with its size behind the address, and a link with a space there', () => {
    const [told, ...others] = shown('![a](https://a.example/b.png =100x20) and :tada:\n');
    assert.equal(told?.place?.column, 1);
    assert.match(told?.hint ?? '', /<img src="https:\/\/a\.example\/b\.png" width="100" height="20"/);
    assert.equal(others.length, 1);
    assert.equal(shown('[a](https://a.example/b) and [c](https://a.example/c)\n').length, 0);
  });

  it('is a tag with an attribute of Vue that makes it no tag', () => {
    const [told] = shown('a <button @click="go">Go</button>\n');
    assert.deepEqual(told?.place, { file: 'content/a.md', line: 1, column: 3, endColumn: 23 });
    assert.match(told?.hint ?? '', /^delete `@click="go"`/);
    for (const text of ['<MyPart :a="1" @b="c" #default="{ x }">y</MyPart>', '<MyPart\n  :a="1"\n  @b="c"\n/>'])
      assert.match(shown(`${text}\n`)[0]?.hint ?? '', /^delete `@b="c"`/);
    assert.equal(shown('a <x @b> of <@user> and a < b @c="d" > e\n').length, 0);
  });

  it('is a tag whose value needs quotes', () => {
    const told = (text: string) => shown(text).map(({ place, fix }) => `${place?.line}:${place?.column} ${fix?.text}`);
    assert.deepEqual(told('a <img alt=b src=/c/d.png width=2> e\n\n<a href=/b/>c</a>\n'), [
      '1:3 <img alt=b src="/c/d.png"',
      '3:1 <a href="/b/"',
    ]);
    const [elsewhere, ...others] = shown('<a href=https://a.example/b>c</a>\n');
    assert.deepEqual(
      [elsewhere?.hint, elsewhere?.fix, others],
      ['write the address in quotes: `<a href="https://…"`', undefined, []],
    );
    for (const text of [
      '<img src=a.png>',
      '\\<img src=/a/b.png>',
      '`<img src=/a/b.png>`',
      'a <user id=b/c>',
      'a<p q=b/c>',
    ])
      assert.deepEqual(shown(`${text}\n`), [], text);
  });

  it('is a link or picture of a wiki, and a note within its text', () => {
    const told = (text: string) => shown(text).map(({ message, hint }) => `${message} ${hint}`);
    assert.deepEqual(told('See [[Quick start]], [[start#setup|here]] and ![[a.png]].\n'), [
      'Readers see `[[Quick start]]` as plain text, and 1 more like it on this page. write a link, `[text](./page.md#anchor)`',
      'Readers see `![[a.png]]` as plain text. write a picture, `![what it shows](./picture.png)`',
    ]);
    assert.deepEqual(told('Text\n\n[[TOC]]\n'), [
      'Readers see `[[TOC]]` as plain text. delete it: every page already lists its headings',
    ]);
    assert.deepEqual(told('Text^[a note].\n'), [
      'Readers see `^[a note]` as plain text. write `[^1]`, and the note, `[^1]: The note`, in a paragraph of its own',
    ]);
    for (const text of [
      '`[[a]]` [[1, 2], [3]]',
      'matrix [[1, 2]]',
      '\\[[a]]',
      '[[a]](/b)',
      'x^[2]',
      '[[a]]\n\n[a]: /b',
    ])
      assert.deepEqual(told(`${text}\n`), [], text);
  });

  it('is a footnote that is not there', () => {
    const [told, ...others] = shown('a[^a1] and b[^n]\n\n[^n]: The note\n');
    assert.deepEqual([told?.place?.column, others], [2, []]);
    assert.match(told?.hint ?? '', /`\[\^a1\]: The note`/);
    assert.deepEqual(shown('a \\[^b] `[^b]` [^a-z]+ and [^a]*\n'), []);
    // The build tells of these.
    assert.deepEqual(shown('a[^1], b[^23] and c[^a-note]\n'), []);
  });

  it('is what only MDX reads: comments, and values of attributes in braces', () => {
    const fixes = (text: string) => shown(text).map(({ fix }) => fix?.text);
    assert.deepEqual(fixes('{/* a b */}\n\nc {/* d */} e\n'), ['<!-- a b -->', '<!-- d -->']);
    assert.deepEqual(fixes('{/* a\nb */}\n'), [undefined]);
    assert.deepEqual(fixes('{/* a --> b */}\n'), [undefined]);
    assert.deepEqual(fixes('`{/* a */}` \\{/* a */}\n'), []);
    assert.deepEqual(shown('{/* a */}\n', 'a.mdx'), []);
    for (const path of ['a.md', 'a.mdx']) assert.deepEqual(shown('# A \\{docsify-ignore}\n', path), [], path);
    assert.deepEqual(
      fixes(
        "<img src={useBaseUrl('/x.png')} alt=\"x\" />\n\n<img alt=\"x\" src={require('./x.png').default} width={300}/> and <a href={'/a'}>a</a>\n",
      ),
      ['<img src="/x.png" alt="x" />', '<img alt="x" src="./x.png" width="300"/>', '<a href="/a">'],
    );
    const [told] = shown("<img\n  src={useBaseUrl('/x.png')}\n/>\n");
    assert.deepEqual([told?.fix, told?.place?.line], [undefined, 1]);
    assert.match(told?.hint ?? '', /^write `src="…"`: in `\.md` pages, a value in braces such as `\{useBaseUrl/);
  });

  it('is Markdown between the tags of raw HTML, which MDX reads', () => {
    const text =
      '<details>\n<summary>**Bold** one</summary>\nSee `a` and [b](./b.md), ![c](c.png).\n\n**read** `x`\n</details>\n';
    assert.deepEqual(
      shown(text).map(({ message, fix }) => [message, fix?.text]),
      [
        ['Readers see `**Bold**` as plain text.', '<strong>Bold</strong>'],
        ['Readers see ``a`` as plain text.', '<code>a</code>'],
        ['Readers see `[b](./b.md)` as plain text.', '<a href="./b.md">b</a>'],
        ['Readers see `![c](c.png)` as plain text.', '<img src="c.png" alt="c">'],
      ],
    );
    // What has a meaning in HTML is written as it is to be seen.
    assert.deepEqual(
      shown('<div>\n![The "c"\\_d](c\\_d.png), `&nbsp;`, [e](/f\\_g)\n</div>\n').map(({ fix }) => fix?.text),
      ['<img src="c_d.png" alt="The &quot;c&quot;_d">', '<code>&amp;nbsp;</code>', '<a href="/f_g">e</a>'],
    );
    assert.deepEqual(shown('<div>\n2 ** 3 ** 4, a[0](x), <code>**kwargs** `a`</code>\n<!-- **a** -->\n</div>\n'), []);
  });

  it('is code between the tags of raw HTML that has tags in it, and nothing between two such pieces', () => {
    const written = (text: string) => shown(`<div>\n${text}\n</div>\n`).map(({ fix }) => [fix?.was, fix?.text]);
    assert.deepEqual(written('Tags (`<p>`, `<br>`) and `a<b>()` or `c`.'), [
      ['`<p>`', '<code>&lt;p&gt;</code>'],
      ['`<br>`', '<code>&lt;br&gt;</code>'],
      ['`a<b>()`', '<code>a&lt;b&gt;()</code>'],
      ['`c`', '<code>c</code>'],
    ]);
    assert.deepEqual(written('<b>`a`</b> <td>`b</td><td>c`</td>'), [['`a`', '<code>a</code>']]);
  });

  it('is what Jekyll writes in braces between the tags of raw HTML, too', () => {
    const text = '<details open>\n<summary>Contents</summary>\n{: .text-delta }\n- TOC\n{:toc}\n</details>\n';
    assert.deepEqual(
      shown(`${text}\n<div>\n{: .note }\nWords.\n</div>\n`).map(({ hint, fix }) => [hint, fix?.text]),
      [
        ['delete it: text has no classes here', ''],
        ['delete it, and the item above: every page already lists its headings', ''],
        [
          'write `:::note` above the text that it makes a box of, and `:::` below, each on a line of its own',
          undefined,
        ],
      ],
    );
    assert.deepEqual(shown('<pre>\n{: .note }\n</pre>\n\n<style>a {: .b }</style>\n\n<p>{:ok, x} {.Name}</p>\n'), []);
  });

  it('is an extension of DocFX, each with what is written here', () => {
    const hints = shown('[!INCLUDE [a](b.md)]\n\n[!code-csharp[Main](C.cs)] and [!NOTE] it\n').map(({ hint }) =>
      hint?.slice(0, 24),
    );
    assert.deepEqual(hints, ['write `<Include src="/_p', 'write an empty code bloc']);
  });

  it('is nothing of preformatted text in raw HTML', () => assert.deepEqual(shown('<pre>\n# a `b`\n```\n</pre>\n'), []));

  it('is a word of Docsify in the title of a link, which readers see as a title', () => {
    const [told, ...others] = shown("[a](b.md ':include') ![c](d.png ':size=50x10') [e](f.md ':ignored')\n");
    assert.equal(told?.message, '`:include` has no effect: readers see it as a title.');
    assert.match(told?.hint ?? '', /^write `<Include/);
    assert.deepEqual(
      others.map(({ message, hint }) => [message, hint?.slice(0, 12)]),
      [['`:size=50x10` has no effect: readers see it as a title.', 'write `<img ']],
    );
    for (const word of [':ignore', ':target=_self', ':class=a', ':id=b', ':disabled'])
      assert.equal(shown(`[a](b.md "${word}")\n`)[0]?.hint, 'delete it with its quotes', word);
    assert.deepEqual(shown('[a](b.md "see :ignore") [a](b.md ":ignore this (so)" )\n'), []);
  });

  it('is a word behind the language of a fence that has an effect elsewhere', () => {
    const [told] = shown('a\n\n```bash npm2yarn\nnpm i\n```\n');
    assert.deepEqual(told?.place, { file: 'content/a.md', line: 3, column: 9, endColumn: 17 });
    assert.equal(told?.message, '`npm2yarn` has no effect: readers see this command alone.');
    assert.equal(told?.fix?.text, '::: code-group\n\n```bash [npm]');
    assert.equal(shown('a\n\n```bash npm2yarn\nnpm publish\n```\n')[0]?.fix, undefined);
    // Each is told of that has a correction of its own.
    assert.equal(shown('```bash npm2yarn\nnpm i\n```\n\n```bash npm2yarn\nnpm i\n```\n').length, 2);
    const [live] = shown('```jsx title="a" live\na\n```\n', 'a.mdx');
    assert.match(live?.message ?? '', /^`live` has no effect: readers see the code, and not what it renders\.$/);
    assert.deepEqual(shown('```jsx title="go live"\nlive\n```\n\n```sh\nx npm2yarn\n```\n'), []);
  });

  it('is what marks words or folds lines as it is not read here, and what asks a compiler for types', () => {
    const messages = (info: string) => shown(`a\n\n\`\`\`${info}\na\n\`\`\`\n`).map(({ message }) => message);
    assert.deepEqual(messages('js title="a b" "const" {2} collapse={1-4}'), [
      '`collapse={1-4}` has no effect: readers see all lines.',
    ]);
    for (const form of ['"const"1', '/const/1-2,4', '/const/#v', '{"Setup":1-2}', "ins={'a','b'}"])
      assert.deepEqual(messages(`js ${form} {2}`), [`\`${form}\` has no effect: readers see no mark.`]);
    for (const [form, lines] of [
      ['{"Setup":1-2}', '`{1-2}`'],
      ["ins={'Added': 3, 5-6}", '`ins={3,5-6}`'],
    ] as const)
      assert.equal(
        shown(`a\n\n\`\`\`js ${form}\na\n\`\`\`\n`)[0]?.hint,
        `write ${lines}, and its words as a comment in the code`,
      );
    assert.match(messages('ts twoslash')[0] ?? '', /^`twoslash` has no effect: readers see lines such as /);
    for (const info of [
      'js "const" /let/ ins="x" del=\'y\' mark="{1}"',
      'js title="a twoslash b" ins={4}',
      'sh /src/a.js',
      'js title="a" file="./b.js"',
      'text',
    ])
      assert.deepEqual(messages(info), [], info);
  });

  it('is the title of code as Mintlify has it, bare behind the language', () => {
    const fence = (info: string) => `a\n\n\`\`\`${info}\na\n\`\`\`\n`;
    for (const [info, title] of [
      ['java HelloWorld.java', 'HelloWorld.java'],
      ['js src/a-b.js {1} lines', 'src/a-b.js'],
      ['mdx Steps example wrap', 'Steps example'],
      ['json Success expandable', 'Success'],
      ['json Success fold', 'Success'],
      ['bash cURL icon="x"', 'cURL'],
      ['js noteBook', 'noteBook'],
      ['js .eslintrc.js', '.eslintrc.js'],
    ] as const) {
      const [told] = shown(fence(info), 'a.mdx');
      assert.equal(told?.message, `\`${title}\` has no effect: readers see no title.`, info);
      assert.equal(told?.hint, `write \`title="${title}"\``);
      assert.deepEqual([told?.fix?.was, told?.fix?.text], [title, `title="${title}"`]);
    }
    for (const info of [
      'js',
      'js wrap',
      'js live',
      'ts showPlaygroundButton',
      'jsx noInline',
      'js hideLineNumbers {1}',
      'js title="Hello.js"',
      'js {1} Hello.js',
      'js [Hello.js]',
      'js filename="a.js"',
      'js file="./a.js"',
      'java A="b"',
      'rust,ignore Cargo.toml=x',
      'sh /src/a.js/',
      'js "a.js"',
    ])
      assert.deepEqual(shown(fence(info), 'a.mdx'), [], info);
  });

  it('is what runs code, as Rspress has it, and a quote without an end', () => {
    const messages = (info: string) => shown(`a\n\n\`\`\`${info}\na\n\`\`\`\n`).map(({ message }) => message);
    assert.deepEqual(messages('js title="a" expandable'), []);
    assert.deepEqual(messages('js title="a.js {1}'), ['`title="a.js {1}` has no effect: its quote is never closed.']);
    assert.deepEqual(messages('js title="a.js" "b c" {1}'), []);
    assert.deepEqual(messages('tsx preview'), [
      '`preview` has no effect: readers see the code, and not what it renders.',
    ]);
    assert.deepEqual(messages('jsx title="preview" playground'), [
      '`playground` has no effect: readers see the code, and not what it renders.',
    ]);
  });

  it('is what stands in braces behind a link or picture of `.md`', () => {
    const told = (text: string) =>
      shown(text).map(({ place }) => `${place?.line}:${place?.column}-${place?.endColumn}`);
    assert.deepEqual(told('![a](b.png){width=300} and [c](/d/){target="_blank"}\n'), ['1:12-23', '1:36-53']);
    assert.deepEqual(told('[c](/d/) {x} (e){f} and {g=1}\n'), []);
  });

  it('is the mark of a heading that Docsify leaves out of its sidebar, which goes with the space before it', () => {
    for (const mark of ['{docsify-ignore}', '{docsify-ignore-all}']) {
      const [told] = shown(`## A  ${mark}\n`);
      assert.equal(told?.place?.column, 7);
      assert.deepEqual([told?.fix?.place.column, told?.fix?.was, told?.fix?.text], [5, `  ${mark}`, '']);
    }
  });

  const elsewhere: readonly [text: string, told: string, fix?: string][] = [
    ['See {% link a.md %} and {% link b.md %}.', '{% link a.md %}'],
    ['See [x]({% link a/b.md %}#c "t").', '{% link a/b.md %}#c', '/a/b.md#c'],
    ["See [x]({{ '/a/' | relative_url }}).", "{{ '/a/' | relative_url }}", '/a/'],
    ["See [x]({{ '/a/' | prepend: site.baseurl }}).", "{{ '/a/' | prepend: site.baseurl }}", '/a/'],
    ["See {{ '/a/' | relative_url }}.", "{{ '/a/' | relative_url }}"],
    ['![x]({{ site.baseurl }}/a.png)', '{{ site.baseurl }}/a.png', '/a.png'],
    ['[x]: {{ site.baseurl }}/a/ "t"', '{{ site.baseurl }}/a/', '/a/'],
    ['The {% raw %}`{{ a }}` is', '{% raw %}', ''],
    ['The `{{ a }}`{%- endraw -%} is', '{%- endraw -%}', ''],
    ['a {{< ref "a.md" >}} b', '{{< ref "a.md" >}}'],
    ['[a]({{% relref "b.md" %}})', '{{% relref "b.md" %}}', 'b.md'],
    ['| a |\n| --- |\n| {{ page.title }} |', '{{ page.title }}'],
    ['# T\n{: .no_toc }', '{: .no_toc }', ''],
    ['New\n{: .label .label-green }', '{: .label .label-green }', ''],
    ['[a](https://a.example){: .btn .btn-primary .mr-2 }', '{: .btn .btn-primary .mr-2 }', ''],
    ['Text\n{: .fs-6 .fw-300 }', '{: .fs-6 .fw-300 }', ''],
    ['Text\n{: .fs-6 .mine }', '{: .fs-6 .mine }'],
    ['Text\n{: .note }', '{: .note }', ':::'],
    ['[a](/b/){ .button }', '{ .button }'],
    ['[a](/b/){ .md-button .md-button--primary }', '{ .md-button .md-button--primary }', ''],
    ['A{ .lg .middle } b', '{ .lg .middle }', ''],
    ['A {{ .lg }} b', '{{ .lg }}'],
    ['## A [#my-id]', '[#my-id]', '{#my-id}'],
    ['## A {/* #my-id */}', '{/* #my-id */}', '{#my-id}'],
    ['{/* use `<A>b</A>` and *c* */} d', '{/* use `<A>b</A>` and *c* */}', '<!-- use `<A>b</A>` and *c* -->'],
    ['a {/* see [b](/c/)\nand `d` */}', '{/* see [b](/c/)'],
    ['a m^2^.', '^2^', '<sup>2</sup>'],
    ['The matrix A^T^A is', '^T^'],
    ['so x^2^y is', '^2^'],
    ['Term\n: meaning\n: another', ': meaning'],
    ['Press ++ctrl+alt++.', '++ctrl+alt++', '<kbd>Ctrl</kbd>+<kbd>Alt</kbd>'],
    ['a ==b c== d', '==b c==', '<mark>b c</mark>'],
    ['^^b^^', '^^b^^', '<ins>b</ins>'],
    ['a ==**b** `c==`== d', '==**b** `c==`==', '<mark>**b** `c==`</mark>'],
    ['==[b](/c/)==', '==[b](/c/)==', '<mark>[b](/c/)</mark>'],
    ['==<b class="c">d</b>==', '==<b class="c">d</b>==', '<mark><b class="c">d</b></mark>'],
    ['^^1<sup>e</sup>^^', '^^1<sup>e</sup>^^', '<ins>1<sup>e</sup></ins>'],
    ['a cat{++s++}.', '{++s++}', '<ins>s</ins>'],
    ['a {--b `c`--} d', '{--b `c`--}', '<del>b `c`</del>'],
    ['{==**b** c==}', '{==**b** c==}', '<mark>**b** c</mark>'],
    ['# A {~~b~>c~~}', '{~~b~>c~~}', '<del>b</del><ins>c</ins>'],
    ['a {>>see <b>c</b><<} b', '{>>see <b>c</b><<}'],
    ['{++\n\na', '{++'],
    ['a\n\n--}', '--}'],
    ['a :icon{name="i-x"} b', ':icon{name="i-x"}'],
    ['a :u-badge[New]{color="red"} b', ':u-badge[New]{color="red"}'],
    ['a :lucide-rocket: b', ':lucide-rocket:'],
    [':material-account-circle: x', ':material-account-circle:'],
    ['a\n$$\n\\int_0^1 x\n$$', '$$'],
    ['so $E = mc^2$ is', '$E = mc^2$'],
    ['so $\\alpha$, b', '$\\alpha$'],
    ['so $x_i$.', '$x_i$'],
    ['so \\(x^2\\) is', '\\(x^2\\)'],
    ['so\n\\[\nx = 1\n\\]', '\\['],
    ['a {{< tip text="b"\nid="c" >}} d', '{{< tip text="b"'],
    ['[block:callout]\n{ "type": "info" }\n[/block]', '[block:callout]'],
    ['a [!badge New] b', '[!badge'],
    ['a [!button Go](/b/) b', '[!button', '['],
    ['[!ref](b.md)', '[!ref'],
    ['[!button text="Go" link="/b/"]', '[!button'],
    ['> [!div class="checklist"]\n> * a', '[!div'],
    ['a %%hidden%% b', '%%hidden%%'],
    ['## A :id=my-id', ':id=my-id', '{#my-id}'],
    ['## A {docsify-ignore}', '{docsify-ignore}', ''],
    ['```py\n{!../src/a.py!}\n```', '{!../src/a.py!}', '```py file="../src/a.py"'],
    ['<div>\n## A\n</div>', '## A'],
    ['<details>\n<summary>A</summary>\n```js\nb\n```\n</details>', '```js'],
    ['so \\\\( a \\\\).', '\\\\( a \\\\)'],
    ['```rust\n{{#include ../a.rs:2}}\n```', '{{#include ../a.rs:2}}', '```rust file="../a.rs#L2"'],
    ['```py\n--8<-- "a.py"\n```', '--8<-- "a.py"', '```py file="a.py"'],
    ['```rust,ignore\n# fn main() {\nlet x = 1;\n# }\n```', '# fn main() {'],
    ['```sh\nget a-{{< param "version" >}}.zip\n```', '{{< param "version" >}}'],
    ['```yaml\na: {{% skew now %}}\n```', '{{% skew now %}}'],
    ['```xml\n<a>{{ site.version | strip }}</a>\n```', '{{ site.version | strip }}'],
  ];
  for (const [text, written, fix] of elsewhere) {
    it(`is \`${written}\` of another generator`, () => {
      const [told, ...others] = shown(`${text}\n`);
      assert.ok(told?.message.startsWith(`Readers see \`${written}\` as plain text`), told?.message);
      assert.equal(told?.fix?.text, fix);
      assert.deepEqual(others, []);
    });
  }

  // They are meant as they are written: the tags around them say so.
  it('is no value of a site in code between tags for raw braces', () => {
    const valuesIn = (text: string) => shown(text).filter(({ message }) => message.includes('{{ site.'));
    const code = 'a: {{ site.b }}\n';
    assert.deepEqual(valuesIn(`\`\`\`yaml\n{% raw %}\n${code}{% endraw %}\n\`\`\`\n`), []);
    assert.deepEqual(valuesIn(`{% raw %}\n\`\`\`yaml\n${code}\`\`\`\n{% endraw %}\n`), []);
    const [one, ...others] = valuesIn(`{% raw %}a{% endraw %}\n\n\`\`\`yaml\n${code}\`\`\`\n\n{% raw %}\n`);
    assert.deepEqual([one?.place?.line, others], [4, []]);
  });

  it('is told of once a page where it is the same, unless each has a correction', () => {
    const messages = (text: string) => shown(text).map(({ message }) => message);
    assert.deepEqual(messages('So {{ a }} and {{ b }}.\n\nA {{ a }}, {{ a }}\n'), [
      'Readers see `{{ a }}` as plain text, and 2 more like it on this page.',
      'Readers see `{{ b }}` as plain text.',
    ]);
    assert.equal(messages('a^2^ and a^2^\n').length, 2);
  });

  it('are marks around other markup, whose ends are not taken for a beginning', () => {
    const fixes = (text: string) => shown(text).map(({ fix }) => fix?.text);
    assert.deepEqual(fixes('==`b`==, ==*c*==\n'), ['<mark>`b`</mark>', '<mark>*c*</mark>']);
    assert.deepEqual(fixes('==`b`==/==d==\n'), ['<mark>`b`</mark>', '<mark>d</mark>']);
  });

  it('are no operators beside code, and nothing from one cell of a table to the next', () => {
    assert.deepEqual(shown('The operators ==, `!==`, ^^, `^^` and a==`b`==c.\n'), []);
    assert.deepEqual(shown('| a ==b | `c` d== |\n| --- | --- |\n| ^^e | *f*^^ |\n'), []);
  });

  it('is a change of more than one line, which nothing corrects', () => {
    const [told, ...others] = shown('a {++b\nc++} d {>>e<<} {>>f<<}\n');
    assert.equal(told?.message, 'Readers see `{++b` as plain text.');
    assert.deepEqual([told?.hint, told?.fix], ['write `<ins>…</ins>`', undefined]);
    assert.match(others[0]?.message ?? '', /^Readers see `\{>>e<<\}` as plain text, and 1 more like it/);
    assert.equal(others.length, 1);
  });

  it('is no formula at the start of a paragraph: the build tells of that', () =>
    assert.deepEqual(shown('$$\nx^2\n$$\n\nand\n'), []));

  it("is GitHub's mark of a picture for one color scheme: readers see both pictures", () => {
    const [told, ...others] = shown('![a](a.png#gh-light-mode-only)\n![b](b.png#gh-dark-mode-only)\n');
    assert.equal(
      told?.message,
      '`#gh-light-mode-only` has no effect: readers see the picture in both color schemes, and 1 more like it on this page.',
    );
    assert.deepEqual(told?.place, { file: 'content/a.md', line: 1, column: 11, endColumn: 30 });
    assert.deepEqual(others, []);
    for (const [text, path] of [
      ['<img src="a.png#gh-dark-mode-only" alt="a">\n', 'a.md'],
      ['a <img alt="a" src=\'a.png#gh-light-mode-only\'> b\n', 'a.md'],
      ['<img src="a.png#gh-dark-mode-only" alt="a" />\n', 'a.mdx'],
    ] as const)
      assert.equal(shown(text, path).length, 1, text);
    assert.deepEqual(shown('<!-- <img src="a.png#gh-dark-mode-only"> -->\n<b title=":tada: ==a==">b</b>\n'), []);
    assert.deepEqual(shown('`#gh-dark-mode-only` [a](#gh-dark-mode) #gh-dark-mode-only\n'), []);
  });

  it("is Material's mark of such a picture", () => {
    const [told, ...others] = shown('![a](a.png#only-light)\n![b](b.png#only-dark)\n');
    assert.match(told?.message ?? '', /^`#only-light` has no effect: .* and 1 more like it on this page\.$/);
    assert.deepEqual(others, []);
    assert.deepEqual(shown('[a](#only-darker) `a.png#only-dark` #only-light\n'), []);
    assert.deepEqual(shown('[a](#only-dark) and [b](/c/#only-light)\n\n## Only dark\n'), []);
  });

  it('is the class by which Tailwind shows a picture in one color scheme', () => {
    const pair =
      '<img className="block dark:hidden" src="/a.png" alt="a" />\n<img className="hidden dark:block" src="/b.png" alt="a" />\n';
    const [told, ...others] = shown(pair, 'a.mdx');
    assert.equal(
      told?.message,
      '`dark:hidden` has no effect: readers see the picture in both color schemes, and 1 more like it on this page.',
    );
    assert.equal(
      told?.hint,
      'write `<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png"><img src="./light.png" alt="…"></picture>`',
    );
    assert.deepEqual([told?.place?.line, told?.place?.column], [1, 23]);
    assert.deepEqual(others, []);
    assert.deepEqual(shown('<b className="dark:hiddenly">dark:hidden</b> `dark:hidden`\n', 'a.mdx'), []);
  });

  it('is told of once a page where nothing corrects it', () => {
    const [told, ...others] = shown('# A\n\nx {{< a >}}\n\ny {{< b >}}\n\nz {% c %}\n');
    assert.match(told?.message ?? '', /`\{\{< a >\}\}` as plain text, and 2 more like it on this page\.$/);
    assert.deepEqual([told?.place?.line, others], [3, []]);
    const hints = shown('x {{< ref "b.md" >}} {{< a >}} {{< c >}} {% include d.md %}\n').map(({ hint }) => hint);
    assert.equal(new Set(hints).size, 3, 'what is mended in other ways is told of by itself');
    assert.equal(hints.length, 3);
  });

  it('is nothing else', () => {
    for (const text of [
      'It costs $5 and $6, or $5_000 to $6^2, $HOME/a_b:$PATH and $A_B and $C_D.',
      'ends in $; /^a$|^b$/ and $.ajax and $$ is a number',
      'i++ and ++j and C++ or a++b++c',
      'What does ++i++ mean?',
      'a == b and c == d, x==1 || y==2, ===, =====',
      '2^^3^^4 and ^^^',
      '## A {#b}',
      'a:b{c}, ::d{e=f} and \\:g{h}, :i[j]',
      'a^b^c, 2^3^4, x ^2^ and HEAD^ or HEAD^^ of 2^3, `m^2^`',
      'so: that\n\n: this, and\n:tada',
      '## Mend a crash [#123]',
      '[a] [#1] and [#2]',
      '{a} { b: c } {:a} x',
      '`{++a++}` \\{++a++} {{-- a --}} {--i} and {--x} {++} {a == b} {>> a} and {~~struck~~}',
      '```\n{++a++}\n\n{--\n```',
      'a {++b\n\nc++} d {--',
      '`{% a %}` `==a==` `$x^2$` `++a++`',
      '\\==a== \\++a++ \\$x^2$ \\{% a %}',
      '* [a]: b',
      'a:simple-b:c',
      '```sh\n# a comment\nls\n```',
      '```rust\n#[derive(A)]\n#![b]\nlet s = 1; # no\n```',
      '```md\n{{#include a.rs}}\n\ntext\n```',
      '```\n{{< a >}} {{ site.a }}\n```',
      '```go-html-template\n{{< a >}}\n```',
      '```html\n{{ site.a }}\n```',
      "```sh\ngo list -f '{{.Dir}}' {{</* a */>}} {{ .Values.a }} {{NAME}} {{ page }}\n```",
    ])
      assert.deepEqual(shown(text), [], text);
  });

  it('is nothing that the end of a heading is read for', () => {
    for (const text of ['## A { #a .b }', '## A {: #a data-x="y" }', '## A {: .b}', '## A {.b}'])
      assert.deepEqual(shown(`${text}\n`), [], text);
    // What stands before it is looked at, and so are braces in the middle.
    assert.equal(shown('## A :tada: { #a .b }\n').length, 1);
    assert.equal(shown('## A {.b} c\n').length, 1);
  });

  it('is no other text', () => {
    for (const text of [
      'at 1:12:30 and a:b:c and std::vec::Vec',
      '`:tada:` and `{{ x }}`',
      '\\:tada:',
      ':class:`x`',
      'https://a.example:80/:id:/',
      '[k](<my file.md>) and [k](a.md "a title.md")',
      'f[x](see below) and (a b.md)',
      '\\[k](my file.md) and \\[k\\](my file.md)',
      '```\n:tada: {{ x }}\n```',
    ])
      assert.deepEqual(shown(text), [], text);
  });

  it('is found in a text that has nothing else of the kind', () => {
    for (const text of [
      'a ** b ** c',
      '1.One',
      'a <em #slot>b',
      'a ++ctrl++',
      'a H^2^ b',
      'a %%b%% c',
      'so \\\\( a \\\\) is',
    ])
      assert.equal(shown(`${text}\n`).length, 1, text);
  });

  // Texts without any of those characters are not looked at.
  it('stands in no text without one of the characters that begin it', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aZ9 \n.,;()]}>"\'`*_~#!?/@&-'), maxLength: 40 });
    fc.assert(
      fc.property(plain, (text) => {
        if (MAY_BE_MARKUP.test(text)) return;
        for (const { place, pattern } of ALL_MARKUP)
          if (place === undefined) assert.equal(text.search(pattern), -1, `${pattern}`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no longer for long texts', () => {
    const started = process.cpuUsage();
    for (const text of [
      ':a'.repeat(50_000),
      'x {{ a '.repeat(20_000),
      '[a]('.repeat(20_000),
      `[a](${'b '.repeat(50_000)}`,
      '<a '.repeat(30_000),
      `<a ${'@b="c" '.repeat(20_000)}`,
      '[^a'.repeat(30_000),
      '$a^'.repeat(30_000),
      '{% a '.repeat(20_000),
      '{: a'.repeat(20_000),
      '==a'.repeat(30_000),
      '++a+b'.repeat(20_000),
      `++${'a+'.repeat(50_000)}`,
      `:material${'-a'.repeat(50_000)}`,
      '\\\\('.repeat(20_000),
      '{++a'.repeat(30_000),
      '<img a=/'.repeat(20_000),
      `<img ${'a=b '.repeat(50_000)}`,
      `a |\n${' '.repeat(100_000)}--b`,
      `{~~${'a~>'.repeat(50_000)}`,
      '++}{-- '.repeat(20_000),
      `x ${' '.repeat(50_000)} y {% endraw %} {{ site.url }}`,
    ])
      shownMarkup(sourceOf('a.md', text), [{ kind: 'text', start: 0, end: text.length }]);
    for (const text of ['a'.repeat(200_000), '# a\n'.repeat(50_000), ' '.repeat(200_000), '\n'.repeat(200_000)]) {
      const fence = `\`\`\`rust\n${text}\n\`\`\``;
      shownMarkup(sourceOf('a.md', fence), [{ kind: 'fence', start: 0, end: fence.length }]);
    }
    for (const info of ['a '.repeat(30_000), '"a '.repeat(20_001), `${' '.repeat(50_000)}tab="x"`]) {
      const fence = `\`\`\`js ${info}\nx\n\`\`\``;
      shownMarkup(sourceOf('a.md', fence), [{ kind: 'fence', start: 0, end: fence.length }]);
    }
    for (const text of ['**a '.repeat(30_000), '[a'.repeat(50_000), '`'.repeat(100_000), '[a]('.repeat(30_000)])
      shownMarkup(sourceOf('a.md', text), [{ kind: 'html', start: 0, end: text.length }]);
    assert.ok(process.cpuUsage(started).user < 3_000_000);
  });
});
