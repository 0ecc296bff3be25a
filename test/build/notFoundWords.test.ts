import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from '../../src/build/build.ts';
import { notFoundPage } from '../../src/build/files/notFoundPage.ts';
import { LANGUAGES } from '../languagesFixture.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { requestOf } from '../requestOf.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const WORDS = `---
title: We lost \`this\`
description: It happens.
head: [{ tag: meta, attributes: { name: author, content: Ada } }]
content_class: lost
---

Try [the guide](guides/first.md#install), or [below](#more), or call {PHONE}.

![A box](box.svg)

<Include src="/_part.mdx" />

## More

<AllPages />

<CardGrid><Card title="First" href="/guides/first/">One.</Card></CardGrid>
`;

const FILES: Readonly<Record<string, string>> = {
  'content/index.md': '# Home\n\nRead [the guide](guides/first.md).\n',
  'content/guides/first.md': '# First\n\n## Install\n\nWords.\n',
  'content/_part.mdx': 'A part.\n',
  'content/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
  'content/404.mdx': WORDS,
  'site/components.tsx': `import { withPages } from 'docsgen';
export const AllPages = withPages<object>(({ pages, hrefOf }) => (
  <p>{pages.map(({ path, title }) => <a key={path} href={hrefOf(path)}>{title}</a>)}</p>
));
`,
  'site/config.mjs': `export const config = {
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  repository: { url: 'https://a.example/r', editUrl: 'https://a.example/r/{path}' },
  constants: { PHONE: '555' },
};
`,
};

describe('the not-found page of a site that has words for it', () => {
  it('says them in the place of docsgen’s, and offers near pages below', async () => {
    const site = await siteIn(FILES);
    assert.deepEqual(site.diagnostics(), []);
    const html = notFoundPage(site, '/', 'content/x.md');
    assert.match(html, /<title>We lost this \|/);
    assert.match(html, /<h1[^>]*>We lost <code>this<\/code><\/h1><p class="lead">It happens\.<\/p>/);
    assert.match(html, /<meta name="description" content="It happens\."/);
    assert.match(html, /<meta data-page="" name="author" content="Ada"/);
    assert.match(html, /<article class="content lost">/);
    assert.match(html, /<a href="\/docs\/guides\/first\/#install">.* <a href="#more">below<\/a>, or call 555\./);
    assert.match(html, /<img src="\/docs\/box\.svg"[^>]* width="20" height="10"/);
    assert.match(html, /<a href="\/docs\/">Home<\/a><a href="\/docs\/guides\/first\/">First<\/a>/);
    assert.match(html, /A part\..*<code>content\/x\.md<\/code>.*data-nearest/s);
    assert.match(html, /href="\/docs\/assets\/components\.css"/);
    assert.doesNotMatch(
      html,
      /There is no page at this address|not-found-links|canonical|a\.example\/r\/404|index\.md/,
    );
    assert.match(html, /<meta name="robots" content="noindex"/);
    assert.match(html, /data-region="sidebar" data-sidebar-id=".+?">/);
    // It answers at any address: all that it names has to begin at the root.
    for (const { attributes } of documentElementsOf(html))
      for (const url of [attributes.href, attributes.src]) assert.match(url || '/', /^(?:[/#]|https:)/);
  });

  it('can be a landing page, or have no sidebar', async () => {
    const hero = "hero: { actions: [{ text: 'Start', link: /guides/first/ }] }";
    for (const [key, shown] of [
      [hero, /<div class="page-hero">.*<a href="\/docs\/guides\/first\/" class="button">Start</s],
      ['sidebar: false', /We lost/],
    ] as const) {
      const html = notFoundPage(
        await siteIn({ ...FILES, 'content/404.mdx': WORDS.replace('---\n', `---\n${key}\n`) }),
        '/',
      );
      assert.match(html, shown);
      assert.match(html, /data-region="sidebar" data-sidebar-id="">/);
    }
  });

  it('is no page of the site: nothing lists it, and no link leads to it', async () => {
    const site = await siteIn({ ...FILES, 'content/a.md': '# A\n\n[x](/404/) [y](404.mdx) [z](/404.html)\n' });
    assert.deepEqual(
      site.diagnostics().map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`),
      ['content/a.md:3:5', 'content/a.md:3:16', 'content/a.md:3:29'].map((place) => `${place} broken-link`),
    );
    const paths = site.fullPages().map(({ record }) => record.path);
    assert.deepEqual(paths, ['/', '/a/', '/guides/first/']);
    assert.equal(site.markdown('/404.html' as never), undefined);
  });

  it('is told of what is wrong with it at its place', async () => {
    const site = await siteIn({
      ...FILES,
      'content/404.mdx': '---\nimage: /no.png\n---\n\n# Lost\n\n[x](/no/) {NO} [y](#no)\n',
    });
    assert.deepEqual(
      site
        .diagnostics()
        .map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`)
        .sort(),
      [
        'content/404.mdx:2:1 missing-asset',
        'content/404.mdx:7:12 unknown-constant',
        'content/404.mdx:7:20 broken-anchor',
        'content/404.mdx:7:5 broken-link',
      ],
    );
  });

  it('has its own words in each language, else docsgen’s in that language', async () => {
    const german = { 'content/de/404.md': '# Weg\n\nZu [den Anleitungen](/guides/).\n' };
    const titles = async (files: Readonly<Record<string, string>>) => {
      const site = await siteIn({ ...LANGUAGES, ...files });
      assert.deepEqual(site.diagnostics(), []);
      return ['/x/', '/de/x/'].map((path) => /<title>(.*?) \|/.exec(notFoundPage(site, path))?.[1]);
    };
    assert.deepEqual(await titles({ 'content/404.md': '# Lost\n\nWords.\n' }), ['Lost', 'Nicht gefunden']);
    assert.deepEqual(await titles(german), ['Page not found', 'Weg']);
    const html = notFoundPage(await siteIn({ ...LANGUAGES, ...german }), '/de/x/');
    assert.match(html, /<html lang="de".*<a href="\/docs\/de\/guides\/">den Anleitungen<\/a>/s);
  });
});

it('a build writes the words anew when they or what they include have changed, and docsgen’s where they are gone', async () => {
  const root = temporaryFolder(FILES);
  const built = async (folder = root) => {
    const result = await build(requestOf(folder, { cache: true }));
    assert.deepEqual(result.diagnostics, []);
    return result;
  };
  const read = (path = '404.html', folder = root) => readFileSync(join(folder, 'dist', path), 'utf8');
  const first = await built();
  assert.equal(first.pages, 2);
  for (const path of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }))
    if (/\.(?:html|json|txt|xml|md)$/.test(path) && !path.includes('.docsgen'))
      assert.equal(/We lost|\/404\b/.test(read(path)), path === '404.html', path);
  const changes: readonly (readonly [files: Readonly<Record<string, string>>, words: RegExp])[] = [
    [{ 'content/404.mdx': WORDS.replace('Try', 'Take') }, /Take <a/],
    [{ 'content/_part.mdx': 'Another part.\n' }, /Another part\./],
    [{ 'site/config.mjs': FILES['site/config.mjs']?.replace('555', '556') ?? '' }, /call 556/],
  ];
  let files = FILES;
  for (const [changed, words] of changes) {
    files = { ...files, ...changed };
    writeFiles(root, changed);
    assert.deepEqual((await built()).commit?.written, ['404.html']);
    assert.match(read(), words);
    const clean = temporaryFolder(files);
    await built(clean);
    assert.equal(read('404.html', clean), read());
  }
  assert.deepEqual((await built()).commit?.written, []);
  rmSync(join(root, 'content/404.mdx'));
  assert.deepEqual((await built()).commit?.written, ['404.html']);
  assert.match(read(), /There is no page at this address/);
  writeFiles(root, { 'content/404.mdx': WORDS });
  assert.deepEqual((await built()).commit?.written, ['404.html']);
});
