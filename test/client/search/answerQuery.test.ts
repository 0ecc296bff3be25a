import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerQuery } from '../../../src/client/search/answerQuery.ts';
import { indexIn } from '../../search/indexIn.ts';

const PAGES = {
  '/settings/': {
    title: 'Settings',
    description: 'All settings.',
    html: '<h2 id="retry">Auto-retry</h2><p>Runs again.</p><h2 id="x">X</h2><p>Retry by hand.</p>',
  },
  '/http/': { title: 'HTTP', html: '<p>A retry of a request. Retry, retry.</p>' },
  '/status/': { title: 'Status page', description: 'Where to look.' },
};
const said = (pieces: readonly { text: string; isFound: boolean }[] = []) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

describe('answerQuery', () => {
  it('yields pages with their sections, best first, marked', async () => {
    const { pages, count, version } = await answerQuery('auto retry', indexIn(PAGES));
    assert.deepEqual(
      pages.map(({ route }) => route),
      ['/settings/', '/http/'],
    );
    assert.deepEqual(
      pages[0]?.sections.map(({ slug, title }) => [slug, said(title)]),
      [
        ['retry', '[Auto-retry]'],
        ['x', 'X'],
      ],
    );
    assert.equal(said(pages[0]?.sections[1]?.passage?.pieces), '[Retry] by hand.');
    assert.equal(said(pages[1]?.passage?.pieces), 'A [retry] of a request. [Retry], [retry].');
    assert.equal(count, 2, 'what is listed is counted');
    assert.equal(version, 'v2');
  });

  it('counts all pages with as much of the query as the best one, and no others that are not listed', async () => {
    const many = (count: number, html: string) =>
      Array.from({ length: count }, (_, index) => [`/${html.length}-${index}/`, { title: `T${index}`, html }] as const);
    const { count, pages } = await answerQuery(
      'auto retry',
      indexIn(Object.fromEntries([...many(9, '<p>Auto retry.</p>'), ...many(5, '<p>Only one retry.</p>')])),
    );
    assert.equal(count, 9);
    assert.equal(pages.length, 8);
  });

  it('begins at the best section where that says more of the query than the title of its page', async () => {
    const firstOf = async (query: string) => (await answerQuery(query, indexIn(PAGES))).first;
    assert.equal(await firstOf('auto retry'), 1);
    assert.equal(await firstOf('settings'), 0);
    // The heading of the best section says no more, and nothing stands below any.
    assert.equal(await firstOf('settings retry hand'), 0);
    assert.equal(await firstOf('http'), 0);
    assert.equal(await firstOf('nowhere'), 0);
  });

  it('shows the description where nothing but the title was found', async () => {
    const { pages } = await answerQuery('status', indexIn(PAGES));
    assert.equal(said(pages[0]?.title), '[Status] page');
    assert.equal(said(pages[0]?.passage?.pieces), 'Where to look.');
    assert.equal(pages[0]?.passage?.isCode, false);
  });

  it('says what it searched for instead, and which words to mark', async () => {
    const { corrected, words } = await answerQuery('setings', indexIn(PAGES));
    assert.equal(corrected, 'settings');
    assert.deepEqual(words, ['settings']);
  });

  it('puts first the page whose title is the query, whatever the sections of others say', async () => {
    const pages = {
      '/faq/': { title: 'Questions about stores of data', html: '<h2 id="a">Data store</h2><p>Data store.</p>' },
      '/own/': { title: 'Data Stores', html: '<p>Nothing more.</p>' },
    };
    for (const query of ['data store', 'Data stores', 'data-stores', 'datta stores'])
      assert.equal((await answerQuery(query, indexIn(pages))).pages[0]?.route, '/own/', query);
  });

  it('tells titles apart by their signs where nothing else does', async () => {
    const page = (title: string) => ({ title, html: '<p>A language. C, C++ and C#.</p>' });
    const pages = { '/c/': page('C'), '/cpp/': page('C++'), '/cs/': page('C#'), '/net/': page('.NET') };
    for (const [query, route] of [
      ['c', '/c/'],
      ['C++', '/cpp/'],
      [' c++ ', '/cpp/'],
      ['c#', '/cs/'],
      ['.net', '/net/'],
    ] as const)
      assert.equal((await answerQuery(query, indexIn(pages))).pages[0]?.route, route, query);
  });

  it('takes a word with signs behind it for all of a word: others that begin so are left out', async () => {
    const pages = {
      '/code/': { title: 'Code', html: '<p>Ctrl copies code.</p>' },
      '/languages/': { title: 'Languages', html: '<h2 id="c">C++</h2><p>A library.</p>' },
    };
    for (const query of ['C++', 'c# '])
      assert.deepEqual(
        (await answerQuery(query, indexIn(pages))).pages.map(({ route }) => route),
        ['/languages/'],
        query,
      );
    assert.equal((await answerQuery('c', indexIn(pages))).pages.length, 2);
  });

  it('counts pages that hold an identifier, not those that hold a part of it', async () => {
    const other = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`/${index}/`, { html: '<p>send it by http</p>' }]),
    );
    const named = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`/own/${index}/`, { html: '<p>$.send.http()</p>' }]),
    );
    const { count, pages } = await answerQuery('$.send.http', indexIn({ ...other, ...named }));
    assert.equal(count, 10);
    assert.ok(pages.every(({ route }) => route.startsWith('/own/')));
  });

  it('puts a page that is to stand below others there, and first where it alone is meant', async () => {
    const pages = (facts = {}) => ({
      '/changelog/': {
        title: 'Changelog',
        ...facts,
        html: '<h2 id="a">Webhooks</h2><p>Webhooks retry. Webhooks are signed. New: webhooks.</p><h2 id="b">Cron</h2>',
      },
      '/deliveries/': { title: 'Deliveries', html: '<p>How webhooks reach you.</p><h3 id="s">Signed webhooks</h3>' },
      '/other/': { title: 'Other', html: '<p>See the changelog.</p>' },
    });
    const routes = async (query: string, facts = {}) =>
      (await answerQuery(query, indexIn(pages(facts)))).pages.map(({ route }) => route);
    assert.deepEqual(await routes('webhooks'), ['/changelog/', '/deliveries/']);
    const low = { isLow: true } as const;
    assert.deepEqual(await routes('webhooks', low), ['/deliveries/', '/changelog/']);
    assert.deepEqual(await routes('changelog', low), ['/changelog/', '/other/']);
    assert.deepEqual(await routes('cron', low), ['/changelog/']);
  });

  it('has an empty answer for what stands nowhere', async () => {
    assert.deepEqual(await answerQuery('zzz', indexIn(PAGES)), {
      query: 'zzz',
      corrected: undefined,
      count: 0,
      first: 0,
      pages: [],
      words: [],
      version: 'v2',
    });
  });

  it('loads the texts of the pages that it shows, and no more', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`/${index}/`, { html: `<p>delay ${index}</p>` }]),
    );
    const files = indexIn(many);
    const { count, pages } = await answerQuery('delay', files);
    assert.equal(count, 40);
    assert.equal(files.asked.filter((path) => path.includes('/text.')).length, pages.length);
    assert.ok(files.asked.length <= pages.length + 3);
  });
});
