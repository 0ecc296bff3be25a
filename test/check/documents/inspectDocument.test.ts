import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numberedRoutes } from '../../../src/build/numberedRoutes.ts';
import { inspectDocument, noKnownParts } from '../../../src/check/documents/inspectDocument.ts';
import { inspectPage } from '../../../src/check/inspection/inspectPages.ts';
import { siteIn } from '../../siteIn.ts';

describe('inspectDocument', () => {
  const facts =
    inspectDocument(`<!doctype html><head><link rel="stylesheet" href="/s.css"><link rel="preload" href="/p">
<script src="/b.js"></script></head><body><h1 id="outside">No</h1><a href="/a?x=1&amp;y=2">a</a><a href="/a?x=1&amp;y=2">b</a>
<main><h1 id="top">A <em>title</em>
 in two lines</h1><pre><code><span class="hljs-x" id="in-code">x</span></code></pre><h3>Deep</h3>
<img src="/i.png"><img src="/j.png" alt=""><video src="/v.mp4" poster="/v.png"></video><b id="top"></b></main></body>`);

  it('counts a place marked by name among the addresses of a page, and not as a repeated id', () => {
    const { ids, repeatedIds } = inspectDocument(
      '<a name="x"></a><h2 id="x">X</h2><a name="old"></a><input name="no">',
    );
    assert.deepEqual([...ids], ['x', 'old']);
    assert.deepEqual(repeatedIds, []);
  });

  it('finds every address once, by the way it is used', () =>
    assert.deepEqual(
      facts.references.map(({ kind, url }) => `${kind} ${url}`),
      [
        'style /s.css',
        'script /b.js',
        'link /a?x=1&y=2',
        'image /i.png',
        'image /j.png',
        'other /v.mp4',
        'image /v.png',
      ],
    ));

  it('finds the pictures of a set', () => {
    const { references } = inspectDocument(
      '<picture><source srcset="/a.png 1x,/b.png 2x, https://a.example/c,w_2/d.png"><img src="/e.png" srcset="/e.png, /f.png 2x" alt=""></picture>',
    );
    assert.deepEqual(
      references.map(({ kind, url }) => `${kind} ${url}`),
      ['other /a.png', 'other /b.png', 'other https://a.example/c,w_2/d.png', 'image /e.png', 'other /f.png'],
    );
  });

  it('keeps what documents have in common once', () => {
    const known = noKnownParts();
    const [first, second] = ['a', 'b'].map((name) =>
      inspectDocument(`<a href="/${name}"></a><a href="/both"></a>`, known),
    );
    assert.deepEqual(
      second?.references.map(({ url }) => url),
      ['/b', '/both'],
    );
    assert.equal(second?.references[1], first?.references[1]);
  });

  it('reads the list of a sidebar once, whatever page it marks', () => {
    const documentOf = (list: string) =>
      `<body><a href="/top/">t</a><nav id="_sidebar" class="sidebar"><p id="s"></p><ul class="sidebar-list">${list}</ul></nav>` +
      '<main><h1 id="title">Title</h1><a href="/a/">a</a><a href="/end/">e</a></main></body>';
    const headings =
      '<ul class="sidebar-headings"><li><a href="#one">1</a><ul><li><a href="#two">2</a></li></ul></li></ul>';
    const group = (marks = ['', '', '']) =>
      `<li><a href="/a/"${marks[0]}>A</a>${marks[1]}</li><li><details${marks[2]}><summary>B</summary>` +
      '<ul class="sidebar-list"><li><a href="/b/">B</a></li></ul></details></li>';
    const plain = documentOf(group());
    const marked = documentOf(group([' aria-current="page"', headings, ' open=""']));
    const known = noKnownParts();
    for (const [html, own] of [
      [plain, []],
      [marked, ['#one', '#two']],
      [plain, []],
    ] as const) {
      const { references, ...read } = inspectDocument(html, known);
      assert.deepEqual(
        references.map(({ url }) => url),
        ['/top/', '/a/', '/b/', ...own, '/end/'],
      );
      assert.deepEqual(read, {
        ...{ ids: new Set(['_sidebar', 's', 'title']), repeatedIds: [], imagesWithoutAlt: [], inlineStyles: [] },
        ...{ loads: [], headings: [{ level: 1, title: 'Title' }], sizeBytes: Buffer.byteLength(html) },
      });
    }
    assert.equal(known.sidebars.size, 1);
  });

  it('knows the list of a sidebar in the pages that the theme makes', async () => {
    const page = '# Page\n\n## One\n\nWords.\n\n### Two\n\nWords.\n';
    const paths = ['index.md', 'a.md', 'b/c.md', 'b/d.md'];
    const site = await siteIn(Object.fromEntries(paths.map((path) => [`content/${path}`, page])));
    const known = noKnownParts();
    for (const numbered of numberedRoutes(site)) inspectPage(site, numbered, known);
    const lists = [...known.sidebars.values()].map((links) => links?.map(({ url }) => url));
    // The pages of a folder have a list of their own.
    assert.deepEqual(lists, [
      ['/', '/a/', '/b/c/'],
      ['/', '/a/', '/b/c/', '/b/d/'],
    ]);
  });

  it('reads a list of a sidebar with more than links where it stands', () => {
    const html =
      '<nav id="_sidebar"><ul class="sidebar-list"><li id="a" style="color: red"><img src="/i.png"></li>' +
      '<li><iframe src="https://a.example/"></iframe></li></ul></nav><main><p id="a"></p></main>';
    const known = noKnownParts();
    for (const _ of [1, 2]) {
      const { ids: _ids, references: _references, sizeBytes: _size, ...read } = inspectDocument(html, known);
      assert.deepEqual(read, {
        ...{ repeatedIds: ['a'], imagesWithoutAlt: ['/i.png'], inlineStyles: ['color: red'], headings: [] },
        loads: [{ directive: 'frame-src', url: 'https://a.example/' }],
      });
    }
  });

  it('finds ids, and those that stand twice', () => {
    assert.deepEqual([...facts.ids], ['outside', 'top', 'in-code']);
    assert.deepEqual(facts.repeatedIds, ['top']);
  });

  it('finds the headings of the main part', () =>
    assert.deepEqual(facts.headings, [
      { level: 1, title: 'A title in two lines' },
      { level: 3, title: 'Deep' },
    ]));

  it('finds styles that stand in the page, but for those of its head', () => {
    const { inlineStyles } = inspectDocument(
      '<head><style>a {}</style></head><body><p style="color: red">a</p><b style="color: red">b</b><i>c</i><style>b {}</style></body>',
    );
    assert.deepEqual(inlineStyles, ['color: red', '<style>']);
    const { loads } = inspectDocument(
      '<head><script src="https://a.example/h.js"></script></head><body><iframe src="https://a.example/v"></iframe>' +
        '<iframe src="/own/"></iframe><video><source src="//a.example/v.mp4"></video><img src="http://a.example/a.png">' +
        '<script src="https://a.example/b.js"></script><script>go()</script><script type="application/json">{}</script>' +
        '<form action="https://a.example/f"></form><form></form><object data="https://a.example/o"></object>' +
        '<iframe src="https://a.example/v"></iframe></body>',
    );
    assert.deepEqual(
      loads.map(({ directive, url }) => `${directive} ${url}`),
      [
        'frame-src https://a.example/v',
        'frame-src /own/',
        'media-src //a.example/v.mp4',
        'img-src http://a.example/a.png',
        'script-src https://a.example/b.js',
        'script-src <script>',
        'form-action https://a.example/f',
        'object-src https://a.example/o',
      ],
    );
    assert.deepEqual(inspectDocument('<head><style>a {}</style></head><body><p>a</p></body>').inlineStyles, []);
  });

  it('finds images without any `alt`', () => assert.deepEqual(facts.imagesWithoutAlt, ['/i.png']));

  it('knows the size in bytes', () => assert.equal(inspectDocument('<p>ä</p>').sizeBytes, 9));
});
