import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { siteIn } from '../../siteIn.ts';

const page = (lines: string) => `---\ntitle: A\n${lines}---\n\n## Part\n\nWords.\n`;

const site = await siteIn({
  'content/index.md': page(''),
  'content/a b.md': page('content_class: wide\ndescription: About A.\n'),
  'content/own.md': page('editLink: https://edit.example/own\nsearch: low\n'),
  'content/none.md': page('editLink: false\nunlisted: true\nimage: https://a.example/a.png\n'),
  'content/secret.md': page('permalink: /{token}/\nunlisted: true\n'),
  'content/code.md': page('description: Use `a<b` & c.\n'),
  'content/opening.md': '# A\n\nIts *first* words.\n',
  'content/rtl.md': page('lang: he\nlastUpdated: 2024-01-31\n'),
  'content/de/rtl.md': page('lastUpdated: 2024-01-31\n'),
  'site/config.mjs': `export const config = {
  base: '/docs/',
  siteUrl: 'https://acme.example/docs',
  token: 'k3pt',
  description: 'All of it.',
  repository: { url: 'https://code.example/r', editUrl: 'https://code.example/r/edit/{path}?x' },
  pageLinks: [
    { text: 'Report', link: 'https://code.example/new?title={title}&body={url}&at={path}' },
    { text: 'Ask', link: 'https://ask.example/?q={markdown}' },
    { text: 'Source', link: 'https://code.example/{path}' },
  ],
  locales: {
    root: { label: 'English' },
    de: { label: 'Deutsch', fallback: true, pageLinks: [{ text: 'Melden', link: 'mailto:a@acme.example?body={url}' }] },
  },
};
`,
});

describe('what a page says besides its content', () => {
  const view = (route: string) => site.pageView(route as Route) ?? assert.fail(route);

  it('is described by what it begins with, where it has no description, and the start by what the site says', () => {
    const said = (route: string) => [view(route).description, view(route).leadHtml];
    assert.deepEqual(said('/opening/'), ['Its first words.', undefined]);
    assert.match(view('/opening/').structuredData ?? '', /"description":"Its first words\."/);
    assert.deepEqual(said('/'), ['All of it.', undefined]);
    assert.deepEqual(said('/rtl/'), ['All of it.', undefined]);
  });

  it('has the code of its description as code where readers see it, and as words elsewhere', () => {
    const { description, leadHtml, structuredData } = view('/code/');
    assert.deepEqual([description, leadHtml], ['Use a<b & c.', 'Use <code>a&lt;b</code> &amp; c.']);
    assert.match(structuredData ?? '', /"description":"Use a\\u003cb & c\."/);
    assert.equal(site.searchText('/code/' as Route)?.description, 'Use a<b & c.');
  });

  it('says the day of its last change in the language of the words around that', () =>
    assert.deepEqual(
      ['/rtl/', '/de/rtl/'].map((route) => view(route).lastUpdated?.text),
      ['January 31, 2024', '31. Januar 2024'],
    ));

  it('tells search whether it is to stand below other pages', () =>
    assert.deepEqual(
      ['/own/', '/code/'].map((route) => site.searchText(route as Route)?.isLow),
      [true, undefined],
    ));

  it('is found without a fault', () => assert.deepEqual(site.diagnostics(), []));

  it('is where it is edited: its source, that of the original for a page that is not translated, or what it names', () =>
    assert.deepEqual(
      ['/a b/', '/de/a b/', '/own/', '/none/'].map((route) => view(route).editHref),
      [
        'https://code.example/r/edit/a%20b.md?x',
        'https://code.example/r/edit/a%20b.md?x',
        'https://edit.example/own',
        undefined,
      ],
    ));

  it('has the links of its language, which say which page it is', () =>
    assert.deepEqual(
      ['/a b/', '/de/a b/', '/none/'].map((route) => view(route).pageLinks),
      [
        [
          {
            text: 'Report',
            href: 'https://code.example/new?title=A&body=https%3A%2F%2Facme.example%2Fdocs%2Fa%2520b%2F&at=a%20b.md',
          },
          { text: 'Ask', href: 'https://ask.example/?q=https%3A%2F%2Facme.example%2Fdocs%2Fa%2520b%2Findex.md' },
          { text: 'Source', href: 'https://code.example/a%20b.md' },
        ],
        [{ text: 'Melden', href: 'mailto:a@acme.example?body=https%3A%2F%2Facme.example%2Fdocs%2Fa%2520b%2F' }],
        [
          {
            text: 'Report',
            href: 'https://code.example/new?title=A&body=https%3A%2F%2Facme.example%2Fdocs%2Fnone%2F&at=none.md',
          },
          { text: 'Source', href: 'https://code.example/none.md' },
        ],
      ],
    ));

  it('says of such links in which language they are, where its own language has none', async () => {
    const own = await siteIn({
      'content/index.md': '# A\n',
      'content/de/index.md': '# A\n',
      'site/config.mjs': `export const config = {
        pageLinks: [{ text: 'Report', link: 'mailto:a@acme.example?body={title}' }],
        locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
      };
`,
    });
    const report = { text: 'Report', href: 'mailto:a@acme.example?body=A' };
    assert.deepEqual(own.pageView('/' as Route)?.pageLinks, [report]);
    assert.deepEqual(own.pageView('/de/' as Route)?.pageLinks, [{ ...report, lang: 'en' }]);
  });

  it('does not say its address where that is a secret', () =>
    assert.deepEqual(view('/k3pt/').pageLinks, [{ text: 'Source', href: 'https://code.example/secret.md' }]));

  it('has the address that it names itself as the one of what it says', async () => {
    const canonical = '{tag: link, attributes: {rel: canonical, href: https://old.example/a/}}';
    const site = await siteIn(
      { 'content/index.md': page(''), 'content/a.md': `---\nhead: [${canonical}]\n---\n\n# Home\n\nWords.\n` },
      { config: { siteUrl: 'https://a.example', pageLinks: [{ text: 'Report', link: 'https://b.example/?{url}' }] } },
    );
    assert.deepEqual(site.diagnostics(), []);
    const { headHtml, ...own } = site.pageView('/a/' as Route) ?? assert.fail();
    assert.equal(own.canonical, 'https://old.example/a/');
    assert.match(own.structuredData ?? '', /"url":"https:\/\/old\.example\/a\/"/);
    assert.equal(own.pageLinks?.[0]?.href, 'https://b.example/?https%3A%2F%2Fa.example%2Fa%2F');
    // Its own `head` is written once.
    assert.equal(headHtml ?? '', '');
  });

  it('is which page it is to search engines, which know nothing of one that is in no list', () => {
    const { canonical, markdownHref, noindex, structuredData } = view('/de/a b/');
    assert.deepEqual(
      [canonical, markdownHref, noindex],
      ['https://acme.example/docs/a%20b/', '/docs/de/a%20b/index.md', false],
    );
    assert.match(structuredData ?? '', /"inLanguage":"en".*"url":"https:\/\/acme\.example\/docs\/de\/"/);
    const hidden = view('/none/');
    assert.deepEqual(
      [hidden.noindex, hidden.markdownHref, hidden.structuredData, hidden.image, hidden.languages],
      [true, undefined, undefined, undefined, undefined],
    );
  });

  it('is whether it is the first one, and its languages', () => {
    assert.deepEqual(
      ['/', '/de/', '/own/'].map((route) => view(route).isHome),
      [true, true, undefined],
    );
    assert.equal(view('/own/').languages?.length, 2);
  });

  it('is its direction and its words, else those of the site', () => {
    assert.deepEqual([view('/rtl/').dir, view('/own/').dir, view('/de/rtl/').lang], ['rtl', 'ltr', 'de']);
    assert.deepEqual(
      ['/a b/', '/own/'].map((route) => [view(route).description, view(route).leadHtml, view(route).contentClass]),
      [
        ['About A.', 'About A.', 'wide'],
        ['All of it.', undefined, undefined],
      ],
    );
  });
});
