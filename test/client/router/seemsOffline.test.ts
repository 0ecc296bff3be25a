import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { chunkLoadError } from '../../../src/client/chunkLoadError.ts';
import { seemsOffline } from '../../../src/client/router/seemsOffline.ts';
import { type Browser, openBrowser } from '../browser.ts';

const failure = (kind: string) => chunkLoadError({ chunk: 7, kind, address: '/7.js' });
let browser: Browser;
let probes: unknown[][];
let answer: () => Promise<Response>;

beforeEach(() => {
  browser = openBrowser();
  browser.setOnline(true);
  probes = [];
  answer = async () => new Response('', { status: 404 });
  mock.method(globalThis, 'fetch', (...request: unknown[]) => {
    probes.push(request);
    return answer();
  });
});

afterEach(() => mock.reset());

describe('seemsOffline', () => {
  it('believes the browser when it says so, without a request', async () => {
    browser.setOnline(false);
    assert.equal(await seemsOffline(failure('missing'), '/version.json'), true);
    assert.deepEqual(probes, []);
  });

  it("asks the server after failures that may be the network's; any answer means online", async () => {
    assert.equal(await seemsOffline(failure('error'), '/version.json'), false);
    assert.equal(await seemsOffline(new TypeError('fetch'), '/version.json'), false);
    assert.deepEqual(probes[0], ['/version.json', { method: 'HEAD', cache: 'no-cache' }]);
    answer = () => Promise.reject(new TypeError('network'));
    assert.equal(await seemsOffline(failure('error'), '/version.json'), true);
  });

  it('does not ask after failures that are not', async () => {
    assert.equal(await seemsOffline(failure('missing'), '/version.json'), false);
    assert.equal(await seemsOffline(new Error('not listed'), '/version.json'), false);
    assert.deepEqual(probes, []);
  });
});
