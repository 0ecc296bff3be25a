import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSearch } from '../../../src/client/search/createSearch.ts';
import { searchPointer } from '../../../src/model/search/searchFiles.ts';

const INDEX: Readonly<Record<string, string>> = {
  'manifest/search.json': '{"count":1,"perList":512,"lists":["l"],"shelves":{"d":"s"}}',
  'search/words.s.json': '{"words":"delay","pages":[1],"blocks":[[0,"b"]]}',
  'search/block.b.json': '{"delay":[1,96]}',
  'search/pages.l.json': '["t"]',
  'search/text.t.json': '{"route":"/a/","title":"Delay","trail":[],"description":"","sections":[]}',
};

function served(files: Record<string, string>) {
  const asked: string[] = [];
  const search = createSearch(searchPointer(), async (path: string) => {
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

  it('starts from what was loaded already, and knows when that has changed', async () => {
    const { search, asked } = served({ ...INDEX });
    const pointer = INDEX['manifest/search.json'] ?? '';
    await search.prepare(pointer);
    assert.deepEqual(await routes(search.answer('delay')), ['/a/']);
    assert.ok(!asked.includes('manifest/search.json'));
    await search.prepare(pointer.replace('"d"', '"x"'));
    assert.deepEqual(await routes(search.answer('delay')), []);
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
