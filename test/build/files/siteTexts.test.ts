import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { llmsList, nearestLists, readingRoutes, robots, sitemap } from '../../../src/build/files/siteTexts.ts';
import { LANGUAGES } from '../../languagesFixture.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'content/a.md': '---\ntitle: A\ndescription: About a.\n---\n\nWords.\n',
  'content/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  'content/guide/index.md': '# The guide\n\nWords.\n',
  'content/guide/one.md': '---\npermalink: /guide/one.html\n---\n\n# One\n',
};

const textsOf = async (siteUrl: string | undefined, dates: Readonly<Record<string, string>> = {}) => {
  const site = await siteIn(FILES, {
    config: { siteUrl, base: '/docs/', title: 'Docs', description: 'All of it.' },
    dates,
  });
  const forRobots = robots(site);
  return new Map([
    ['llms.txt', llmsList(site, site.records())],
    ...sitemap(site, site.records()),
    ...(forRobots === undefined ? [] : [['robots.txt', forRobots] as const]),
    ...nearestLists(site, site.records()),
  ]);
};

describe('the texts that list a site', () => {
  it('are for programs and for the not-found page', async () => {
    assert.deepEqual(
      [...(await textsOf('https://a.example')).keys()],
      ['llms.txt', 'sitemap.xml', 'robots.txt', 'assets/nearest/all.json'],
    );
    assert.deepEqual([...(await textsOf(undefined)).keys()], ['llms.txt', 'assets/nearest/all.json']);
    assert.ok(!(await textsOf('https://a.example/docs')).has('robots.txt'));
  });

  it('leave out of the sitemap a page that search engines are not to list, or know by another address', async () => {
    const head = (tag: string) => `---\nhead: [${tag}]\n---\n\n# A\n\nWords.\n`;
    const site = await siteIn(
      {
        ...FILES,
        'content/a.md': head('{tag: meta, attributes: {Name: Robots, content: "nofollow, NOINDEX"}}'),
        'content/b.md': head('{tag: link, attributes: {rel: canonical, href: https://b.example/}}'),
        'content/c.md': head('{tag: meta, attributes: {name: robots, content: none}}'),
        'content/d.md': head('{tag: meta, attributes: {name: robots, content: "max-snippet:50, nonexistent"}}'),
        'content/e.md': head('{tag: link, attributes: {rel: canonical, href: https://a.example/e/}}'),
        'content/f.md': head('{tag: meta, attributes: {name: author, content: none}}'),
      },
      { config: { siteUrl: 'https://a.example' } },
    );
    const listed = sitemap(site, site.records()).get('sitemap.xml') ?? '';
    assert.deepEqual(
      [...listed.matchAll(/a\.example\/(\w)\//g)].map(([, page]) => page),
      ['d', 'e', 'f'],
    );
    assert.match(llmsList(site, site.records()), /\/a\/index\.md/);
  });

  it('list the sections in reading order, as Markdown', async () => {
    assert.equal(
      (await textsOf('https://a.example/docs')).get('llms.txt'),
      [
        '# Docs',
        '> All of it.',
        'All pages in one file: https://a.example/docs/llms-full.txt',
        '## Pages',
        '- [Home](https://a.example/docs/index.md)\n- [A](https://a.example/docs/a/index.md): About a.',
        '## The guide',
        '- [The guide](https://a.example/docs/guide/index.md)\n- [One](https://a.example/docs/guide/one.md)\n',
      ].join('\n\n'),
    );
    assert.match((await textsOf(undefined)).get('llms.txt') ?? '', /\(\/docs\/a\/index\.md\)/);
  });

  it('list the pages of each language by themselves', async () => {
    const site = await siteIn(LANGUAGES);
    const sections = llmsList(site, site.records()).split('\n## ').slice(1);
    assert.deepEqual(
      sections.map((section) => [section.split('\n')[0], ...section.matchAll(/docs(\/.*)index\.md/g)].map(String)),
      [
        ['Pages', 'docs/index.md,/', 'docs/limits/index.md,/limits/'],
        ['Guides', 'docs/guides/index.md,/guides/', 'docs/guides/first/index.md,/guides/first/'],
        ['Deutsch: Seiten', 'docs/de/index.md,/de/'],
        [
          'Deutsch: Anleitungen',
          'docs/de/guides/index.md,/de/guides/',
          'docs/de/guides/first/index.md,/de/guides/first/',
          'docs/de/guides/only/index.md,/de/guides/only/',
        ],
      ],
    );
  });

  it('name the section of each page to the not-found page, as its breadcrumbs do', async () => {
    assert.deepEqual(JSON.parse((await textsOf(undefined)).get('assets/nearest/all.json') ?? ''), [
      ['/', 'Home'],
      ['/a/', 'A'],
      ['/guide/', 'The guide'],
      ['/guide/one.html', 'One', 'The guide'],
    ]);
  });

  it('name no section that says the same as the title', async () => {
    const site = await siteIn(
      { 'content/index.md': '# Home\n', 'content/a.md': '# Projects\n\nWords.\n' },
      { config: { sidebars: [{ routes: ['/'], items: [{ text: 'Projects', items: ['/a/'] }] }] } },
    );
    assert.match(nearestLists(site, site.records()).get('assets/nearest/all.json') ?? '', /\["\/a\/","Projects"\]/);
  });

  it('name the last change where git knows it', async () => {
    const sitemap =
      (await textsOf('https://a.example/docs', { 'a.md': '2024-01-01T00:00:00.000Z' })).get('sitemap.xml') ?? '';
    assert.match(sitemap, /<loc>https:\/\/a\.example\/docs\/a\/<\/loc><lastmod>2024-01-01T00:00:00\.000Z<\/lastmod>/);
    assert.match(sitemap, /<loc>https:\/\/a\.example\/docs\/guide\/one<\/loc><\/url>/);
  });

  it('tell nobody of an unlisted page', async () => {
    for (const [path, text] of await textsOf('https://a.example')) assert.ok(!/hidden/i.test(text), path);
  });

  it('order all listed pages', async () => {
    const site = await siteIn(FILES);
    assert.deepEqual(readingRoutes(site), ['/', '/a/', '/guide/', '/guide/one.html']);
  });
});
