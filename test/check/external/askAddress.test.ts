import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askAddress } from '../../../src/check/external/askAddress.ts';
import { localServer } from './localServer.ts';

const waits: number[] = [];
const outside = { fetch, sleep: async (ms: number) => void waits.push(ms), isAskable: () => true };

let busy = 0;
const { origin, requests, agents } = await localServer(({ url = '', method }, response) => {
  const [, status = '200', to] = /^\/(\d+)(?:-to(\/.*))?/.exec(url) ?? [];
  if (to !== undefined) response.setHeader('location', to);
  if (url === '/cut') return void response.destroy();
  if (url === '/get-only') response.statusCode = method === 'HEAD' ? 404 : 200;
  else if (url === '/no-head') response.statusCode = method === 'HEAD' ? 405 : 404;
  else if (url === '/nowhere') response.writeHead(301, { location: 'http://[' });
  else if (url === '/soon') response.writeHead(429, { 'retry-after': 'soon' });
  else if (url === '/busy') {
    busy += 1;
    response.statusCode = busy < 3 ? 429 : 200;
    response.setHeader('retry-after', '7');
  } else if (url === '/asleep') {
    response.statusCode = 503;
    response.setHeader('retry-after', new Date(Date.now() + 3_600_000).toUTCString());
  } else response.statusCode = Number(status);
  response.end('x'.repeat(100_000));
});
const ask = (path: string) => {
  requests.length = 0;
  waits.length = 0;
  return askAddress(origin + path, outside);
};

describe('askAddress', () => {
  it('asks for the head alone, and says who asks', async () => {
    assert.deepEqual(await ask('/200'), { kind: 'there' });
    assert.deepEqual(requests, ['HEAD /200']);
    assert.match([...agents].join(), /^docsgen\/\d/);
  });

  it('asks as a reader would where the head is refused', async () => {
    assert.deepEqual(await ask('/get-only'), { kind: 'there' });
    assert.deepEqual(requests, ['HEAD /get-only', 'GET /get-only']);
    assert.deepEqual(await ask('/403'), { kind: 'there' });
    assert.deepEqual(await ask('/no-head'), { kind: 'gone', status: 404 });
  });

  it('tells what is gone, and what does not answer', async () => {
    assert.deepEqual(await ask('/404'), { kind: 'gone', status: 404 });
    assert.deepEqual(await ask('/410'), { kind: 'gone', status: 410 });
    assert.deepEqual(await ask('/500'), { kind: 'silent', reason: 'it responds with status 500' });
    assert.equal((await ask('/cut')).kind, 'silent');
  });

  it('tells where a page has moved for good, and follows what is for now', async () => {
    assert.deepEqual(await ask('/301-to/308-to/200'), { kind: 'moved', to: `${origin}/200` });
    assert.deepEqual(requests, ['HEAD /301-to/308-to/200', 'HEAD /308-to/200', 'HEAD /200']);
    assert.deepEqual(await ask('/302-to/200'), { kind: 'there' });
    assert.deepEqual(await ask('/301-to/302-to/200'), { kind: 'there' });
    assert.deepEqual(await ask('/301-to/404'), { kind: 'gone', status: 404 });
    // What is no redirect may name a place, too.
    for (const status of ['200', '201', '400'])
      assert.notEqual((await ask(`/${status}-to/500`)).kind, 'silent', status);
    assert.deepEqual(await ask('/nowhere'), { kind: 'silent', reason: 'it redirects to an invalid URL' });
  });

  it('follows no redirect to where nobody may be asked, such as a network of the machine’s own', async () => {
    requests.length = 0;
    const isAskable = (url: string) => !url.endsWith('/200');
    assert.deepEqual(await askAddress(`${origin}/301-to/200`, { ...outside, isAskable }), {
      kind: 'silent',
      reason: 'it redirects to an address that is not public',
    });
    assert.deepEqual(requests, ['HEAD /301-to/200', 'GET /301-to/200']);
  });

  it('ends where redirects do not', async () => {
    const loop = await localServer((_, response) => {
      response.writeHead(301, { location: '/again' }).end();
    });
    assert.deepEqual(await askAddress(loop.origin, outside), { kind: 'silent', reason: 'it redirects too many times' });
    assert.equal(loop.requests.length, 16);
  });

  it('waits as long as it is asked to, and not for hours', async () => {
    assert.deepEqual(await ask('/busy'), { kind: 'there' });
    assert.deepEqual(waits, [7000, 7000]);
    assert.equal((await ask('/asleep')).kind, 'silent');
    assert.deepEqual(waits, []);
    // One that names no time.
    assert.deepEqual(await ask('/soon'), { kind: 'there' });
    assert.deepEqual(waits, [2000, 4000, 2000, 4000]);
  });

  it('asks again where the line fails', async () => {
    assert.equal((await ask('/cut')).kind, 'silent');
    assert.deepEqual(waits, [2000, 4000, 2000, 4000]);
    assert.deepEqual(await ask('/503'), { kind: 'silent', reason: 'it responds with status 503' });
    assert.deepEqual(waits, [2000, 4000, 2000, 4000]);
  });

  it('says why nothing answers, and asks for a name that nobody has but once', async () => {
    const told = async (failure: unknown) => {
      waits.length = 0;
      return askAddress(origin, { ...outside, fetch: () => Promise.reject(failure) });
    };
    const failed = (code?: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error('no'), code === undefined ? {} : { code }) });
    for (const [failure, reason] of [
      [failed('ECONNREFUSED'), 'the connection fails (ECONNREFUSED)'],
      [new DOMException('late', 'TimeoutError'), 'it does not answer within 10 seconds'],
      [failed(), 'it does not answer'],
      ['no error', 'it does not answer'],
    ] as const)
      assert.deepEqual(await told(failure), { kind: 'silent', reason });
    assert.deepEqual(await told(failed('ENOTFOUND')), { kind: 'silent', reason: 'there is no such host' });
    assert.deepEqual(waits, []);
  });
});
