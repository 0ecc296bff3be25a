import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { judge } from '../../../src/model/diagnostic.ts';
import { elementsWith } from '../../parsedHtml.ts';
import { siteIn } from '../../siteIn.ts';

const page = (title: string, tags = '') =>
  `${tags === '' ? '' : `---\ntags: [${tags}]\n---\n\n`}# ${title}\n\nWords.\n`;

const SITE = {
  'content/index.md': page('Home'),
  'content/a.md': page('A', 'API, C++, log in'),
  'content/b.md': page('B', 'API'),
  'content/b2.md': page('B2', 'API'),
  'content/hidden.md': '---\ntags: [API, secret]\nunlisted: true\n---\n\n# Hidden\n\nWords.\n',
  'content/lists/all.mdx': '# All\n\nSee [one](#tag:log-in), [none](#tag:no).\n\n<PagesByTag />\n',
  'content/lists/more.mdx': '# More\n\nMore words.\n\n<PagesByTag />\n',
  'site/config.mjs': "export const config = { base: '/docs/', siteUrl: 'https://acme.example/docs' };\n",
};

const tagsOf = async (files: Readonly<Record<string, string>>, route: string) =>
  (await siteIn(files)).pageView(route as Route)?.tags;

describe('the tags of pages', () => {
  it('lead to the first page that lists them', async () => {
    const site = await siteIn(SITE);
    const at = '/docs/lists/all/#tag';
    assert.deepEqual(site.pageView('/a/' as Route)?.tags, [
      { text: 'API', href: `${at}:api` },
      { text: 'C++', href: `${at}:c%2B%2B` },
      { text: 'log in', href: `${at}:log-in` },
    ]);
    assert.equal(site.pageView('/' as Route)?.tags, undefined);
    // Who has the address of a page that is in no list shall not be led to nothing.
    assert.deepEqual(site.pageView('/hidden/' as Route)?.tags, [
      { text: 'API', href: `${at}:api` },
      { text: 'secret' },
    ]);
  });

  it('are words alone where nothing lists them, or a component of the site', async () => {
    const { 'content/lists/all.mdx': _, 'content/lists/more.mdx': __, ...files } = SITE;
    assert.deepEqual(await tagsOf(files, '/b/'), [{ text: 'API' }]);
    const own = { ...SITE, 'site/components.ts': 'export const PagesByTag = () => null;\n' };
    assert.deepEqual(await tagsOf(own, '/b/'), [{ text: 'API' }]);
    const draft = { ...files, 'content/tags.mdx': '---\ndraft: true\n---\n\n# Tags\n\n<PagesByTag />\n' };
    assert.deepEqual(await tagsOf(draft, '/b/'), [{ text: 'API' }]);
  });

  it('stand among the headings that their page lists, in the order of the page', async () => {
    const text = '# All\n\n## Before\n\nWords.\n\n### Below\n\n<PagesByTag />\n\n## After\n\nWords.\n';
    const headings = async (body: string) =>
      (await siteIn({ ...SITE, 'content/lists/all.mdx': body }))
        .pageView('/lists/all/' as Route)
        ?.headings.map(({ level, slug }) => `${level} ${slug}`);
    const tags = ['2 tag:api', '2 tag:c++', '2 tag:log-in'];
    assert.deepEqual(await headings(text), ['2 before', '3 below', ...tags, '2 after']);
    assert.deepEqual(await headings('# All\n\n<PagesByTag />\n'), tags);
    assert.deepEqual(await headings(`---\ntoc: false\n---\n\n${text}`), []);
    // As the HTML of the page has it, the ID is another text.
    const escaped = await headings('# All\n\n## Before {#q&a}\n\n<PagesByTag />\n');
    assert.deepEqual(escaped, ['2 q&a', ...tags]);
  });

  it('are listed with their pages, each under one spelling, as HTML and as Markdown', async () => {
    const site = await siteIn({ ...SITE, 'content/c.md': page('C', 'api') });
    const { contentHtml = '', hasComponents } = site.pageView('/lists/all/' as Route) ?? {};
    assert.equal(hasComponents, true);
    assert.deepEqual(
      elementsWith(contentHtml, 'h2').map(({ attributes, text }) => [attributes.id, text]),
      [
        ['tag:api', 'API'],
        ['tag:c++', 'C++'],
        ['tag:log-in', 'log in'],
      ],
    );
    const links = elementsWith(contentHtml, 'a').map(({ attributes }) => attributes.href);
    assert.deepEqual(links.slice(2), [
      ...['#tag:api', '#tag:c%2B%2B', '#tag:log-in'],
      ...['/docs/a/', '/docs/b/', '/docs/b2/', '/docs/c/', '/docs/a/', '/docs/a/'],
    ]);
    const at = 'https://acme.example/docs';
    assert.match(
      site.markdown('/lists/more/' as Route) ?? '',
      new RegExp(`\n## API\n\n- \\[A\\]\\(${at}/a/\\)\n[^#]*\n## C\\+\\+\n\n- \\[A\\]\\(${at}/a/\\)\n`),
    );
  });

  it('lead within the language of their page', async () => {
    const german = {
      ...SITE,
      'content/de/index.md': page('Start', 'API'),
      'content/de/b.md': '---\nlang: en\ntags: [API]\n---\n\n# Still English\n\nWords.\n',
      'content/de/tags.mdx': '# Alle\n\n<PagesByTag />\n',
      'site/config.mjs':
        "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
    };
    const site = await siteIn(german);
    assert.deepEqual(
      ['/b/', '/de/b/'].map((route) => site.pageView(route as Route)?.tags?.[0]?.href),
      ['/lists/all/#tag:api', '/de/tags/#tag:api'],
    );
    const { contentHtml = '' } = site.pageView('/de/tags/' as Route) ?? {};
    assert.deepEqual(
      elementsWith(contentHtml, 'a').map(({ attributes: { href, hreflang }, text }) => [href, hreflang, text]),
      [
        ['/de/', undefined, 'Start'],
        ['/de/b/', 'en', 'Still English'],
      ],
    );
  });

  it('are found by search, like keywords, and stand in the record of the page', async () => {
    const files = { ...SITE, 'content/b.md': '---\nkeywords: [sso]\ntags: [API, auth]\n---\n\n# B\n\nWords.\n' };
    const site = await siteIn(files);
    assert.equal(site.searchText('/b/' as Route)?.keywords, 'sso, API, auth');
    assert.equal(site.searchText('/a/' as Route)?.keywords, 'API, C++, log in');
    assert.equal(site.searchText('/' as Route)?.keywords, undefined);
    assert.deepEqual(site.records().find(({ path }) => path === '/b/')?.frontmatter.tags, ['API', 'auth']);
  });

  it('may be those of a folder', async () => {
    const config = "export const config = { defaults: [{ routes: ['/lists/'], tags: ['lists'] }] };\n";
    assert.deepEqual(await tagsOf({ ...SITE, 'site/config.mjs': config }, '/lists/more/'), [
      { text: 'lists', href: '/lists/all/#tag:lists' },
    ]);
  });

  it('can be linked to, and a list without any is told of', async () => {
    const told = async (files: Readonly<Record<string, string>>) =>
      judge((await siteIn(files)).diagnostics(), { strict: false }).map(
        ({ severity, code, place }) => `${place?.file}:${place?.line}:${place?.column} ${severity} ${code}`,
      );
    assert.deepEqual(await told(SITE), ['content/lists/all.mdx:3:32 error broken-anchor']);
    const empty = { 'content/index.mdx': '# Home\n\nWords.\n\n<PagesByTag />\n' };
    assert.deepEqual(await told(empty), ['content/index.mdx:5:2 warning empty-list']);
  });
});
