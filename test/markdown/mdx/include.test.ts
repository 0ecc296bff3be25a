import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { compileText, faultsOf } from '../../compileText.ts';
import { inBrief } from '../../inBrief.ts';
import { elementsWith } from '../../parsedHtml.ts';

describe('partials', () => {
  const files = {
    '_top.mdx': '## From the top\n\n[a](./limits.md)\n',
    'guides/_near.mdx': 'Near *text*\n',
    'guides/_nested.mdx': '<Include src="./_near.mdx" />\n\n<Include src="/_top.mdx" />\n',
    'guides/_loop.mdx': 'loop\n\n<Include src="_back.mdx" />\n',
    'guides/_back.mdx': '<Include src="/guides/_loop.mdx" />\n',
    'guides/_self.mdx': 'self\n\n<Include src="_self.mdx" />\n',
    'guides/_faulty.mdx':
      '---\ntitel: x\n---\n\n\n[x](./nope.md) ![](a.png)\n\n```foolang\nx\n```\n\n<Foo />\n\n{NOPE} [y](javascript:x)\n\n## Near {#near}\n',
    'guides/_plain.md': 'Plain <b>bold</b> <script>x</script> {not an expression}\n',
    'guides/_front.mdx': '---\ntitle: ignored\n---\n\nBody\n',
    'limits.md': '',
    'guides/first.md': '',
  };
  const page = (text: string) => compileText(text, { path: 'guides/page.mdx', files, base: '/docs/' });
  const faults = (text: string) => faultsOf(text, { path: 'guides/page.mdx', files });

  it('do not show what stands within the element, which is told', () => {
    const around = '<Include src="_near.mdx">\n\nKept *here*.\n\n</Include>\n';
    assert.deepEqual(
      page(around).diagnostics.map(({ code, place, hint }) => [code, place?.line, hint]),
      [['lost-text', 1, 'write it before or after `<Include />`']],
    );
    assert.deepEqual(page('<Include src="_near.mdx">\n\n</Include>\n').diagnostics, []);
  });

  const given = {
    '_hello.mdx':
      '## Hello {props.name}\n\n<Card title={`For ${props.name}`} href={props.to} />\n\n[to]({props.to}) {props.more ?? LIMIT}{props.isNew && "!"}\n\n```sh constants\nrun {{props.name}} {{LIMIT}}\n```\n',
    '_outer.mdx': '<Include src="/_hello.mdx" name={props.who} to="/limits/" />\n\n{props.who}\n',
    '_word.mdx': 'x {word}\n',
    'limits.md': '',
  };

  it('show the values that they are given', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, markdown, headings, constantsUsed, diagnostics } = compileText(
        '<Include src="_hello.mdx" name="Ada" to="/limits/" isNew />\n\n<Include src="_outer.mdx" who={TEAM} />\n',
        { files: given, constants: { LIMIT: 5, TEAM: 'Bees' }, base: '/docs/', parser },
      );
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(
        headings.map(({ title }) => title),
        ['Hello Ada', 'Hello Bees'],
      );
      assert.deepEqual(
        [...html.matchAll(/<a href="([^"]*)">to<\/a> (\S+)<\/p>|For (\w+)/g)].map((found) =>
          found.slice(1).filter(Boolean).join(' '),
        ),
        ['Ada', '/docs/limits/ 5!', 'Bees', '/docs/limits/ 5'],
      );
      assert.match(html.replace(/<[^>]+>/g, ''), /run Ada 5.*run Bees 5/s);
      assert.match(
        markdown,
        /## Hello Ada\n.*For Ada.*\[to\]\(.*limits.*\) 5!\n.*run Ada 5\n.*For Bees.*run Bees 5\n.*\nBees\n$/s,
      );
      assert.deepEqual(
        constantsUsed.map(({ name }) => name),
        ['LIMIT', 'TEAM'],
      );
    }
  });

  it('tell of values that they do not show, and of those that they lack', () => {
    const told = (text: string) =>
      compileText(text, { path: 'page.mdx', files: { ...files, ...given }, constants: { LIMIT: 5 } }).diagnostics.map(
        (one) => [inBrief(one), one.message, one.hint],
      );
    assert.deepEqual(told('a\n\n<Include src="guides/_near.mdx" name="near" />'), [
      [
        'warning unread-markup content/page.mdx:3:33',
        '`name` of `<Include>` is ignored.',
        'delete it, or write `{props.name}` in the partial where it belongs',
      ],
    ]);
    assert.deepEqual(told('<Include src="_outer.mdx" />'), [
      [
        'error unknown-constant content/page.mdx:1:1',
        '`<Include>` does not give `who`, which `_outer.mdx` shows.',
        'who="…"',
      ],
    ]);
    assert.deepEqual(
      told('<Include src="_outer.mdx" whom="Ada" />').map(([, , hint]) => hint),
      [
        'delete it, or write `{props.whom}` in the partial where it belongs',
        'write `{props.whom}` in the partial, or `who="…"` here',
      ],
    );
    assert.deepEqual(
      told('{props.name}').map(([code]) => code),
      ['error unsupported-expression content/page.mdx:1:2'],
    );
    const surroundings = { path: 'page.mdx', files: given };
    const [fault, ignored] = compileText('<Include src="_word.mdx" word="a" />', surroundings).diagnostics;
    assert.deepEqual(
      [fault?.code, fault?.hint, fault?.fix?.text],
      ['unknown-constant', 'write `{props.word}`', 'props.word'],
    );
    assert.equal(ignored, undefined);
  });

  it('come in place of the element, with their headings and links', () => {
    const { html, headings, links, diagnostics } = page('before\n\n<Include src="/_top.mdx" />\n\nafter\n');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      headings.map(({ slug }) => slug),
      ['from-the-top'],
    );
    assert.match(
      html,
      /^<p>before<\/p>.*<h2 id="from-the-top">.*<p><a href="\/docs\/limits\/">a<\/a><\/p>.*<p>after<\/p>$/s,
    );
    assert.equal(links[0]?.fromFile, '_top.mdx');
    assert.equal(links[0]?.place.file, 'content/_top.mdx');
  });

  it('are found relative to the file, or from the content folder on', () => {
    for (const src of ['_near.mdx', './_near.mdx', '../guides/_near.mdx', '/guides/_near.mdx']) {
      assert.match(page(`<Include src="${src}" />`).html, /<p>Near <em>text<\/em><\/p>/, src);
    }
  });

  it('may include others', () => {
    const { html, includes } = page('<Include src="_nested.mdx" />');
    assert.match(html, /Near.*From the top/s);
    assert.deepEqual(
      includes.map(({ path }) => path),
      ['guides/_nested.mdx', 'guides/_near.mdx', '_top.mdx'],
    );
  });

  it('may stand on a page twice', () => {
    const { headings, diagnostics } = page('<Include src="/_top.mdx" />\n\n<Include src="/_top.mdx" />\n');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      headings.map(({ slug }) => slug),
      ['from-the-top', 'from-the-top-2'],
    );
  });

  it('may stand in lists, quotes, callouts and components', () => {
    for (const text of [
      '- <Include src="_near.mdx" />',
      '> <Include src="_near.mdx" />',
      ':::note\n<Include src="_near.mdx" />\n:::',
      '<Card title="t">\n<Include src="_near.mdx" />\n</Card>',
    ]) {
      const { html, diagnostics } = page(text);
      assert.deepEqual(diagnostics, [], text);
      assert.equal(elementsWith(html, 'em')[0]?.text, 'text', text);
    }
  });

  it('of one paragraph stay in the line that they stand in', () => {
    const parts = {
      '_words.md': 'a <b>b</b> [c]\n\n[c]: https://a.example\n',
      '_price.mdx': '{PRICE}\n',
      '_noted.md': 'd[^d]\n\n[^d]: Note\n',
    };
    const { html, diagnostics } = compileText(
      '## H <Include src="_price.mdx" />\n\n**x <Include src="_words.md" />** y\n\n| a <Include src="_words.md" /> |\n| - |\n',
      { files: parts, constants: { PRICE: 5 } },
    );
    const words = 'a <b>b</b> <a href="https://a.example">c</a>';
    assert.deepEqual(diagnostics, []);
    assert.match(html, /<h2 id="h-5">H 5<\/h2>/);
    assert.ok(html.includes(`<p><strong>x ${words}</strong> y</p>`), html);
    assert.ok(html.includes(`<th scope="col">a ${words}</th>`), html);
    assert.match(compileText('x <Include src="_noted.md" /> y', { files: parts }).html, /^<p>x d<sup>.*<\/sup> y<\/p>/);
  });

  it('are corrected in `src`, not in a property before it that says the same', () => {
    for (const text of [
      '<Include title="_p.md" src="_p.md" />\n',
      "<Include title='src=\"_p.md\"' src = '_p.md' />\n",
    ]) {
      const column = text.lastIndexOf('_p.md') + 1;
      const { diagnostics } = compileText(text, { files: { '_p.mdx': 'a\n' } });
      const missing = diagnostics.find(({ code }) => code === 'include-missing');
      assert.deepEqual([missing?.place?.column, missing?.fix?.place.column], [column, column], text);
    }
  });

  it('may bring the tabs of a component with them', () => {
    const { html } = compileText('<Tabs>\n<Include src="_tabs.mdx" />\n</Tabs>', {
      files: { '_tabs.mdx': '<Tab label="A">one</Tab>\n\n<Tab label="B">two</Tab>\n' },
    });
    assert.deepEqual(
      elementsWith(html, 'button')
        .map(({ text }) => text)
        .filter((text) => text === 'A' || text === 'B'),
      ['A', 'B'],
      html,
    );
  });

  it('are read with their front matter left out', () =>
    assert.equal(page('<Include src="_front.mdx" />').html.trim(), '<p>Body</p>'));

  it('of plain Markdown stay plain, and are sanitised', () => {
    const { html, diagnostics } = page('<Badge text="a" />\n\n<Include src="_plain.md" />');
    assert.match(html, /<p>Plain <b>bold<\/b> +\{not an expression\}<\/p>/);
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.file}`),
      ['unsafe-html content/guides/_plain.md'],
    );
  });

  it('have their faults placed in their own lines', () => {
    assert.deepEqual(faults('One\n\n<Include src="_faulty.mdx" />\n').sort(), [
      'missing-alt guides/_faulty.mdx:6:16',
      'unknown-component guides/_faulty.mdx:12:2',
      'unknown-constant guides/_faulty.mdx:14:2',
      'unknown-key guides/_faulty.mdx:2:1',
      'unknown-language guides/_faulty.mdx:8:4',
      'unsafe-url guides/_faulty.mdx:14:12',
    ]);
  });

  it('leave the faults of the page after them in the lines of the page', () => {
    assert.deepEqual(faults('<Include src="_near.mdx" />\n\n{NOPE}\n\n<Foo />\n\n![](/a.png)\n'), [
      'unknown-constant guides/page.mdx:3:2',
      'missing-alt guides/page.mdx:7:1',
      'unknown-component guides/page.mdx:5:2',
    ]);
  });

  it('that do not exist are refused at their name', () => {
    assert.deepEqual(faults('One\n\n<Include src="_none.mdx" />'), ['include-missing guides/page.mdx:3:15']);
    assert.deepEqual(faults('<Include />'), ['include-missing guides/page.mdx:1:1']);
    assert.equal(
      compileText('<Include />').diagnostics[0]?.message,
      '`<Include>` needs the path of a partial in `src`.',
    );
    assert.deepEqual(faults('<Include src="first.md" />'), ['include-missing guides/page.mdx:1:15']);
    assert.match(page('<Include src="first.md" />').diagnostics[0]?.hint ?? '', /rename it to `_first\.md`/);
    const [none] = page('<Include src="_missing.mdx" />').diagnostics;
    assert.equal(none?.message, 'There is no partial `_missing.mdx`.');
    assert.match(none?.hint ?? '', /^a partial is a Markdown file whose name begins with `_`/);
    assert.match(
      page('<Include src="../../parts/_a.mdx" />').diagnostics[0]?.hint ?? '',
      /^move that file to the content folder, as `content\/parts\/_a\.mdx`/,
    );
    const { hint } = page('<Include src="/guides/first.md" />').diagnostics[0] ?? {};
    assert.match(hint ?? '', /rename it to `\/guides\/_first\.md`/);
    assert.deepEqual(faults('<Include src="../../../etc/passwd" />'), ['include-missing guides/page.mdx:1:15']);
  });

  it('that do not exist may be meant for others: by a name in another folder or spelling, or a near one', () => {
    const files = { '_top.mdx': 'a', 'guides/_near-by.mdx': 'b', 'other/_só.mdx': 'c' };
    const told = (src: string) => {
      const { hint, fix } =
        compileText(`<Include src="${src}" />`, { path: 'guides/page.mdx', files }).diagnostics[0] ?? {};
      return [hint, fix?.text];
    };
    assert.deepEqual(told('./_top.mdx'), ['write `<Include src="/_top.mdx" />`', undefined]);
    assert.deepEqual(told('./_nearby.mdx'), ['write `./_near-by.mdx`', './_near-by.mdx']);
    assert.deepEqual(told('/guides/_nearbi.mdx'), ['did you mean `/guides/_near-by.mdx`?', undefined]);
    assert.deepEqual(told('_so.mdx'), ['did you mean `../other/_só.mdx`?', undefined]);
  });

  it('that have the other ending by now, or are written without one, are corrected', () => {
    const files = { '_top.mdx': 'a', 'guides/_near.md': 'b', '_both.md': 'c', '_both.mdx': 'd' };
    const mended = (text: string) => {
      const { diagnostics } = compileText(text, { path: 'guides/page.mdx', files });
      return correctText(
        text,
        diagnostics.flatMap(({ fix }) => fix ?? []),
      ).text;
    };
    assert.equal(mended('<Include src="/_top.md" />'), '<Include src="/_top.mdx" />');
    assert.equal(mended('a <Include src="../_top" />'), 'a <Include src="../_top.mdx" />');
    assert.equal(mended('<Include src="./_near.mdx" />'), '<Include src="./_near.md" />');
    for (const text of ['<Include src="/_both" />', '<Include src="/top.md" />', '<Include />'])
      assert.equal(mended(text), text);
  });

  it('that do not exist are told of with the one that was meant', () => {
    const files = { '_top.mdx': 'a', 'guides/_near.md': 'b', 'parts/_c.mdx': 'c' };
    for (const [src, meant] of [
      ['/top.mdx', '/_top.mdx'],
      ['top.mdx', '/_top.mdx'],
      ['../_top', '../_top.mdx'],
      ['./near', './_near.md'],
      ['parts/c.mdx', '/parts/_c.mdx'],
    ] as const) {
      const { diagnostics } = compileText(`<Include src="${src}" />`, { path: 'guides/page.mdx', files });
      assert.equal(diagnostics[0]?.hint, `write \`<Include src="${meant}" />\``);
      const mended = compileText(`<Include src="${meant}" />`, { path: 'guides/page.mdx', files });
      assert.deepEqual(mended.diagnostics, []);
    }
  });

  it('that include each other in a circle are refused where the circle closes', () => {
    assert.deepEqual(faults('<Include src="_self.mdx" />'), ['include-loop guides/_self.mdx:3:15']);
    assert.deepEqual(faults('<Include src="_loop.mdx" />'), ['include-loop guides/_back.mdx:1:15']);
    assert.match(page('<Include src="_self.mdx" />').html, /<p>self<\/p>/);
  });

  it('are told of a page with their hashes, so that a change of one is seen', () => {
    const hashOf = (text: string) =>
      compileText('<Include src="_p.mdx" />', { files: { '_p.mdx': text } }).includes[0]?.hash;
    assert.equal(hashOf('a'), hashOf('a'));
    assert.notEqual(hashOf('a'), hashOf('b'));
  });
});

describe('a part of a partial', () => {
  const files = {
    '_p.mdx': [
      'Above.',
      '## Use it',
      'Of {props.name} [x][a].',
      '## Other',
      '{/* #region tip */}',
      'A *tip* {NOPE}.',
      '{/* #endregion */}',
      '<Include src="/_p.mdx#use-it" name="Bob" />',
      '',
      '[a]: https://a.example',
    ].join('\n\n'),
    '_q.md': '## One\n\n1\n\n## Two\n\n2\n',
  };
  const shown = (text: string) => compileText(text, { files });

  it('stands in place of the element, with what it is given and refers to', () => {
    const { html, headings, diagnostics, includes } = shown('<Include src="/_p.mdx#use-it" name="Ada" />');
    assert.deepEqual(diagnostics, []);
    assert.match(html, /<p>Of Ada <a href="https:\/\/a\.example"[^>]*>x<\/a>\.<\/p>$/);
    assert.deepEqual(
      headings.map(({ slug }) => slug),
      ['use-it'],
    );
    assert.deepEqual(
      includes.map(({ path }) => path),
      ['_p.mdx'],
    );
  });

  it('may stand beside another one, and in its own file', () => {
    assert.equal(shown('<Include src="/_q.md#L3" />\n\n<Include src="_q.md#L7-L7" />').html, '<p>1</p>\n<p>2</p>');
    assert.match(shown('<Include src="/_p.mdx#other" />').html, /<p>Of Bob /);
    const self = { '_s.md': '', '_s.mdx': '## A\n\n<Include src="/_s.mdx#a" />\n' };
    assert.deepEqual(
      compileText('<Include src="/_s.mdx#a" />', { files: self }).diagnostics.map(({ code }) => code),
      ['include-loop'],
    );
  });

  it('has its faults in the lines of its file', () =>
    assert.deepEqual(
      shown('<Include src="/_p.mdx#tip" />').diagnostics.map(({ code, place }) => [code, place?.file, place?.line]),
      [['unknown-constant', 'content/_p.mdx', 11]],
    ));

  it('that is not there is told of at its name, with what may be meant', () => {
    const told = (src: string) => {
      const [{ code, message, place, hint } = {}] = shown(`a <Include src="${src}" />`).diagnostics;
      return [code, message, `${place?.column}-${place?.endColumn}`, hint];
    };
    assert.deepEqual(told('/_q.md#too'), [
      'include-missing',
      '`/_q.md` has no part `too`.',
      '24-27',
      'did you mean `/_q.md#two`?',
    ]);
    assert.match(
      told('/_q.md#elsewhere')[3] ?? '',
      /^name the anchor of a heading, or lines: `#L3-L10`, or mark a part/,
    );
    assert.match(told('/_q.md#L900-')[3] ?? '', /^name lines between `L1` and `L\d+`/);
    assert.deepEqual(told('/q.md#one').slice(1), [
      'There is no partial `/q.md`.',
      '17-22',
      'write `<Include src="/_q.md#one" />`',
    ]);
    assert.equal(
      shown('<Include src="/_q.md#toolong" />').includes.length,
      1,
      'a change of the file makes the page anew',
    );
  });

  it('is what the Markdown of the page has', () => {
    const { markdown } = shown('Before.\n\n<Include src="/_p.mdx#use-it" name="Ada" />\n\nAfter.');
    assert.match(
      markdown,
      /Before\.\n\n## Use it\n\nOf Ada \[x\]\[a-part-1\]\.\n\nAfter\.\n\n\[a-part-1\]: https:\/\/a\.example\n$/,
    );
  });
});
