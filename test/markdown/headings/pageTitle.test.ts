import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('the title of a page', () => {
  const titles: readonly [text: string, path: string, title: string][] = [
    ['---\ntitle: Front\n---\n\n# Body\n', 'a.md', 'Front'],
    ['# Body *title*\n\ntext', 'a.md', 'Body title'],
    ['text\n\n# Late\n', 'a.md', 'Late'],
    ['# Acme<br>`docs`\n', 'a.md', 'Acme docs'],
    ['## Only\n', 'getting-started.md', 'Getting started'],
    ['', 'a/b_c.mdx', 'B c'],
    ['', 'guides/index.md', 'Guides'],
    ['', 'guides/README.md', 'Guides'],
    ['', 'guides/readme.md', 'Guides'],
    ['', 'guides/Index.md', 'Guides'],
    ['', 'index.md', 'Home'],
    // A number by which files are ordered is no part of their names, as in the labels of folders.
    ['## Only\n', 'guides/01-getting_started.md', 'Getting started'],
    ['', '02. Setup/10 - First step.md', 'First step'],
    ['', '02-setup/index.md', 'Setup'],
    ['', '404.md', '404'],
    ['', '2024-11-notes.md', '2024 11 notes'],
    ['# \n', 'empty-title.md', 'Empty title'],
  ];
  for (const [text, path, title] of titles) {
    it(`of ${path} is ${title}, from ${JSON.stringify(text)}`, () =>
      assert.equal(compileText(text, { path }).record.title, title));
  }

  it('is marked up by its code, and nothing else', () => {
    assert.equal(
      compileText('---\ntitle: "`a<b>` & </title>"\n---\nx').titleHtml,
      '<code>a&lt;b&gt;</code> &amp; &lt;/title&gt;',
    );
  });

  it('is marked up by code where it stands in the text, too', () => {
    for (const path of ['a.md', 'a.mdx']) {
      const page = compileText('# `a<b>()` and *`c`* `d`\n\nText', { path });
      assert.match(
        page.titleHtml,
        /(?:^|<\/span>)<code>a&#x3C;b>\(\)<\/code> and <em><code>c<\/code><\/em> <code>d<\/code>$/,
      );
      assert.equal(page.record.title, 'a<b>() and c d');
      assert.match(page.markdown, /^# `a<b>\(\)` and `c` `d`\n/);
    }
    // Where backticks are words, code is text, and nothing is told of a title in front matter.
    assert.deepEqual(faultsOf('# \\`a\\` and `` ` ``\n\nText', { path: 'a.md' }), []);
  });

  it('keeps its marks of text and its components, of which menus have the words', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const { record, titleHtml, html } = compileText(
        '# *E. coli* H<sub>2</sub>O <Badge>new</Badge><Badge text="2.0" />\n\nWords.\n',
        { path: 'a.mdx', parser },
      );
      assert.equal(record.title, 'E. coli H2O new');
      assert.equal(
        titleHtml,
        '<em>E. coli</em> H<sub>2</sub>O <span class="badge badge-info">new</span><span class="badge badge-info">2.0</span>',
      );
      assert.equal(html.trim(), '<p>Words.</p>');
      const { titleHtml: centered } = compileText('<h1><center>A <b>B</b></center></h1>\n', { path: 'a.md', parser });
      assert.equal(centered, 'A <b>B</b>');
    }
  });

  it('is told of what is wrong with its components', () => {
    assert.deepEqual(faultsOf('# Kit <Bagde>new</Bagde>\n\nWords.\n'), ['unknown-component page.mdx:1:8']);
  });

  it('keeps words apart that a line break parts, with a link among them', () => {
    const { titleHtml } = compileText('# [Acme](https://a.example/)<br>docs\n', { path: 'a.md' });
    assert.match(titleHtml, /Acme<\/a> docs$/);
  });

  it('keeps its links, and the places in it that addresses lead to', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const page = compileText(
        '# <a id="top"></a><a name="old">Use</a> `a<b>` with [*CI* & `x`](/limits/ "t") - [![logo](/a.png)](/x/)\n\n[up](#top)',
        { path: 'a.md', parser, files: { 'limits.md': '# L', 'x.md': '# X' }, assets: ['/a.png'] },
      );
      assert.equal(
        page.titleHtml.replace(/<span id="[^"]*"><\/span>/, ''),
        '<a id="top"></a><a name="old">Use</a> <code>a&#x3C;b></code> with ' +
          '<a href="/limits/" title="t"><em>CI</em> &amp; <code>x</code></a> - ',
      );
      assert.equal(page.record.title, 'Use a<b> with CI & x -');
      assert.match(page.html, /^<p><a href="\/x\/"><img/);
    }
    const front = compileText('---\ntitle: Front\n---\n\n# [Body](https://a.example)\n', { path: 'a.md' });
    assert.doesNotMatch(front.titleHtml, /<a/);
    const { titleHtml, html } = compileText('# T[^1]\n\n[^1]: note\n', { path: 'a.md' });
    assert.match(titleHtml, /^T<sup><a href="#fn-1"[^>]* id="fnref-1"[^>]*>1<\/a><\/sup>$/);
    assert.match(html, /href="#fnref-1"/);
    // A link of nothing but a place leads a reader nowhere.
    assert.equal(compileText('# <a id="t" href="#t"></a>T\n', { path: 'a.md' }).titleHtml, '<a id="t"></a>T');
  });

  it('that is a picture alone is heard, and seen as the picture that stays in the body', () => {
    const heard = '<span class="visually-hidden">Acme</span>';
    for (const [heading, titleHtml] of [
      ['# ![Acme](/a.png)', heard],
      ['# [![Acme](/a.png)](/x/) ![b](/b.png)', ` ${heard}`],
      ['<h1 align="center"><a id="top"></a><img src="/a.png" alt="Acme"></h1>', `<a id="top"></a>${heard}`],
    ] as const)
      for (const parser of ['satteri', 'remark'] as const) {
        const page = compileText(`${heading}\n\nWords.\n`, { path: 'a.md', parser });
        assert.deepEqual([page.titleHtml, page.record.title], [titleHtml, 'Acme'], heading);
        assert.match(page.html, /alt="Acme"/);
      }
    assert.equal(compileText('# ![](/a.png)\n\nWords.\n', { path: 'a.md' }).titleHtml, 'A');
  });

  it('warns of one in the body that front matter hides', () => {
    const { diagnostics } = compileText('---\ntitle: A `b`\n---\n\n# Another *b*\n\ntext\n');
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, message, hint }) => [severity, code, place?.line, message, hint]),
      [
        [
          'warning',
          'heading-order',
          5,
          '`Another b` is not shown: the front matter has another title, `A b`.',
          'write `##` in place of `#`, or delete one of the two',
        ],
      ],
    );
    assert.deepEqual(faultsOf('---\ntitle: A `b`\n---\n\n# A  `b`\n\ntext\n'), []);
  });

  it('is the only one in the body, with that of front matter for sidebars, once corrected', () => {
    const text =
      '---\ntitle: Svelte\norder: 2\n---\n\n{/* Words. */}\n\n![Logo](https://a.example/a.png)\n\n# Svelte quickstart\n\n## Part\n';
    const [fault] = compileText(text).diagnostics;
    assert.equal(
      fault?.hint,
      'write `label` in place of `title` in the front matter, which keeps it for sidebars, or write `## Svelte quickstart`, or delete one of the two',
    );
    assertMended(text, text.replace('title:', 'label:'));
    const { record } = compileText(mendText(text));
    assert.deepEqual([record.title, record.frontmatter.label], ['Svelte quickstart', 'Svelte']);
    for (const left of [
      // A section that lacks one sign.
      '---\ntitle: Box\n---\n\nWords.\n\n# Install\n\n## Use\n',
      '---\ntitle: Box\nlabel: B\n---\n\n# The box\n',
      '---\ntitle: Box\nsidebar_label: B\n---\n\n# The box\n',
      '---\ntitle: "`box`"\n---\n\n# The box\n',
      '---\ntitle: Box\nhero: { tagline: Words }\n---\n\n# The box\n',
    ]) {
      const fixes = compileText(left).diagnostics.filter(
        ({ code, fix }) => code === 'heading-order' && fix !== undefined,
      );
      assert.deepEqual(fixes, [], left);
    }
  });

  it('leaves sidebars the words before a sign where that of front matter names the site, too', () => {
    for (const [title, heading, label] of [
      ['Setup | Guide | Acme', 'Setup', ''],
      ['"Reference: Setup | Guide"', 'Set up', 'label: "Reference: Setup"\n'],
      ["'Setup | Guide'", 'Set up', "label: 'Setup'\n"],
    ] as const) {
      const rest = `\norder: 2\n---\n\n# ${heading}\n\nWords.\n`;
      assertMended(`---\ntitle: ${title}${rest}`, `---\n${label}${rest.slice(1)}`);
    }
    const [fault] = compileText('---\ntitle: A | B\n---\n\n# A\n').diagnostics;
    assert.equal(fault?.hint, 'delete `title` in the front matter, or write `## A`, or delete one of the two');
    assert.match(
      compileText('---\ntitle: A | B\n---\n\n# C\n').diagnostics[0]?.hint ?? '',
      /^write `label: A` in place of `title` in the front matter, or write `## C`/,
    );
    // It goes on below.
    const long = '---\ntitle: A | B\n  and C\n---\n\n# A\n';
    assert.match(mendText(long), /^---\nlabel: A \| B\n {2}and C\n/);
  });

  it('is not told of where a template stands for it', () => {
    assert.deepEqual(faultsOf('---\ntitle: A `b`\n---\n\n# {{ $frontmatter.title }}\n\ntext\n', { path: 'a.md' }), []);
    assert.equal(faultsOf('---\ntitle: A\n---\n\n# {{ $frontmatter.name }}\n\ntext\n', { path: 'a.md' }).length, 1);
  });

  it('is not told of where tags beside it are all that it says more', () => {
    const named = (title: string) => faultsOf(`---\ntitle: A b\n---\n\n# ${title}\n\ntext\n`, { path: 'a.md' });
    for (const title of ['{{< icon "fa fa-x" >}} A b', 'A {{% badge %}} b', 'A b {% icon x %}'])
      assert.deepEqual(named(title), [], title);
    assert.equal(named('{{< icon "fa fa-x" >}} A').length, 1);
  });

  it('warns of it in the file of the page, also where its last component stands in a partial', () => {
    const text = '---\ntitle: A\n---\n\n# B\n\n<Include src="/_part.mdx" />';
    for (const part of ['<Badge text="new" />', '---\ntitle: Part\n---\n\n<Badge text="new" />\n']) {
      const { diagnostics } = compileText(text, { files: { '_part.mdx': part } });
      assert.deepEqual(
        diagnostics.map(({ code, place }) => [code, place?.file, place?.line]),
        [['heading-order', 'content/page.mdx', 5]],
      );
      const untitled = compileText('<Include src="/_part.mdx" />', {
        path: 'own-name.mdx',
        files: { '_part.mdx': part },
      });
      assert.equal(untitled.record.title, 'Own name');
    }
  });

  it('keeps the id that it was given', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const page = compileText('# A {#own}\n\n[x](#own)\n', { parser });
      assert.equal(page.titleSlug, 'own');
      assert.deepEqual(page.ids, ['own']);
    }
    assert.equal(compileText('---\ntitle: A\n---\n\n# A {#own}\n\ntext').titleSlug, 'own');
    assert.deepEqual(faultsOf('# A {#own}\n\n## B {#own}\n'), ['duplicate-id page.mdx:3:8']);
  });
});
