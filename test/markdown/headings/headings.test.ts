import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsOf, elementsWith, idsOf } from '../../parsedHtml.ts';

const headingsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).headings.map(({ level, title, slug }) => `${level} ${title} #${slug}`);

const faultsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(
    ({ severity, code, place }) => `${severity} ${code} ${place?.line}:${place?.column}`,
  );

describe('headings', () => {
  it('are listed with level, text and anchor', () => {
    assert.deepEqual(headingsOf('## A *b* `c`\n\n### [d](https://a.example) ![e](/f.png)\n\nSetext\n---\n'), [
      '2 A b c #a-b-c',
      '3 d #d',
      '2 Setext #setext',
    ]);
  });

  it('are called in one line, by an address as on GitHub', () => {
    assert.deepEqual(headingsOf('## One<br>two\n\n## **Three<br/>** four\n', { path: 'a.md' }), [
      '2 One two #onetwo',
      '2 Three four #three-four',
    ]);
  });

  for (const parser of ['satteri', 'remark'] as const) {
    it(`are called without the numbers of their footnotes (${parser})`, () => {
      const text = '# Page[^a]\n\n## Setup[^a] and use[^b]\n\n[^a]: A.\n\n[^b]: B.\n';
      assert.deepEqual(headingsOf(text, { parser }), ['2 Setup and use #setup-and-use']);
      assert.equal(compileText(text, { parser }).record.title, 'Page');
    });
  }

  it('are called by what readers get of them: not by what is hidden, or notes what a formula was written as', () => {
    const formula = '<math><mi>x</mi><annotation>x^2</annotation></math><b aria-hidden="true">x</b>';
    const text = `## About ${formula} <a aria-hidden="true" href="#about-x">#</a>`;
    assert.deepEqual(headingsOf(text), ['2 About x #about-x']);
    assert.deepEqual(faultsOf(text), []);
  });

  it('are called by the texts of their pictures where they have no other', () => {
    assert.deepEqual(headingsOf('## ![A logo](/f.png)\n\n## [![B](/f.png)](/)\n\n## C ![D](/f.png)\n'), [
      '2 A logo #section',
      '2 B #section-2',
      '2 C #c',
    ]);
  });

  it('are told of, and listed nowhere, where they say nothing', () => {
    for (const text of ['One\n\n##\n\nTwo', 'One\n\n## ![](/f.png){#x}\n\nTwo', 'One\n\n## <a name="b"></a>\n\nTwo']) {
      assert.deepEqual(headingsOf(text), [], text);
      assert.match(faultsOf(text).join(), /warning heading-order 3:1/, text);
    }
    const { html, diagnostics } = compileText('## A\n\n##\n\n[a](#section)\n');
    assert.deepEqual(
      diagnostics.map(({ code, message, hint }) => [code, message, hint]),
      [['heading-order', 'The heading has no text.', 'write its text, or delete the line']],
    );
    assert.equal(elementsWith(html, 'a').length, 2);
    assert.deepEqual(idsOf(html), ['a', 'section']);
  });

  it('carry a link to themselves that says where it leads', () => {
    const { html } = compileText('## Größe & Gewicht');
    const [link] = elementsWith(html, 'a');
    assert.equal(link?.attributes.href, '#gr%C3%B6%C3%9Fe-gewicht'.replace('gr%C3%B6', 'gro'));
    assert.equal(link?.attributes.class, 'heading-anchor');
    assert.match(link?.attributes['aria-label'] ?? '', /Größe & Gewicht/);
    assert.deepEqual(idsOf(html), ['große-gewicht']);
  });

  it('stand beside their link: within them, screen readers would read its name with theirs', () => {
    const { html } = compileText('### A `b`\n');
    assert.match(html, /^<div class="heading h3"><h3 id="a-b">A <code>b<\/code><\/h3><a class="heading-anchor" /);
  });

  it('lend the first of them to the page as its title, whatever front matter says', () => {
    const page = compileText('# The *title* `x`\n\n## One\n');
    assert.equal(page.record.title, 'The title x');
    assert.doesNotMatch(page.html, /<h1/);
    assert.doesNotMatch(compileText('---\ntitle: A\n---\n\n# B\n').html, /<h1/);
  });

  it('leave the pictures of the title to the body: the logo and the badges of a README', () => {
    const badges = compileText('# Kit [![ci](/ci.svg)](https://ci.example) *and* ![logo](/logo.svg)\n\nWords.\n', {
      path: 'page.md',
      assets: ['/ci.svg', '/logo.svg'],
    });
    assert.equal(badges.record.title, 'Kit and');
    assert.deepEqual(
      elementsOf(badges.html)
        .map(({ tag }) => tag)
        .slice(0, 5),
      ['p', 'a', 'img', 'span', 'img'],
    );
    const logo = compileText(
      '<h1 align="center"><a href="/"><img src="/logo.svg" alt="The kit"></a></h1>\n\nWords.\n',
      {
        path: 'README.md',
        assets: ['/logo.svg'],
      },
    );
    assert.equal(logo.record.title, 'The kit');
    assert.match(logo.html, /^<p align="center"><a href="\/"><img [^>]*><\/a> <\/p>/);
  });

  it('leave to the body the components of a title without words', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const { record, html } = compileText('# <Badge text="new" />\n\nWords.\n', { path: 'kit.mdx', parser });
      assert.equal(record.title, 'Kit');
      assert.match(html, /^<p><span class="badge badge-info">new<\/span> <\/p>\n<p>Words/);
    }
  });

  it('hand their alignment and direction on to their box: they stand in its line', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const [box, heading] = elementsOf(compileText('<h2 align="center" dir="rtl">Words</h2>\n', { path }).html);
      assert.deepEqual([box?.tag, box?.attributes.align, box?.attributes.dir], ['div', 'center', 'rtl']);
      assert.deepEqual([heading?.tag, heading?.attributes.id], ['h2', 'words']);
    }
  });

  it('take an id once that an element without an end is given, of which the parser makes copies', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const surroundings = { parser, path: 'a.md' } as const;
      const text = '# Page\n\nMore <a id="q">words.\n\n- One\n- Two\n\n## Part\n\n<b id="r">Bold.\n\nEnd.\n';
      // The anchor may be meant so, the bold words are not.
      assert.deepEqual(faultsOf(text, surroundings), ['warning unread-markup 10:1'], parser);
      assert.deepEqual(idsOf(compileText(text, surroundings).html).sort(), ['part', 'q', 'r'], parser);
      // A link ends it, and the parser opens it once more before that.
      const beforeLink = '# Page\n\n<a id="q">\n\n## Part\n\nMore [words](#part).\n';
      assert.deepEqual(faultsOf(beforeLink, surroundings), [], parser);
      assert.deepEqual(
        faultsOf('<a id="q">A</a>\n\n<a id="q">B</a>\n', surroundings),
        ['error duplicate-id 3:8'],
        parser,
      );
    }
  });

  it('are no second title where they are the tabs of DocFX, of which their links tell', () => {
    assert.deepEqual(faultsOf('# Page\n\n# [Linux](#tab/linux)\n\nWords.\n'), []);
    assert.deepEqual(faultsOf('# Page\n\n# [Linux](#linux)\n\nWords.\n'), ['warning heading-order 3:1']);
  });

  it('M-14: warn of a skipped level and of a second title, at their places', () => {
    assert.deepEqual(faultsOf('## A\n\n#### B\n\n## C\n'), ['warning heading-order 3:1']);
    assert.deepEqual(faultsOf('# A\n\ntext\n\n# B\n'), ['warning heading-order 5:1']);
    assert.deepEqual(faultsOf('# A\n\n## B\n\n# C\n'), ['warning heading-order 5:1']);
    assert.deepEqual(faultsOf('### A\n'), ['warning heading-order 1:1']);
    assert.deepEqual(faultsOf('## A\n\n### B\n\n#### C\n\n## D\n'), []);
    const messageOf = (text: string) => compileText(text).diagnostics[0]?.message;
    assert.equal(messageOf('## A\n\n#### B\n'), '`B` skips from level 2 to level 4.');
    assert.equal(messageOf('# A\n\n## B\n\n# C\n'), '`C` is a second title on this page.');
    assert.equal(compileText('## A\n\n#### B\n').diagnostics[0]?.hint, 'write `### B`');
    assert.equal(compileText('# A\n\n## B\n\n### C\n\n# D\n').diagnostics[0]?.hint, 'write `## D`');
    // What stands there would lose its code, its anchor, or a mark.
    for (const heading of ['#### `B` c', '#### B {#b}', '#### **B** ####'])
      assert.equal(compileText(`## A\n\n${heading}\n`).diagnostics[0]?.hint, 'write `###` in place of `####`');
    assert.equal(compileText('## A\n\n#### B ##\n').diagnostics[0]?.hint, 'write `### B`');
    assert.equal(compileText('# A\n\n*B*\n===\n').diagnostics[0]?.hint, 'write `## B`');
    const [inHtml] = compileText('# A\n\n<div>\n<h5>B</h5>\n</div>\n', { path: 'a.md' }).diagnostics;
    assert.equal(inHtml?.hint, 'write `<h2>` and `</h2>` in place of `<h5>` and `</h5>`');
  });

  it('take an id of their own from `{#id}`', () => {
    for (const path of ['page.md', 'page.mdx']) {
      assert.deepEqual(headingsOf('## A {#own}\n\n### B `c` {#b_C}\n\nSetext {#s}\n---\n', { path }), [
        '2 A #own',
        '3 B c #b_C',
        '2 Setext #s',
      ]);
    }
  });

  it('keep braces that are no attributes', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const text = '# GET /users/{id}\n\n## Map {a: 1}\n\n## Spread {...rest}\n\n## \\{#if}\n';
      const page = compileText(text, { path: 'page.md', parser });
      assert.equal(page.record.title, 'GET /users/{id}');
      assert.deepEqual(
        page.headings.map(({ title }) => title),
        ['Map {a: 1}', 'Spread {...rest}', '{#if}'],
      );
    }
  });

  it('take it from elements too', () => {
    assert.deepEqual(headingsOf('<h2 id="own">A</h2>\n\n<h3>B</h3>'), ['2 A #own', '3 B #b']);
    assert.deepEqual(headingsOf('<h2 id="own">A</h2>', { path: 'page.md' }), ['2 A #own']);
  });

  it('number what repeats, in partials and components too', () => {
    const text = '## Notes\n\n## Notes\n\n<Include src="_p.mdx" />\n\n<Card title="t">\n\n## Notes\n\n</Card>\n';
    assert.deepEqual(
      compileText(text, { files: { '_p.mdx': '## Notes\n' } }).headings.map(({ slug }) => slug),
      ['notes', 'notes-2', 'notes-3', 'notes-4'],
    );
  });

  it('M-11: refuse an id that stands twice, at the second', () => {
    assert.deepEqual(faultsOf('## A {#dup}\n\n## B {#dup}\n'), ['error duplicate-id 3:8']);
    assert.deepEqual(faultsOf('## Dup\n\n## B {#dup}\n'), ['error duplicate-id 3:8']);
    assert.deepEqual(faultsOf('# A {#dup}\n\n## B {#dup}\n'), ['error duplicate-id 3:8']);
    assert.deepEqual(headingsOf('## A {#b}\n\n## B\n'), ['2 A #b', '2 B #b-2']);
  });

  it('have an id of their own in the form by which links find it', () => {
    assert.deepEqual(headingsOf('## A {#и\u0306}\n'), ['2 A #й']);
  });

  it('says that a partial with an id is shown twice, which has no other place to name', () => {
    const { diagnostics } = compileText('<Include src="_p.mdx" />\n\n<Include src="_p.mdx" />\n', {
      files: { '_p.mdx': '## A {#dup}\n' },
    });
    assert.deepEqual(
      diagnostics.map(({ place, related, hint }) => [place?.file, place?.line, related, hint]),
      [
        [
          'content/_p.mdx',
          1,
          undefined,
          'show it once on this page, or leave out the id: the words of a heading make one',
        ],
      ],
    );
  });

  it('M-11: name the place of the first of two with one id, in whichever file that is', () => {
    const firstOf = (text: string, surroundings: Surroundings = {}) =>
      compileText(text, surroundings).diagnostics.flatMap(({ code, related = [] }) =>
        code === 'duplicate-id' ? related.map(({ file, line, column }) => `${file}:${line}:${column}`) : [],
      );
    assert.deepEqual(firstOf('## A {#dup}\n\n## B {#dup}\n'), ['content/page.mdx:1:8']);
    assert.deepEqual(firstOf('One\n\n## Dup\n\n## B {#dup}\n'), ['content/page.mdx:3:1']);
    assert.deepEqual(firstOf('# A {#dup}\n\n## B {#dup}\n'), ['content/page.mdx:1:7']);
    assert.deepEqual(firstOf('<p id="x">a</p>\n\n<p id="x">b</p>\n'), ['content/page.mdx:1:8']);
    const files = { '_part.mdx': 'Words.\n\n## A {#dup}\n' };
    assert.deepEqual(firstOf('<Include src="/_part.mdx" />\n\n## B {#dup}\n', { files }), ['content/_part.mdx:3:8']);
    // The heading of the notes, which a page with notes has, stands in no file.
    assert.deepEqual(firstOf('## A {#footnote-label}\n'), []);
  });

  it('M-11: refuse an id of an element that stands on the page already', () => {
    assert.deepEqual(faultsOf('## Notes\n\n<p id="notes">a</p>\n', { path: 'page.md' }), ['error duplicate-id 3:8']);
    assert.deepEqual(faultsOf('<p id="x">a</p>\n\n<p id="x">b</p>\n'), ['error duplicate-id 3:8']);
    assert.deepEqual(headingsOf('<p id="notes">a</p>\n\n## Notes\n', { path: 'page.md' }), ['2 Notes #notes-2']);
  });

  it('M-10: have an id whatever they say', () => {
    const text = '## 🚀\n\n## …\n\n##\n\n## ![](/a.png)\n';
    assert.deepEqual(headingsOf(text, { path: 'page.md' }), ['2 🚀 #🚀', '2 … #section']);
    assert.deepEqual(idsOf(compileText(text, { path: 'page.md' }).html), ['🚀', 'section', 'section-2', 'section-3']);
  });

  it('need no second id where a mark below them repeats their address, as writers for GitHub add one', () => {
    const page = compileText('## Install it\n<a id="install-it"></a>\n\n[x](#install-it)\n', { path: 'page.md' });
    assert.deepEqual(page.diagnostics, []);
    assert.deepEqual(idsOf(page.html), ['install-it']);
    assert.deepEqual(page.ids, ['page']);
    assert.deepEqual(faultsOf('## A\n\n## B\n\n<a id="a"></a>\n', { path: 'page.md' }), ['error duplicate-id 5:2']);
    assert.deepEqual(faultsOf('## A\n\n<a id="a" href="#a">a</a>\n', { path: 'page.md' }), ['error duplicate-id 3:2']);
  });

  it('M-05: cannot break out of the attributes that repeat them', () => {
    const { html, headings } = compileText('## "><img src=x onerror=alert(1)> \'&\n', { path: 'page.md' });
    assert.deepEqual(
      elementsOf(html)
        .map(({ tag }) => tag)
        .filter((tag) => tag !== 'img'),
      ['div', 'h2', 'a'],
    );
    assert.ok(headings[0]?.title.startsWith('">'));
    const expression = compileText('## {\'" onfocus="alert(1)\'}');
    assert.deepEqual(
      Object.keys(elementsWith(expression.html, 'a')[0]?.attributes ?? {}).filter((name) => name.startsWith('on')),
      [],
    );
  });

  it('I-10: survive lone surrogates', () => {
    assert.deepEqual(headingsOf('## a {"\\ud800"}'), ['2 a \ufffd #a-\ufffd']);
  });

  it('M-10: have unique ids on every page, with elements and notes among them', () => {
    const block = fc.constantFrom(
      '## a',
      '## a 2',
      '## fn 1',
      '# a',
      '## b {#a}',
      '<p id="a">x</p>',
      '<b id="a-2">y</b>',
      'x[^1]',
      '[^1]: note',
      '## footnote label',
      '## c.d',
      '## cd',
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 7 }), (blocks) => {
        const { html, diagnostics } = compileText(blocks.join('\n\n'), { path: 'page.md' });
        if (diagnostics.some(({ code }) => code === 'duplicate-id')) return;
        const ids = idsOf(html);
        assert.equal(new Set(ids).size, ids.length, ids.join());
      }),
      { numRuns: 300 },
    );
  });
});

it('words that only became a heading by a line of dashes right below them are told', () => {
  const told = (text: string) =>
    (['satteri', 'remark'] as const).map((parser) =>
      compileText(`# A\n\n${text}\n\nMore.\n`, { path: 'a.md', parser }).diagnostics.map(
        ({ severity, code, message, place, hint }) =>
          `${severity} ${code} ${place?.line}:${place?.column} ${message} ${hint}`,
      ),
    );
  const fault =
    'warning unread-markup 3:1 This text is a heading, because `---` stands right below it. write an empty line above `---` for a line across the page, or `## ` before a heading';
  const lines = 'One two\nthree four';
  assert.deepEqual(told(`${lines}\n---`), [[fault], [fault]]);
  assert.equal(told('This sentence has so many words that no heading is one.\n---')[0]?.length, 1);
  for (const text of [
    'One two\n---',
    'What is it.\n---',
    `${lines}\n------`,
    `${lines}\n\n---`,
    '## One\n\n---',
    'Which is it of all these that one can have?\n---',
  ])
    assert.deepEqual(told(text), [[], []], text);
});
