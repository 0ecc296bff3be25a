import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSearch, readSearchFile } from '../../src/client/search.ts';

const INDEX: Readonly<Record<string, string>> = {
  'manifest/search.json': '{"count":1,"perList":512,"lists":["l"],"shelves":{"d":"s"}}',
  'search/words.s.json': '{"words":"delay","pages":[1],"blocks":[[0,"b"]]}',
  'search/block.b.json': '{"delay":[1,96]}',
  'search/pages.l.json': '["t"]',
  'search/text.t.json': '{"route":"/a/","title":"Delay","trail":[],"description":"","sections":[]}',
};

function served(files: Record<string, string>) {
  const asked: string[] = [];
  const search = createSearch(async (path) => {
    asked.push(path);
    const text = files[path];
    if (text === undefined) throw new Error(`404 for ${path}`);
    return text;
  });
  return { search, asked };
}

const routes = async (answer: Promise<{ readonly pages: readonly { readonly route: string }[] }>) =>
  (await answer).pages.map(({ route }) => route);

describe('createSearch', () => {
  it('answers without being prepared', async () => {
    const { search } = served({ ...INDEX });
    assert.deepEqual(await routes(search.answer('delay')), ['/a/']);
  });

  it('loads the start of the index once for those who ask at the same time, and keeps files that are the same', async () => {
    const { search, asked } = served({ ...INDEX });
    await Promise.all([search.prepare(), search.prepare()]);
    assert.deepEqual(asked, ['manifest/search.json', 'search/pages.l.json']);
    await search.answer('delay');
    await search.prepare();
    await search.answer('delay');
    assert.equal(asked.filter((path) => path.includes('text')).length, 1);
  });

  it('looks for the new index when the site was published anew', async () => {
    const files = { ...INDEX };
    const { search } = served(files);
    await search.prepare();
    delete files['search/words.s.json'];
    files['manifest/search.json'] = files['manifest/search.json']?.replace('"s"', '"s2"') ?? '';
    files['search/words.s2.json'] = INDEX['search/words.s.json'] ?? '';
    assert.deepEqual(await routes(search.answer('delay')), ['/a/']);
  });

  it('rejects where there is no index, and tries again the next time', async () => {
    const files: Record<string, string> = {};
    const { search } = served(files);
    await assert.rejects(search.answer('delay'), /404/);
    Object.assign(files, INDEX);
    assert.deepEqual(await routes(search.answer('delay')), ['/a/']);
  });
});

describe('readSearchFile', () => {
  it('asks the site for the pointer anew each time, and rejects what is not there', async (context) => {
    const fetched: unknown[] = [];
    context.mock.method(globalThis, 'fetch', async ({ href }: URL, init: RequestInit) => {
      fetched.push([href, init.cache]);
      return href.includes('missing') ? new Response('', { status: 404 }) : new Response('{}');
    });
    const read = readSearchFile(new URL('https://a.example/docs/assets/'));
    assert.equal(await read('manifest/search.json'), '{}');
    await read('search/text.t.json');
    await assert.rejects(read('search/missing.json'), /404 for search\/missing\.json/);
    assert.deepEqual(fetched.slice(0, 2), [
      ['https://a.example/docs/assets/manifest/search.json', 'no-cache'],
      ['https://a.example/docs/assets/search/text.t.json', 'default'],
    ]);
  });
});
