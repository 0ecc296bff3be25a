import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guardRequest } from '../../src/dev/guardRequest.ts';
import { askRaw, get } from './rawRequest.ts';

/** Answers 200 to what the guard lets pass, and tells which range is left. */
const ask = (request: string, host?: string | true) =>
  askRaw((incoming, response) => {
    if (guardRequest(incoming, response, { host })) response.end(`passed ${incoming.headers.range ?? ''}`.trim());
  }, request);

const statusFor = async (headers: Readonly<Record<string, string>>, host?: string | true) =>
  (await ask(get('/', headers), host)).status;

describe('guardRequest', () => {
  for (const host of [
    'localhost',
    'localhost:5173',
    'LOCALHOST',
    'docs.localhost:5173',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:5173',
  ]) {
    it(`S-06: serves the host \`${host}\``, async () => assert.equal(await statusFor({ Host: host }), 200));
  }

  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:127.0.0.1',
    'localhost:80:80',
    'xlocalhost',
    '127.0.0.2',
    '192.168.0.2',
    '0.0.0.0',
    '[::2]',
    '[::1].evil',
    '',
    ' ',
    'localhost@evil.example',
    'evil.example#localhost',
    '2130706433',
    '0x7f000001',
    'localhost.',
  ]) {
    it(`S-06: refuses the host ${JSON.stringify(host)}, and says how to allow one`, async () => {
      const answer = await ask(get('/', { Host: host }));
      assert.ok(answer.status === 403 || answer.status === 400, String(answer.status));
      // A name that is no address of this machine, as that of a tunnel, is not one to listen on.
      if (answer.status === 403) assert.match(answer.body, /`--host`/);
      assert.equal(answer.body.includes('passed'), false);
    });
  }

  it('S-06: refuses a request without a host', async () => {
    assert.notEqual((await ask('GET / HTTP/1.0\r\n\r\n')).status, 200);
    assert.notEqual((await ask('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status, 200);
  });

  it('S-06: serves the host that was asked for, and any with `--host` alone', async () => {
    assert.equal(await statusFor({ Host: 'docs.internal:8080' }, 'docs.internal'), 200);
    assert.equal(await statusFor({ Host: 'DOCS.internal' }, 'docs.Internal'), 200);
    assert.equal(await statusFor({ Host: 'other.internal' }, 'docs.internal'), 403);
    assert.equal(await statusFor({ Host: 'anything.example' }, true), 200);
    assert.equal(await statusFor({ Host: '[fe80::1]:5173' }, 'FE80::1'), 200);
  });

  it('S-05, S-06: takes host and path from a target that is a full URL, as proxies send it', async () => {
    const passed = (target: string, headers = {}, host?: string) =>
      askRaw(
        (incoming, response) => {
          if (guardRequest(incoming, response, { host })) response.end(`${incoming.headers.host} ${incoming.url}`);
        },
        get(target, headers),
      );
    const bodyOf = async (target: string) => (await passed(target)).body;
    assert.match(await bodyOf('http://localhost:4321/x/?y#z'), /^localhost:4321 \/x\/\?y#z$/m);
    assert.match(await bodyOf('HTTPS://LOCALHOST/x'), /^LOCALHOST \/x$/m);
    assert.match(await bodyOf('http://127.0.0.1'), /^127\.0\.0\.1 \/$/m);
    assert.match(await bodyOf('http://localhost?y'), /^localhost \/\?y$/m);
    assert.match(await bodyOf('http://localhost//evil.example/'), /^localhost \/\/evil\.example\/$/m);
    // An address that names another one is none.
    assert.match(
      await bodyOf('/x/?from=http://evil.example/y'),
      /^localhost\S* \/x\/\?from=http:\/\/evil\.example\/y$/m,
    );
    // Of the two hosts, that of the target counts.
    assert.equal((await passed('http://localhost/', { Host: 'evil.example' })).status, 200);
    assert.equal((await passed('http://docs.internal/', {}, 'docs.internal')).status, 200);
    for (const target of [
      'http://evil.example/',
      'http://localhost@evil.example/',
      'http://',
      'http:///x',
      'http://?x',
    ])
      assert.equal((await passed(target)).status, 403, target);
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    it(`S-10: refuses ${method} and names what is answered`, async () => {
      const { status, headers } = await ask(get('/').replace('GET', method));
      assert.equal(status, 405);
      assert.equal(headers.allow, 'GET, HEAD');
    });
  }

  it('S-10: answers HEAD', async () => assert.equal((await ask(get('/').replace('GET', 'HEAD'))).status, 200));

  it('refuses scripts of other sites, and leaves their links and old browsers alone', async () => {
    assert.equal(await statusFor({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }), 403);
    assert.equal(await statusFor({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }), 200);
    assert.equal(await statusFor({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors' }), 200);
    assert.equal(await statusFor({}), 200);
  });

  it('S-07: tells no other origin that it may read, on any answer', async () => {
    for (const request of [
      get('/', { Origin: 'https://evil.example' }),
      get('/', { Host: 'evil.example', Origin: 'https://evil.example' }),
      get('/').replace('GET', 'POST'),
    ]) {
      const { headers } = await ask(request);
      assert.equal(headers['access-control-allow-origin'], undefined);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
  });

  it('S-12: repeats nothing of what it refuses', async () => {
    const { body } = await ask(get('/<script>alert(1)</script>', { Host: '<script>alert(2)</script>' }));
    assert.equal(body.includes('script'), false);
  });

  it('S-13: leaves out the range of a request for no more than the headers', async () => {
    let left: string | undefined = 'not asked';
    const request = get('/', { Range: 'bytes=0-99' }).replace('GET', 'HEAD');
    await askRaw((incoming, response) => {
      guardRequest(incoming, response, { host: undefined });
      left = incoming.headers.range;
      response.end();
    }, request);
    assert.equal(left, undefined);
  });

  it('S-13: leaves out a range that is asked for only if the file is still what it was', async () => {
    const { body } = await ask(get('/', { Range: 'bytes=5-', 'If-Range': '"older"' }));
    assert.equal(body.includes('bytes'), false);
  });

  const ranges: readonly [range: string, left: string][] = [
    ['bytes=0-99', 'bytes=0-99'],
    ['bytes=5-', 'bytes=5-'],
    ['bytes=5-2', ''],
    ['bytes=-1', ''],
    ['bytes=-', ''],
    ['bytes=0-1,3-4', ''],
    [`bytes=0-${'9'.repeat(400)}`, ''],
    ['bytes=a-b', ''],
    ['lines=0-1', ''],
    ['kilobytes=0-1', ''],
    ['bytes=0-1, ', ''],
  ];
  for (const [range, left] of ranges) {
    it(`S-13: ${left === '' ? 'leaves out' : 'passes on'} the range \`${range.slice(0, 30)}\``, async () => {
      assert.equal(
        (await ask(get('/', { Range: range }))).body
          .replace(/^.*passed/s, '')
          .replace(/\s+0?\s*$/, '')
          .trim(),
        left,
      );
    });
  }
});
