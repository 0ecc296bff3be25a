import assert from 'node:assert/strict';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { sendBody, sendOpened, sendRedirect, sendText, wantsHtml } from '../../src/dev/respond.ts';
import { leavesNothingOpen } from '../leavesNothingOpen.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { askRaw, get } from './rawRequest.ts';

const askBody = (name: string, body: string | Uint8Array, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw((request, response) => sendBody(request, response, { name, body }), get('/', headers).replace('GET', method));

const locationOf = async (location: string) =>
  (await askRaw((_, response) => sendRedirect(response, location), get('/'))).headers.location;

describe('sendBody', () => {
  const types: readonly [name: string, type: string][] = [
    ['page.html', 'text/html; charset=utf-8'],
    ['page.htm', 'text/html; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['SCREEN.PNG', 'image/png'],
    ['a.xml', 'application/xml; charset=utf-8'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['a.md', 'text/markdown; charset=utf-8'],
    ['a.bin', 'application/octet-stream'],
    ['constructor', 'application/octet-stream'],
  ];
  for (const [name, type] of types) {
    it(`S-17: sends ${name} as ${type}`, async () =>
      assert.equal((await askBody(name, 'x')).headers['content-type'], type));
  }

  it('sends bytes and text whole', async () => {
    const { status, body, headers } = await askBody('a.txt', 'grüße');
    assert.equal(status, 200);
    assert.equal(Buffer.from(body, 'latin1').toString(), 'grüße');
    assert.equal(headers['content-length'], '7');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal((await askBody('a.bin', Buffer.from('ab'))).body, 'ab');
  });

  it('answers 304 to who has it already, and sends it again when it has changed', async () => {
    const { etag = '' } = (await askBody('a.txt', 'one')).headers;
    assert.match(etag, /^"[0-9a-z]+"$/);
    const again = await askBody('a.txt', 'one', { 'If-None-Match': etag });
    assert.deepEqual([again.status, again.body], [304, '']);
    assert.equal((await askBody('a.txt', 'two', { 'If-None-Match': etag })).status, 200);
  });

  it('knows what it has sent among several that a cache has, and where a proxy has marked it as weak', async () => {
    const { etag = '' } = (await askBody('a.txt', 'one')).headers;
    const statusFor = async (tags: string) => (await askBody('a.txt', 'one', { 'If-None-Match': tags })).status;
    for (const tags of [`"other", ${etag}`, `W/${etag}`, `W/"other",W/${etag}`, '*'])
      assert.equal(await statusFor(tags), 304);
    for (const tags of ['"other"', '"other", "more"', etag.slice(1, -1)]) assert.equal(await statusFor(tags), 200);
  });

  it('sends no body to HEAD, but its length', async () => {
    const { body, headers } = await askBody('a.txt', 'four', {}, 'HEAD');
    assert.deepEqual([body, headers['content-length']], ['', '4']);
  });

  it('keeps the status that it is given, also for who has the body', async () => {
    const ask = (headers: Record<string, string>) =>
      askRaw(
        (request, response) => sendBody(request, response, { name: '404.html', body: 'x', status: 404 }),
        get('/', headers),
      );
    const { headers, status } = await ask({});
    assert.equal(status, 404);
    assert.equal((await ask({ 'If-None-Match': headers.etag ?? '' })).status, 404);
  });
});

describe('sendOpened', () => {
  const folder = temporaryFolder({
    'a.txt': 'abcdef',
    'empty.css': '',
    'x.woff2': 'font',
    'c# %.txt': 'sharp',
    'folder.txt/a': '',
  });
  const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    askRaw(
      (request, response) => {
        if (!sendOpened(request, response, join(folder, name))) sendText(response, 404, 'none');
      },
      get('/', headers).replace('GET', method),
    );

  it('sends a file whole, with its type and length', async () => {
    const { status, body, headers } = await ask('a.txt');
    assert.deepEqual(
      [status, body, headers['content-length'], headers['content-type']],
      [200, 'abcdef', '6', 'text/plain; charset=utf-8'],
    );
    assert.deepEqual([(await ask('empty.css')).body, (await ask('empty.css')).headers['content-length']], ['', '0']);
    assert.equal((await ask('x.woff2')).headers['content-type'], 'font/woff2');
    assert.equal((await ask('c# %.txt')).body, 'sharp');
    const head = await ask('a.txt', {}, 'HEAD');
    assert.deepEqual([head.body, head.headers['content-length']], ['', '6']);
  });

  it('S-13: sends the part that is asked for, or says that there is none', async () => {
    const part = async (range: string) => {
      const { status, body, headers } = await ask('a.txt', { Range: range });
      if (status === 206) assert.equal(headers['content-length'], `${body.length}`);
      return [status, body, headers['content-range']];
    };
    assert.deepEqual(await part('bytes=1-3'), [206, 'bcd', 'bytes 1-3/6']);
    assert.deepEqual(await part('bytes=4-'), [206, 'ef', 'bytes 4-5/6']);
    assert.deepEqual(await part('bytes=4-99'), [206, 'ef', 'bytes 4-5/6']);
    for (const range of ['bytes=6-', 'bytes=10-']) assert.deepEqual(await part(range), [416, '', 'bytes */6']);
    assert.equal((await ask('empty.css', { Range: 'bytes=0-' })).status, 416);
  });

  it('answers 304 to who has it already', async () => {
    const { etag = '' } = (await ask('a.txt')).headers;
    for (const tags of [etag, `"x", ${etag}`])
      assert.equal((await ask('a.txt', { 'If-None-Match': tags })).status, 304);
    assert.equal((await ask('a.txt', { 'If-None-Match': '"x"' })).status, 200);
  });

  it('sends text in gzip to who takes it, pictures and fonts as they are', async () => {
    const accepting = { 'Accept-Encoding': 'gzip, br' };
    const { status, body, headers } = await ask('a.txt', accepting);
    assert.deepEqual(
      [status, headers['content-encoding'], headers['vary'], headers['content-length']],
      [200, 'gzip', 'Accept-Encoding', undefined],
    );
    assert.equal(gunzipSync(dechunked(body)).toString(), 'abcdef');
    assert.equal((await ask('a.txt')).headers['vary'], 'Accept-Encoding');
    const font = await ask('x.woff2', accepting);
    assert.deepEqual(
      [font.body, font.headers['content-encoding'], font.headers['vary']],
      ['font', undefined, undefined],
    );
    assert.equal((await ask('a.txt', { ...accepting, Range: 'bytes=1-3' })).body, 'bcd');
    assert.equal((await ask('empty.css', accepting)).headers['content-length'], '0');
    const head = await ask('a.txt', accepting, 'HEAD');
    assert.deepEqual([head.body, head.headers['content-encoding']], ['', 'gzip']);
    const { etag = '' } = headers;
    assert.equal((await ask('a.txt', { ...accepting, 'If-None-Match': etag })).status, 304);
  });

  it('closes the file of which it sends nothing', async () => {
    const { etag } = (await ask('a.txt')).headers;
    for (const [name, method, headers] of [
      ['a.txt', 'HEAD', {}],
      ['a.txt', 'GET', { 'if-none-match': etag }],
      ['a.txt', 'GET', { range: 'bytes=6-' }],
      ['empty.css', 'GET', {}],
      ['folder.txt', 'GET', {}],
    ] as const) {
      const request = { method, headers } as unknown as IncomingMessage;
      const send = () => sendOpened(request, new ServerResponse(request), join(folder, name));
      leavesNothingOpen(send, `${method} ${name} ${JSON.stringify(headers)}`);
    }
  });

  it('yields whether there is such a file: a folder that has taken its place is none', async () => {
    for (const name of ['gone.txt', 'folder.txt']) assert.equal((await ask(name)).status, 404, name);
  });
});

/** The bytes of a body that came in chunks. */
function dechunked(body: string): Buffer {
  const end = body.indexOf('\r\n');
  const size = Number.parseInt(body.slice(0, end), 16);
  if (!(size > 0)) return Buffer.alloc(0);
  const start = end + 2;
  return Buffer.concat([
    Buffer.from(body.slice(start, start + size), 'latin1'),
    dechunked(body.slice(start + size + 2)),
  ]);
}

describe('sendText', () => {
  it('S-12: is plain text', async () => {
    const { headers, status, body } = await askRaw((_, response) => sendText(response, 403, 'No.'), get('/'));
    assert.deepEqual([status, headers['content-type']], [403, 'text/plain; charset=utf-8']);
    assert.match(body, /No\./);
  });
});

describe('sendRedirect', () => {
  it('leads on for good, but lets browsers ask again', async () => {
    const { status, headers } = await askRaw((_, response) => sendRedirect(response, '/docs/a%20b/?x=1#y'), get('/'));
    assert.deepEqual([status, headers.location, headers['cache-control']], [301, '/docs/a%20b/?x=1#y', 'no-cache']);
  });

  const locations: readonly [location: string, sent: string][] = [
    ['https://a.example/日本?q=é', 'https://a.example/%E6%97%A5%E6%9C%AC?q=%C3%A9'],
    ['https://a.example/🚀', 'https://a.example/%F0%9F%9A%80'],
    ['https://a.example/a b', 'https://a.example/a%20b'],
    ['/docs/\r\nX-Evil: 1', '/docs/%0D%0AX-Evil:%201'],
    ['/docs/\u0000', '/docs/%00'],
    ['/docs/\ud800', '/docs/%EF%BF%BD'],
  ];
  for (const [location, sent] of locations) {
    it(`S-11: sends ${JSON.stringify(location)} as a header can carry it`, async () =>
      assert.equal(await locationOf(location), sent));
  }
});

describe('wantsHtml', () => {
  const wanted = (url: string, accept?: string) => wantsHtml({ url, headers: { accept } } as IncomingMessage);

  it('S-16: is true of paths of pages, and of all that a reader opens', () => {
    for (const url of ['/docs/gone/', '/docs/gone', '/gone.html', '/a.htm?x=1'])
      assert.equal(wanted(url, '*/*'), true, url);
    assert.equal(wanted('/docs/node.js', 'text/html,*/*;q=0.8'), true);
  });

  it('S-16: is false of scripts, pictures and styles that a page asks for', () => {
    for (const url of ['/gone.js', '/a/gone.png?v=2', '/gone.css']) assert.equal(wanted(url, '*/*'), false, url);
    assert.equal(wanted('/gone.js'), false);
  });
});
