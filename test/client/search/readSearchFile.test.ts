import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSearchFile } from '../../../src/client/search/readSearchFile.ts';

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
