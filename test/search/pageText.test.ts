import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../compileText.ts';
import { textOf } from './indexIn.ts';

const sections = (html: string) =>
  textOf(html).sections.map(({ slug, title, level, runs }) => [level, slug, title, ...runs]);

describe('pageText', () => {
  it('takes a page apart at its headings, and prose from code', () => {
    const html =
      '<p>Before.</p><h2 id="use">Use <code>$.x</code></h2><p>Call it:</p>' +
      '<pre><code><span class="hljs-keyword">const</span> a = <span>1</span>;\n  b();</code></pre><p>Done.</p><h3 id="b">B</h3>';
    assert.deepEqual(sections(html), [
      [1, '', '', 'Before.'],
      [2, 'use', 'Use $.x', 'Call it:', 'const a = 1;\nb();', 'Done.'],
      [3, 'b', 'B', ''],
    ]);
  });

  it('begins a section at each heading, of the first level, too', () => {
    assert.deepEqual(
      sections('<p>Words.</p><h1 id="a">A</h1><p>One.</p><h6 id="b">B</h6><p>Two.</p>').map(([level, slug]) => [
        level,
        slug,
      ]),
      [
        [1, ''],
        [1, 'a'],
        [6, 'b'],
      ],
    );
  });

  it('keeps neighbors apart that only styles part, and words together that colors part', () => {
    assert.deepEqual(sections('<dt><code>cancel_url</code><span>string</span></dt><dd>Ends it.</dd>'), [
      [1, '', '', 'cancel_url string\nEnds it.'],
    ]);
    for (const html of ['<p>un<b>believ</b>able</p>', '<p>un<b><i>believ</i></b>able</p>'])
      assert.deepEqual(sections(html), [[1, '', '', 'unbelievable']]);
    assert.deepEqual(sections('<pre><code>$.flow.<span class="x">delay</span>(1)</code></pre>'), [
      [1, '', '', '', '$.flow.delay(1)'],
    ]);
    assert.deepEqual(sections('<pre><code><b>$.flow</b><i>.delay</i></code></pre>'), [[1, '', '', '', '$.flow.delay']]);
  });

  it('keeps words together that a line may break within', () => {
    const path = '<code>/<wbr/>v2/<wbr/>streams/<wbr/><var>{name}</var><wbr/>/<wbr/>events</code>';
    assert.deepEqual(sections(path), [[1, '', '', '/v2/streams/{name}/events']]);
  });

  it('takes all of a heading for its title, and one without an address for prose', () => {
    assert.deepEqual(sections('<h2 id="a">Use <code>x</code> now</h2><p>Words.</p>'), [
      [1, '', '', ''],
      [2, 'a', 'Use x now', 'Words.'],
    ]);
    assert.deepEqual(sections('<h2 id="a">One<br>two <img alt="Logo" src="x.png">here</h2><p>Words.</p>'), [
      [1, '', '', ''],
      [2, 'a', 'One two Logo here', 'Words.'],
    ]);
    assert.deepEqual(sections('<h2>Two</h2><p>Words.</p>'), [[1, '', '', 'Two\nWords.']]);
  });

  it('leaves out controls, drawings and what is hidden from readers, and takes pictures by their alternatives', () => {
    const html =
      '<p>See <button>Copy</button><label><input type="checkbox">All</label><select><option>One</option></select><textarea>Two</textarea><svg><title>Drawing</title><text>box</text></svg><span aria-hidden="true">JS</span>' +
      '<img alt="the builder" src="x.png"> now<br>here.</p>';
    assert.deepEqual(sections(html), [[1, '', '', 'See the builder now\nhere.']]);
    assert.deepEqual(sections('<pre>a<span aria-hidden="true">#</span>b<span title="1 > 2">c</span></pre>'), [
      [1, '', '', '', 'abc'],
    ]);
    assert.deepEqual(sections('<p>A<button><br>Copy <img src="x.png">it</button> b</p>'), [[1, '', '', 'A b']]);
  });

  it('leaves out what says so itself, with the headings in it, on both kinds of pages', () => {
    const words = (html: string) => sections(html).map(([, slug, ...rest]) => [slug, ...rest]);
    const kept = [
      ['', '', 'Before.\nAfter.'],
      ['b', 'B', 'End.'],
    ];
    for (const path of ['page.md', 'page.mdx']) {
      const { html, diagnostics } = compileText(
        'Before.\n\n<div data-search="false">\n\n## A\n\n| zebra |\n|---|\n| x<br />y |\n\n</div>\n\nAfter.\n\n## B\n\nEnd. <span data-search="false">giraffe</span>\n',
        { path },
      );
      assert.deepEqual(diagnostics, []);
      assert.deepEqual(words(html), kept, path);
    }
    assert.deepEqual(words('<p data-search="true">a</p>'), [['', '', 'a']]);
  });

  it('reads a formula as it is shown, not as it was written', () => {
    const formula =
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\vec x</annotation></semantics></math>';
    assert.deepEqual(sections(`<p>Of ${formula}</p><h2 id="a">To ${formula}</h2>`), [
      [1, '', '', 'Of x'],
      [2, 'a', 'To x', ''],
    ]);
  });

  it('reads one word where emphasis is a part of it, and plain spaces between words', () =>
    assert.deepEqual(sections('<p><b>Over</b>do<i>ing</i> it:&nbsp;5&#9;km</p>'), [[1, '', '', 'Overdoing it: 5 km']]));

  it('leaves out what nobody sees between two blocks of code', () =>
    assert.deepEqual(textOf('<pre>a</pre><p>b<span aria-hidden="true">#</span></p><pre>c</pre>').sections[0]?.runs, [
      '',
      'a',
      'b',
      'c',
    ]));

  it('leaves out the numbers of footnotes, and the ways back from them', () => {
    const html = compileText('One[^a] and two.\n\n[^a]: A note.\n').html;
    assert.deepEqual(
      sections(html).map(([, , title, prose]) => [title, prose]),
      [
        ['', 'One and two.'],
        ['Footnotes', 'A note.'],
      ],
    );
  });

  it('reads references, and attributes that hold brackets', () => {
    assert.deepEqual(sections('<p title="a > b">1 &lt; 2 &amp; 3&#x3E;2</p>'), [[1, '', '', '1 < 2 & 3>2']]);
  });

  it('reads what the compiler writes: labels of code and anchors of headings are not text', () => {
    const { html } = compileText('## Using `$.flow.delay`\n\n```js title="x.mjs"\nawait $.flow.delay(1)\n```\n');
    const [, section] = textOf(html).sections;
    assert.equal(section?.title, 'Using $.flow.delay');
    assert.deepEqual(section?.runs, ['x.mjs', 'await $.flow.delay(1)', '']);
  });

  it('passes on what is known of the page', () => {
    const { route, title, trail, description } = textOf('', {
      route: '/x/',
      title: 'X',
      trail: ['Code'],
      description: 'D',
    });
    assert.deepEqual(
      { route, title, trail, description },
      { route: '/x/', title: 'X', trail: ['Code'], description: 'D' },
    );
  });
});
