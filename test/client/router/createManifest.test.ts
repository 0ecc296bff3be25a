import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createManifest } from '../../../src/client/router/createManifest.ts';
import { manifestPartOf } from '../../../src/model/chunk.ts';

const SITE = { base: '/docs/', manifestParts: 4 };
const part = manifestPartOf('/guide/', SITE.manifestParts);

let answer: () => Promise<Response>;
let requests: [string, RequestInit | undefined][];

afterEach(() => mock.reset());

beforeEach(() => {
  requests = [];
  answer = async () => Response.json({ '/guide/': [7, 'abc'] });
  mock.method(globalThis, 'fetch', (address: string, options?: RequestInit) => {
    requests.push([address, options]);
    return answer();
  });
});

describe('createManifest', () => {
  it('asks only for the part that lists the route, revalidated, and once', async () => {
    const manifest = createManifest(SITE);
    const found = await Promise.all([manifest('/guide/'), manifest('/guide/')]);
    assert.deepEqual(found[0], { chunk: 7, address: '/docs/assets/chunks/7.abc.js' });
    assert.deepEqual(await manifest('/guide/'), found[1]);
    assert.deepEqual(requests, [[`/docs/assets/manifest/${part}.json`, { cache: 'no-cache' }]]);
  });

  it('rejects for a route that is not listed', async () => {
    answer = async () => Response.json({});
    await assert.rejects(createManifest(SITE)('/guide/'), /\/guide\//);
  });

  it('rejects when the part does not come, and asks anew the next time', async () => {
    const manifest = createManifest(SITE);
    for (const failure of [
      async () => new Response('', { status: 404 }),
      async () => new Response('<html>'),
      async () => Promise.reject(new TypeError('network')),
    ]) {
      answer = failure;
      await assert.rejects(manifest('/guide/'));
    }
    answer = async () => Response.json({ '/guide/': [7, 'abc'] });
    assert.equal((await manifest('/guide/')).chunk, 7);
    assert.equal(requests.length, 4);
  });

  it('takes the part from the function that the build uses', () => {
    const routes = ['/', '/guide/', '/a b/', '/quickstart/create-new-workflow.html', '/\u00e9/'];
    for (const route of routes) {
      assert.ok(manifestPartOf(route, 4) >= 0 && manifestPartOf(route, 4) < 4);
      assert.equal(manifestPartOf(route, 1), 0);
    }
    assert.equal(manifestPartOf('/guide/', 1000), manifestPartOf('/guide/', 1000));
    assert.ok(new Set(routes.map((route) => manifestPartOf(route, 1000))).size > 1);
  });
});
