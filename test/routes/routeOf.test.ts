import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../src/model/brands.ts';
import {
  hrefOfRoute,
  isGroup,
  markdownFileOf,
  pageFileOf,
  routeOf,
  routeOfMarkdownFile,
  routeOfPermalink,
  spellingsOf,
  trunkMeant,
} from '../../src/routes/routeOf.ts';

describe('routeOf', () => {
  const routes: readonly [file: string, route: string][] = [
    ['index.md', '/'],
    ['README.md', '/'],
    ['limits.mdx', '/limits/'],
    ['guides/index.mdx', '/guides/'],
    ['guides/README.MD', '/guides/'],
    ['guides/first.md', '/guides/first/'],
    ['a/b/c/d.md', '/a/b/c/d/'],
    ['readme.md', '/'],
    ['guides/Readme.md', '/guides/'],
    ['Index.md', '/'],
    ['guides/INDEX.mdx', '/guides/'],
    ['my-readme.md', '/my-readme/'],
    ['indexing.md', '/indexing/'],
    ['notes.md.md', '/notes.md/'],
    ['v1.2.md', '/v1.2/'],
    ['from.md-to.mdx.md', '/from.md-to.mdx/'],
    ['a b.md', '/a b/'],
    ['re\u0301sume\u0301.md', '/résumé/'],
    ['100%25.md', '/100%25/'],
    ['(guides)/first.md', '/first/'],
    ['api/(a b)/(c)/index.md', '/api/'],
    ['(a)b/(c).md', '/(a)b/(c)/'],
    ['(a)(b)/().md', '/(a)(b)/()/'],
  ];
  for (const [file, route] of routes) {
    it(`gives \`${file}\` the route \`${route}\``, () => assert.equal(routeOf(file), route));
  }
});

describe('isGroup', () => {
  const folders: readonly [folder: string, is: boolean][] = [
    ['(guides)/', true],
    ['api/(a b)/', true],
    ['(guides)/api/', false],
    ['api(1)/', false],
    ['()/', false],
  ];
  for (const [folder, is] of folders) {
    it(`is ${is} of \`${folder}\``, () => assert.equal(isGroup(folder), is));
  }
});

describe('routeOfPermalink', () => {
  const permalinks: readonly [permalink: string, route: string | undefined][] = [
    ['/quickstart/create-new-workflow.html', '/quickstart/create-new-workflow.html'],
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/', '/'],
    ['/{token}/', '/secret/'],
    ['/x/{token}/{token}.html', '/x/secret/secret.html'],
    ['/a b/', '/a b/'],
    ['/re\u0301sume\u0301/', '/résumé/'],
    ['/a..b/', '/a..b/'],
    ['a', undefined],
    ['', undefined],
    ['//a/', undefined],
    ['/a//b/', undefined],
    ['/\\a', undefined],
    ['/a\\b', undefined],
    ['/../a', undefined],
    ['/a/..', undefined],
    ['/a/./b', undefined],
    ['/a?x=1', undefined],
    ['/a#b', undefined],
    ['/{slug}/', undefined],
    ['/a{}/', undefined],
    ['/a\nb/', undefined],
    ['/a\u0000/', undefined],
    ['/\ud800/', undefined],
    ['https://a.example/', undefined],
  ];
  for (const [permalink, route] of permalinks) {
    it(`${route === undefined ? 'refuses' : 'reads'} ${JSON.stringify(permalink)}`, () =>
      assert.equal(routeOfPermalink(permalink, 'secret'), route));
  }
});

describe('pageFileOf', () => {
  it('is the file that a host looks for at the route', () => {
    assert.equal(pageFileOf('/' as Route), 'index.html');
    assert.equal(pageFileOf('/a/' as Route), 'a/index.html');
    assert.equal(pageFileOf('/a/b.html' as Route), 'a/b.html');
  });
});

describe('markdownFileOf', () => {
  it('is beside the file of the page, and leads back to its route', () => {
    for (const [route, file] of [
      ['/', 'index.md'],
      ['/a/', 'a/index.md'],
      ['/a/b.html', 'a/b.md'],
      ['/html/', 'html/index.md'],
    ] as const) {
      assert.equal(markdownFileOf(route as Route), file);
      assert.equal(routeOfMarkdownFile(file), route);
    }
    assert.equal(routeOfMarkdownFile('a/index.html'), undefined);
  });
});

describe('hrefOfRoute', () => {
  it('applies the base', () => {
    assert.equal(hrefOfRoute('/', '/'), '/');
    assert.equal(hrefOfRoute('/', '/docs/'), '/docs/');
    assert.equal(hrefOfRoute('/a/b.html', '/docs/'), '/docs/a/b.html');
    assert.equal(hrefOfRoute('/:@,;+$=&/', '/'), '/:@,;+$=&/');
  });

  for (const name of ['a b', '100%25', 'a#b', 'a?b', 'a+b&c', 'a"b', "it's", '日本', '🚀', 'a:b@c', '(x)', 'é']) {
    it(`L-08: encodes \`${name}\` once, so that decoding once yields it again`, () => {
      const href = hrefOfRoute(`/${name}/`, '/docs/');
      assert.equal(decodeURIComponent(new URL(href, 'https://a.example').pathname), `/docs/${name}/`);
    });
  }

  it('L-08: leads back to any route of any characters, I-10: lone surrogates among them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        fc.pre(!/[/\\]|^\.{1,2}$/.test(name));
        const { pathname } = new URL(hrefOfRoute(`/x${name}/`, '/docs/'), 'https://a.example');
        assert.equal(decodeURIComponent(pathname), `/docs/x${name}/`);
      }),
    );
    assert.equal(hrefOfRoute('/\ud800/', '/'), '/%EF%BF%BD/');
  });
});

describe('trunkMeant', () => {
  it('is the same however an address is spelled, also as that of a file', () => {
    for (const path of ['/x', '/x/', '/x.html', '/x/index.html', '/x.md', '/x.MDX', '/x/index.md', '/x/README.md'])
      assert.equal(trunkMeant(path), '/x', path);
    assert.equal(trunkMeant('/index.md'), '');
  });
});

describe('spellingsOf', () => {
  it('are the same for every spelling of an address', () => {
    for (const address of ['/x', '/x/', '/x.html', '/x/index.html'])
      assert.deepEqual(spellingsOf(address), ['x/index.html', 'x.html']);
  });

  it('have one file for the start page', () => {
    assert.deepEqual(spellingsOf('/'), ['index.html']);
    assert.deepEqual(spellingsOf('/index.html'), ['index.html']);
  });
});
