import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerQuery } from '../../../src/client/search/answerQuery.ts';
import { findPages } from '../../../src/client/search/findPages.ts';
import { pageSections } from '../../../src/client/search/pageSections.ts';
import { pageWorth } from '../../../src/client/search/pageWorth.ts';
import { indexIn } from '../../search/indexIn.ts';

type Pages = Parameters<typeof indexIn>[0];

/** Routes in the order in which a query shows them. */
const shown = async (query: string, pages: Pages) =>
  (await answerQuery(query, indexIn(pages))).pages.map(({ route }) => route);

describe('pageWorth', () => {
  it('is that of a title where this is the query, and more where it is written the same', async () => {
    const files = indexIn({ '/a/': { title: 'C++' }, '/b/': { title: 'C' }, '/c/': { title: 'C and others' } });
    const found = await findPages('c', files);
    const worths = await Promise.all(
      [0, 1, 2].map(async (page) => {
        const text = await files.text(page);
        const sections = pageSections(text, found);
        return pageWorth(text, { query: 'c', found, sections, score: 1, lang: 'en' }).asTitle;
      }),
    );
    assert.deepEqual(worths, [1, 3, 0]);
  });

  it('puts a page with the heading that is the query before one that says it oftener beside other words', async () => {
    const other = (title: string) => ({ title, html: '<p>Nothing of it.</p>' });
    const pages = {
      '/settings/': {
        title: 'Settings',
        description: 'Memory and timeout.',
        html: '<h2 id="a">Execution timeout limit</h2><p>The timeout of a workflow. No timeout is longer.</p>',
      },
      '/problems/': { title: 'Problems', html: `<h2 id="b">Timeout</h2><p>${'It took too long. '.repeat(80)}</p>` },
      ...Object.fromEntries([...'abcdefgh'].map((letter) => [`/${letter}/`, other(letter)])),
    };
    for (const query of ['timeout', 'Timeout ', 'timoeut'])
      assert.deepEqual(await shown(query, pages), ['/problems/', '/settings/'], query);
  });

  it('tells headings apart by their signs', async () => {
    const section = (heading: string) => `<h2 id="a">${heading}</h2><p>What you pass.</p>`;
    const pages = {
      '/a/': { title: 'Workflows', html: section('Context') },
      '/b/': { title: 'Components', html: section('$.context') },
    };
    assert.deepEqual(await shown('context', pages), ['/a/', '/b/']);
    assert.deepEqual(await shown('$.context', pages), ['/b/', '/a/']);
  });

  it('puts first, of two pages that say the same, the one that stands further up', async () => {
    const html = '<h2 id="a">Retries</h2><p>Again.</p>';
    const pages = {
      '/deep/': { title: 'HTTP', trail: ['Code', 'Destinations'], html },
      '/top/': { title: 'HTTP', html },
      '/middle/': { title: 'HTTP', trail: ['Code'], html },
    };
    for (const query of ['retries', 'again'])
      assert.deepEqual(await shown(query, pages), ['/top/', '/middle/', '/deep/'], query);
  });

  it('finds a page by what it is and where it stands, though its title says only the one', async () => {
    const page = (title: string, ...trail: string[]) => ({ title, trail, html: '<p>Save a record with Python.</p>' });
    const pages = {
      '/data-stores/': page('Data stores'),
      '/go/data-stores/': page('Using data stores', 'Code', 'Go'),
      '/python/data-stores/': page('Using data stores', 'Code', 'Python'),
    };
    assert.equal((await shown('python data stores', pages))[0], '/python/data-stores/');
    assert.equal((await shown('data stores', pages))[0], '/data-stores/');
  });

  it('counts a title that holds the query as much as a heading that does', async () => {
    const pages = {
      '/title/': { title: 'Making HTTP requests with Python' },
      '/heading/': { title: 'Python', html: '<h2 id="a">Sending HTTP requests from Python</h2>' },
      '/neither/': { title: 'Requests', html: '<p>Python sends HTTP requests.</p>' },
    };
    const files = indexIn(pages);
    const query = 'http requests python';
    const found = await findPages(query, files);
    const score = async (page: number) => {
      const text = await files.text(page);
      return pageWorth(text, { query, found, sections: pageSections(text, found), score: 1, lang: 'en' }).score;
    };
    assert.equal(await score(0), await score(1));
    assert.ok((await score(1)) > (await score(2)));
  });

  it('counts a keyword that is the query as much as a heading', async () => {
    const pages = {
      '/rerun/': {
        title: 'Rerun',
        html: '<h2 id="a">A day has twenty-four hours</h2><p>Every one of these hours, every hour.</p>',
      },
      '/triggers/': {
        title: 'Triggers',
        keywords: 'every minute, every hour, every day',
        html: `<p>${'Runs a workflow when something has happened. '.repeat(60)}</p>`,
      },
    };
    for (const query of ['every hour', 'Every hours'])
      assert.deepEqual(await shown(query, pages), ['/triggers/', '/rerun/'], query);
  });

  it('puts a page with a keyword that is written as the query before titles that lack its signs, and after one that has them', async () => {
    const pages = {
      '/c/': { title: 'C' },
      '/cpp/': { title: 'C++' },
      '/dotnet/': { title: 'Functions of the runtime', keywords: 'dotnet, C#', trail: ['Code'] },
    };
    for (const query of ['C#', 'c# ']) assert.equal((await shown(query, pages))[0], '/dotnet/', query);
    assert.deepEqual((await shown('C++', pages))[0], '/cpp/');
    assert.deepEqual((await shown('C', pages))[0], '/c/');
    const more = { ...pages, '/csharp/': { title: 'C#', trail: ['Code', 'Others'] } };
    assert.deepEqual((await shown('C#', more)).slice(0, 2), ['/csharp/', '/dotnet/']);
  });

  it('puts a page whose title or heading has the signs of the query before those that only have its letters', async () => {
    const clients = {
      '/c/': { title: 'C and C++ clients', html: '<p>The C client and the C++ client. C, C and C.</p>' },
      '/csharp/': { title: 'C# client', html: '<p>How to use it.</p>' },
    };
    for (const query of ['c#', 'C# ']) assert.equal((await shown(query, clients))[0], '/csharp/', query);
    for (const query of ['c++', 'c']) assert.equal((await shown(query, clients))[0], '/c/', query);
    const sections = {
      '/a/': { title: 'Go client', html: '<h2 id="a">From C</h2><p>What C has, and C alone.</p>' },
      '/b/': { title: 'Java client', html: '<h2 id="a">From C#</h2><p>What differs.</p>' },
    };
    assert.equal((await shown('c#', sections))[0], '/b/');
    const versions = {
      '/a/': { title: 'C client', html: '<p>The C client is for C, C and C.</p>' },
      '/b/': { title: 'C++17 and C++ client', html: '<p>How to use it.</p>' },
    };
    assert.equal((await shown('c++', versions))[0], '/b/');
  });

  it('counts a heading that says the same as the query as one that is written so', async () => {
    const pages = {
      '/settings/': {
        title: 'Settings',
        description: 'Memory and HTTP responses.',
        html: '<h2 id="a">Limit of an HTTP response</h2><p>The HTTP response. No HTTP response is longer.</p>',
      },
      '/triggers/': {
        title: 'Triggers',
        html: `<h2 id="b">HTTP responses</h2><p>${'What is sent. '.repeat(80)}</p>`,
      },
    };
    for (const query of ['http responses', 'http response'])
      assert.equal((await shown(query, pages))[0], '/triggers/', query);
  });

  it('leaves a title that says the same before a keyword where the query has no such signs', async () => {
    const pages = {
      '/hooks/': { title: 'Events', keywords: 'webhooks, node.js', html: '<p>Webhooks of Node JS. Webhooks.</p>' },
      '/webhook/': { title: 'Webhook' },
      '/node/': { title: 'Node JS' },
    };
    assert.equal((await shown('webhooks', pages))[0], '/webhook/');
    assert.equal((await shown('node.js', pages))[0], '/node/');
  });
});
