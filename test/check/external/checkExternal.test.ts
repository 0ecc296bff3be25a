import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkExternal, type ExternalLink, isPublic } from '../../../src/check/external/checkExternal.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { localServer } from './localServer.ts';

const { origin, requests } = await localServer(({ url = '' }, response) => {
  if (url === '/old') response.writeHead(301, { location: '/new' }).end();
  else if (url === '/to-part') response.writeHead(301, { location: '/new#own' }).end();
  else if (url === '/to-signs') response.writeHead(301, { location: '/new_(one)' }).end();
  else response.writeHead(url === '/gone' ? 404 : 200).end();
});

describe('checkExternal', () => {
  const cacheDir = temporaryFolder();
  const link = (path: string, line: number): ExternalLink => {
    const url = origin + path;
    return { url, place: { file: 'content/a.md', line, column: 5, endColumn: 5 + url.length } };
  };
  const check = (
    links: readonly ExternalLink[],
    { cache = true, ignore = [] as string[], now = (): number => 0 } = {},
  ) => {
    requests.length = 0;
    const outside = { fetch, sleep: async () => {} };
    return checkExternal(links, { isAskable: () => true, ignore, cacheDir, cache, outside, now, onAnswer: () => {} });
  };
  const LINKS = [link('/gone', 1), link('/old#part', 2), link('/fine', 3), link('/gone#x', 4)];

  it('tells what is gone at every place, and what has moved with its correction', async () => {
    const { diagnostics, notes } = await check(LINKS);
    assert.deepEqual(notes, []);
    assert.deepEqual(
      diagnostics.map(({ code, message, place, hint }) => [code, place?.line, message, hint?.replace(/, or .*/, '')]),
      [
        ['external-link', 1, `\`${origin}/gone\` responds with status 404.`, 'link to its new address'],
        ['external-moved', 2, `\`${origin}/old#part\` has moved permanently.`, `write \`${origin}/new#part\``],
        ['external-link', 4, `\`${origin}/gone#x\` responds with status 404.`, 'link to its new address'],
      ],
    );
    assert.equal(diagnostics[1]?.fix?.text, `${origin}/new#part`);
    assert.equal(diagnostics[0]?.severity, 'warning');
    assert.equal(requests.filter((request) => request === 'GET /gone').length, 1);
  });

  it('writes the part that the new address names, and no address that Markdown would end early', async () => {
    const { diagnostics } = await check([link('/to-part#a', 1), link('/to-signs', 2)]);
    assert.deepEqual(
      diagnostics.map(({ hint, fix }) => [hint, fix?.text]),
      [
        [`write \`${origin}/new#own\``, `${origin}/new#own`],
        [`write \`${origin}/new_(one)\``, undefined],
      ],
    );
  });

  it('asks once, unless it shall forget', async () => {
    assert.equal((await check(LINKS)).diagnostics.length, 3);
    assert.deepEqual(requests, []);
    await check(LINKS, { cache: false });
    assert.equal(requests.length, 5);
  });

  it('leaves out what it shall, and says what it had no time for', async () => {
    assert.deepEqual(await check(LINKS, { cache: false, ignore: [origin] }), { diagnostics: [], notes: [] });
    let time = 0;
    const late = await check(LINKS, { cache: false, now: () => (time += 400_000) });
    assert.deepEqual(late.notes, ['2 external links were not checked: the check stopped after ten minutes.']);
    time = 0;
    const last = await check(LINKS, { cache: false, now: () => (time += 250_000) });
    assert.deepEqual(last.notes, ['1 external link was not checked: the check stopped after ten minutes.']);
  });

  it('corrects no address that a constant is part of', async () => {
    const { diagnostics } = await check([{ url: `${origin}/old`, place: { file: 'a.mdx', line: 1, column: 1 } }]);
    assert.equal(diagnostics[0]?.fix, undefined);
  });
});

describe('isPublic', () => {
  it('is what anyone can ask for, not names and addresses that are reserved', () => {
    for (const url of [
      'https://pipedream.com/a',
      'http://8.8.8.8/',
      'http://172.32.0.1/',
      'https://10.guides.dev/',
      'https://example.community',
      'https://local.dev/',
    ])
      assert.equal(isPublic(url), true, url);
    const reserved = [
      'http://localhost:3000',
      'https://a.example.com/',
      'http://127.0.0.1/',
      'http://10.1.2.3',
      'http://172.16.0.9/',
      'http://172.20.0.1/',
      'http://172.31.0.1/',
      'http://app.localhost/',
      'https://db.example/',
      'git+https://a.dev/b',
      'http://169.254.169.254/',
      'http://192.168.1.1/',
      'http://0.0.0.0/',
      'https://example.org/',
      'https://www.example.net/',
      'https://a.invalid/',
      'http://[::1]/',
      'https://b.test',
      'http://gitlab/a',
      'http://printer.local/',
      'https://wiki.corp.internal/',
      'mailto:a@b.c',
      'https://',
    ];
    for (const url of reserved) assert.equal(isPublic(url), false, url);
  });
});
