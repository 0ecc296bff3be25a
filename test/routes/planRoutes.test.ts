import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../src/model/brands.ts';
import type { Translation } from '../../src/model/languages/translationOf.ts';
import { planRoutes } from '../../src/routes/planRoutes.ts';
import { sourceOf } from '../compileText.ts';

/** Plans a content folder: path to text. */
const plan = (
  files: Readonly<Record<string, string>>,
  showsDrafts = false,
  translations: readonly Translation[] = [],
) =>
  planRoutes(
    Object.entries(files).map(([path, text]) => sourceOf(path, text)),
    { token: 'secret', showsDrafts, translations },
  );

const permalink = (path: string) => `---\ntitle: A\npermalink: ${JSON.stringify(path)}\n---\n`;

/** Diagnostics as `code file:line`. */
const faultsOf = (files: Readonly<Record<string, string>>) =>
  plan(files).diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`);

describe('planRoutes', () => {
  it('leaves drafts out, and knows where they would be; where they are shown, they are pages like others', () => {
    const files = {
      'index.md': '',
      'guides/new.md': '---\ndraft: true\n---\n',
      'b.md': '---\ndraft: true\npermalink: /bee.html\n---\n',
      'c.md': '---\ndraft: false\n---\n',
    };
    const published = plan(files);
    assert.deepEqual([...published.sourceOf.keys()], ['/', '/c/']);
    assert.deepEqual([...published.drafts], ['/guides/new/', '/guides/new.md', '/bee.html', '/b.md']);
    const shown = plan(files, true);
    assert.deepEqual([...shown.sourceOf.keys()], ['/', '/bee.html', '/c/', '/guides/new/']);
    assert.deepEqual([...shown.drafts], []);
  });

  it('gives a permalink in a translation an address of its language, as pages are translated with their front matter', () => {
    const files = {
      'q.md': permalink('/quick.html'),
      'de/q.md': permalink('/quick.html'),
      'de/r.md': permalink('/de/r/s/'),
      'de/secret.md': permalink('/{token}/').replace('title', 'unlisted: true\ntitle'),
      'fr/q.md': permalink('/other/'),
    };
    const { routeOfFile, diagnostics } = plan(files, false, [{ prefix: '/de/' }]);
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(Object.fromEntries(routeOfFile), {
      ...{ 'q.md': '/quick.html', 'de/q.md': '/de/quick.html', 'de/r.md': '/de/r/s/' },
      ...{ 'de/secret.md': '/de/secret/', 'fr/q.md': '/other/' },
    });
  });

  for (const [name, text] of [
    ['404.md', ''],
    ['404/index.mdx', ''],
    ['lost.md', permalink('/404.html')],
    ['404.md', permalink('/404')],
  ] as const)
    it(`takes \`${name}\` for what the site says on its not-found page, which has no address, in each language`, () => {
      const files = { 'a.md': '', [name]: text, [`de/${name}`]: text, 'fr/404.md': '' };
      const { sourceOf, routeOfFile, notFound, allSources, diagnostics } = plan(files, false, [{ prefix: '/de/' }]);
      assert.deepEqual(diagnostics, []);
      assert.deepEqual([...sourceOf.keys()], ['/a/', '/fr/404/']);
      assert.deepEqual([...routeOfFile.keys()], ['a.md', 'fr/404.md']);
      assert.deepEqual(
        [...notFound].map(([page, { relativePath }]) => [page, relativePath]),
        [
          ['/404.html', name],
          ['/de/404.html', `de/${name}`],
        ],
      );
      assert.deepEqual([...allSources.keys()], ['/a/', '/fr/404/', '/404.html', '/de/404.html']);
    });

  it('leaves a page of that name at the address that it asks for, and leaves out a draft', () => {
    const { sourceOf, notFound } = plan({ '404.md': permalink('/lost/'), '404/index.md': '---\ndraft: true\n---\n' });
    assert.deepEqual([...sourceOf.keys()], ['/lost/']);
    assert.equal(notFound.size, 0);
  });

  it('refuses a second file for a not-found page, naming both', () => {
    const { diagnostics, notFound } = plan({ '404.md': '', '404.mdx': '' });
    assert.deepEqual(
      diagnostics.map(({ code, place, related }) => [code, place?.file, related?.[0]?.file]),
      [['duplicate-route', 'content/404.mdx', 'content/404.md']],
    );
    assert.equal(notFound.size, 1);
  });

  it('lets a draft stand beside the page whose address it would take', () => {
    const { diagnostics } = plan({ 'a.md': '', 'b.md': '---\ndraft: true\npermalink: /a/\n---\n' });
    assert.deepEqual(diagnostics, []);
  });

  it('gives every source its route, in route order', () => {
    const {
      sourceOf: byRoute,
      routeOfFile,
      diagnostics,
    } = plan({ 'z.md': '', 'a/index.mdx': '', 'index.md': '', 'a/b.md': permalink('/m.html') });
    assert.deepEqual(diagnostics, []);
    assert.deepEqual([...byRoute.keys()], ['/', '/a/', '/m.html', '/z/']);
    assert.equal(routeOfFile.get('a/b.md'), '/m.html');
    assert.equal(byRoute.get('/m.html' as never)?.relativePath, 'a/b.md');
  });

  it('marks the key of a permalink that is none, as of other keys', () =>
    assert.deepEqual(plan({ 'a.md': permalink('quick') }).diagnostics[0]?.place, {
      ...{ file: 'content/a.md', line: 3 },
      ...{ column: 1, endColumn: 10 },
    }));

  it('says which permalink is meant by one that is none', () => {
    const hintOf = (path: string) => plan({ 'a.md': permalink(path) }).diagnostics[0]?.hint;
    assert.equal(hintOf('quick'), 'permalink: /quick/');
    assert.equal(hintOf('https://a.example/quick/x.html'), 'permalink: /quick/x.html');
    assert.equal(hintOf('/a//b?c'), 'permalink: /a/b/');
    assert.equal(hintOf('/{tokn}/'), 'write `{token}` in place of `{tokn}`, or a name without braces');
    assert.match(hintOf('/../a/') ?? '', /or {3}permalink/);
  });

  it('puts the secret token into a permalink', () => {
    const { sourceOf, diagnostics } = plan({ 'a.md': permalink('/{token}/') });
    assert.deepEqual([...sourceOf.keys()], ['/secret/']);
    // It is listed.
    assert.deepEqual(
      diagnostics.map(({ severity, code, place }) => [severity, code, place?.line]),
      [['warning', 'bad-permalink', 3]],
    );
  });

  it('tells what else is wrong with a source that gets no route', () => {
    const text = (permalink: string) => `---\npermalink: ${permalink}\norder: first\n---\ntext\n`;
    for (const [code, files] of [
      ['bad-permalink', { 'a.md': text('guides/x') }],
      ['reserved-route', { 'a.md': text('/404/a/') }],
      ['duplicate-route', { 'a.md': 'text', 'b.md': text('/a/') }],
    ] as const)
      assert.deepEqual(
        plan(files).diagnostics.map((found) => found.code),
        [code, 'wrong-type'],
      );
  });

  const clashes: readonly [first: string, second: string, text?: string][] = [
    ['guide.md', 'guide/index.md'],
    ['a.md', 'a.mdx'],
    ['x/README.md', 'x/readme.mdx'],
    ['x.md', 'x/README.md'],
    ['Guide.md', 'guide.mdx'],
    ['a.md', 'b.md', permalink('/a')],
    ['a.md', 'b.md', permalink('/A/')],
    ['re\u0301sume\u0301.md', 'résumé.mdx'],
  ];
  for (const [first, second, text = ''] of clashes) {
    it(`L-04: refuses \`${second}\` beside \`${first}\`, naming both files`, () => {
      const { diagnostics, sourceOf: byRoute } = plan({ [first]: '', [second]: text });
      assert.equal(diagnostics.length, 1);
      assert.equal(diagnostics[0]?.code, 'duplicate-route');
      assert.equal(diagnostics[0]?.place?.file, `content/${second}`);
      assert.deepEqual(
        diagnostics[0]?.related?.map(({ file }) => file),
        [`content/${first}`],
      );
      assert.match(diagnostics[0]?.message ?? '', new RegExp(`content/${first}`.replace('.', '\\.')));
      assert.equal(byRoute.size, 1);
    });
  }

  it('takes `index` for the page of a folder that has a README, too, which others show beside code', () => {
    const { diagnostics, routeOfFile, sourceOf } = plan({ 'x/README.md': '', 'x/index.md': '' });
    assert.equal(sourceOf.get('/x/' as Route)?.relativePath, 'x/index.md');
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, related }) => [severity, code, place?.file, related?.[0]?.file]),
      [['warning', 'unread-file', 'content/x/README.md', 'content/x/index.md']],
    );
    assert.equal(routeOfFile.get('x/README.md'), '/x/', 'what links to it means its folder');
  });

  it('takes a README with an address of its own for a page, and the README of a folder without an index', () => {
    const files = { 'x/README.md': permalink('/y/'), 'x/index.md': '', 'z/README.md': '' };
    assert.deepEqual([...plan(files).sourceOf.keys()], ['/x/', '/y/', '/z/']);
    assert.deepEqual(faultsOf(files), []);
    assert.deepEqual(faultsOf({ 'x/README.md': permalink('/x/'), 'x/index.md': '' }), [
      'duplicate-route content/x/README.md:3',
    ]);
  });

  it('L-04: names every further owner of a route', () => {
    assert.deepEqual(faultsOf({ 'a.md': '', 'a.mdx': '', 'a/index.md': '' }), [
      'duplicate-route content/a.mdx:1',
      'duplicate-route content/a/index.md:1',
    ]);
  });

  for (const file of [
    'assets/a.md',
    'assets/index.md',
    '404/a.md',
    'pages.json.md',
    'pages.json/a.md',
    '_headers/index.md',
    'llms.txt/index.md',
    'sitemap.xml.md',
    '_redirects/index.md',
  ]) {
    it(`L-06: refuses \`${file}\`, whose address the generator writes itself`, () =>
      assert.deepEqual(faultsOf({ [file]: '' }), [`reserved-route content/${file}:1`]));
  }

  for (const path of ['/assets/x.html', '/404/a/', '/pages.json', '/_redirects']) {
    it(`L-06: refuses the permalink \`${path}\` at its line`, () =>
      assert.deepEqual(faultsOf({ 'a.md': permalink(path) }), ['reserved-route content/a.md:3']));
  }

  it('L-06: takes addresses that only begin alike', () => {
    assert.deepEqual(faultsOf({ 'assetsmore.md': '', '4040.md': '', 'a/assets/b.md': '', 'pages.jsonp.md': '' }), []);
  });

  for (const path of ['a', '../a', '/a/../../b', '//evil.example/', '/a?b', 'https://a.example/', '/a\nb']) {
    it(`refuses the permalink ${JSON.stringify(path)} at its line`, () =>
      assert.deepEqual(faultsOf({ 'a.md': permalink(path) }), ['bad-permalink content/a.md:3']));
  }

  it('refuses a permalink with a character that nobody sees, and says that it is there', () =>
    assert.deepEqual(faultsOf({ 'a.md': permalink('/\u0000') }), [
      'bad-permalink content/a.md:3',
      'control-character content/a.md:3',
    ]));

  it('L-04: yields unique routes and reports each page that got none, whatever the files are', () => {
    const step = fc.constantFrom('a', 'A', 'index', 'README', 'b', 'assets', '404');
    const file = fc
      .tuple(fc.array(step, { minLength: 1, maxLength: 3 }), fc.constantFrom('.md', '.mdx'))
      .map(([steps, end]) => steps.join('/') + end);
    fc.assert(
      fc.property(fc.uniqueArray(file, { maxLength: 8 }), (files) => {
        const { sourceOf: byRoute, notFound, diagnostics } = plan(Object.fromEntries(files.map((name) => [name, ''])));
        assert.equal(byRoute.size + notFound.size + diagnostics.length, files.length);
        assert.equal(new Set([...byRoute.keys()].map((route) => route.toLowerCase())).size, byRoute.size);
      }),
    );
  });
});
