import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madePaths } from '../../../src/build/files/madeFiles.ts';
import type { Route } from '../../../src/model/brands.ts';
import { siteIn } from '../../siteIn.ts';

const PAGES = {
  'content/index.md': '# Home\n\nSee [the feed](/feed.xml).\n',
  'content/a.md': '# A\n\n## Part\n\nWords.\n',
  'content/secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nWords.\n',
};

const siteWith = (files: string, more: Readonly<Record<string, string>> = {}) =>
  siteIn({
    ...PAGES,
    'site/config.ts': "export const config = { base: '/docs/', siteUrl: 'https://a.example/docs' };\n",
    'site/components.tsx': `export const files = ${files};\n`,
    ...more,
  });

describe('makeFiles', () => {
  it('makes files of all listed pages, to which links lead', async () => {
    const site = await siteWith(
      `{
  'feed.xml': ({ pages, urlOf, hrefOf }) =>
    pages.map(({ path, title, headers }) => [title, headers.length, hrefOf(path), urlOf(path)].join(' ')).join(),
  '.well-known/bytes': () => Uint8Array.of(1, 2),
  'left-out.txt': undefined,
}`,
    );
    assert.deepEqual(site.diagnostics(), []);
    const { contents } = site.madeFiles();
    assert.deepEqual([...contents.keys()], ['feed.xml', '.well-known/bytes']);
    assert.equal(
      contents.get('feed.xml'),
      'Home 0 /docs/ https://a.example/docs/,A 1 /docs/a/ https://a.example/docs/a/',
    );
    assert.match(site.page('/' as never)?.html ?? '', /href="\/docs\/feed\.xml"/);
  });

  it('makes a file in the language of its path', async () => {
    const list = "({ pages, hrefOf }) => pages.map(({ title }) => title).join() + hrefOf('/a/')";
    const site = await siteWith(`{ 'a.txt': ${list}, 'de/a.txt': ${list} }`, {
      'content/index.md': '# Home\n\nWords.\n',
      'redirects.yaml': '/de/: /de/a/\n',
      'content/de/a.md': '# Seite A\n\nWorte.\n',
      'site/config.ts':
        "export const config = { base: '/docs/', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
    });
    assert.deepEqual(site.diagnostics(), []);
    assert.deepEqual(
      [...site.madeFiles().contents],
      [
        ['a.txt', 'Home,A/docs/a/'],
        ['de/a.txt', 'Seite A/docs/de/a/'],
      ],
    );
  });

  it('gives the contents of pages, for readers of feeds: with full addresses, also of those that list pages', async () => {
    const site = await siteWith(
      `{ 'a.json': ({ pages, htmlOf, markdownOf }) => JSON.stringify(pages.map((page) => [htmlOf(page), markdownOf(page)])) };
import { withPages } from 'docsgen';
export const Titles = withPages(({ pages }) => <p>{pages.map(({ title }) => title).join()}</p>)`,
      {
        'content/index.md': '# Home\n\n## Part\n\nSee [B](./b.mdx) and [above](#part).\n',
        'content/b.mdx': '# B\n\n<Titles />\n',
      },
    );
    assert.deepEqual(site.diagnostics(), []);
    const home = '<a href="https://a.example/docs/b/">B</a> and <a href="https://a.example/docs/#part">above</a>';
    const twins = ['/', '/a/', '/b/'].map((route) => site.markdown(route as Route));
    assert.deepEqual(JSON.parse(String(site.madeFiles().contents.get('a.json'))), [
      [`<h2 id="part">Part</h2>\n<p>See ${home}.</p>`, twins[0]],
      ['<h2 id="part">Part</h2>\n<p>Words.</p>', twins[1]],
      ['<p>Home,A,B</p>', twins[2]],
    ]);
  });

  it('lets go of what it has read of a page that was let go before', async () => {
    const site = await siteWith("{ 'a.txt': ({ pages, htmlOf }) => pages.map(htmlOf).join('') }");
    for (const { path } of site.records()) site.page(path);
    site.release('/a/' as Route);
    assert.match(String(site.madeFiles().contents.get('a.txt')), /Words/);
    assert.deepEqual(
      ['/', '/a/'].map((route) => site.page(route as Route)?.html === ''),
      [false, true],
    );
  });

  for (const [files, code, place, message] of [
    ['[]', 'config-invalid', '1:14', '`files` is no list of functions by the paths of files.'],
    ["{\n  'a.txt': 1,\n}", 'config-invalid', '2:4', "`files['a.txt']` is the number `1`, expected a function."],
    [
      "{ 'a.txt': () => 1 }",
      'config-invalid',
      '1:25',
      "`files['a.txt']` yields the number `1`, expected a text or bytes.",
    ],
    ["{ 'a.txt': () => {} }", 'config-invalid', '1:25', "`files['a.txt']` yields nothing, expected a text or bytes."],
    [
      "{ 'a.txt': async () => '' }",
      'config-invalid',
      '1:25',
      "`files['a.txt']` yields a promise, expected a text or bytes.",
    ],
    [
      "{\n  'a.txt': () => {\n    throw new Error('no');\n  },\n}",
      'render-failed',
      '3:11',
      '`a.txt` cannot be made: no',
    ],
    [
      "{ 'a.txt': ({ hrefOf }) => hrefOf('/none/') }",
      'render-failed',
      '1:49',
      '`a.txt` cannot be made: `/none/` leads to no page and no file of the site',
    ],
    [
      "{ 'a.txt': ({ htmlOf }) => htmlOf({ path: '/none/' }) }",
      'render-failed',
      '1:49',
      '`a.txt` cannot be made: `htmlOf` expects one of `pages`',
    ],
    [
      "{ 'a.txt': ({ markdownOf }) => markdownOf('/') }",
      'render-failed',
      '1:53',
      '`a.txt` cannot be made: `markdownOf` expects one of `pages`',
    ],
  ] as const)
    it(`tells of \`${message}\``, async () => {
      const site = await siteWith(files, { 'content/index.md': '# Home\n\nWords.\n' });
      assert.deepEqual(
        site.diagnostics().map((one) => [one.code, `${one.place?.line}:${one.place?.column}`, one.message]),
        [[code, place, message]],
      );
      assert.ok(site.diagnostics().every((one) => one.place?.file === 'site/components.tsx' && one.hint !== ''));
      assert.equal(site.madeFiles().contents.size, 0);
    });

  it('leads to a page that is planned', async () => {
    const site = await siteWith("{ 'feed.xml': ({ urlOf }) => urlOf('/later/') }", {
      'site/config.ts':
        "export const config = { base: '/docs/', siteUrl: 'https://a.example/docs', plannedRoutes: ['/later/'] };\n",
    });
    assert.deepEqual(site.diagnostics(), []);
    assert.equal(site.madeFiles().contents.get('feed.xml'), 'https://a.example/docs/later/');
  });

  it('takes no path that leads elsewhere, or is docsgen’s', () => {
    const paths = [
      '/a.txt',
      '../a',
      'a/../b',
      'a//b',
      'a/',
      '.',
      'a/..',
      'assets/a.js',
      'a\\b',
      'a?b',
      '',
      '.docsgen-output.json',
    ];
    const files = Object.fromEntries(
      [...paths, 'a.txt', 'a/b.c/d', '.well-known/a', '..a'].map((path) => [path, () => '']),
    );
    assert.deepEqual(madePaths({ files }), ['a.txt', 'a/b.c/d', '.well-known/a', '..a']);
    assert.deepEqual(madePaths({}), []);
  });

  it('says what to write for a path', async () => {
    const hintOf = async (path: string) =>
      (await siteWith(`{ '${path}': () => '' }`, { 'content/index.md': '# Home\n\nWords.\n' })).diagnostics()[0]?.hint;
    assert.equal(await hintOf('/feed.xml'), 'write `feed.xml`');
    assert.match((await hintOf('assets/feed.xml')) ?? '', /^write the path below the output folder/);
  });
});
