import assert from 'node:assert/strict';
import fs, { renameSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createDevServer } from '../../src/dev/devServer.ts';
import { LANGUAGES } from '../languagesFixture.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';
import { openDevSite } from './openDevSite.ts';
import { askRaw, get } from './rawRequest.ts';

/** The server of a site with these files beside its one page. */
async function served(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', ...files });
  const devSite = await openDevSite(root);
  const { server } = createDevServer(devSite, undefined);
  const handle = server.listeners('request')[0] as Parameters<typeof askRaw>[0];
  return {
    root,
    devSite,
    ask: (path: string, headers?: Readonly<Record<string, string>>) => askRaw(handle, get(path, headers)),
  };
}

describe('createDevServer', () => {
  it('S-05: says of a malformed address that it is one, and of an unknown one that nothing is there', async () => {
    const { ask, devSite } = await served({});
    for (const [path, status] of [
      ['/%', 400],
      ['/nowhere/', 404],
    ] as const) {
      const answer = await ask(path);
      assert.equal(answer.status, status);
      assert.match(answer.body, /Page not found/);
    }
    devSite.close();
  });

  it('says in the language of an address that nothing is there; outside of the base, in the first', async () => {
    const { ask, devSite } = await served(LANGUAGES);
    for (const [path, lang] of [
      ['/docs/de/nowhere/', 'de'],
      ['/docs/nowhere/', 'en'],
      // As many letters as the base has, and then those of a language.
      ['/outside/nowhere/', 'en'],
    ] as const) {
      const { status, body } = await ask(path);
      assert.deepEqual([status, /<html lang="(\w+)"/.exec(body)?.[1]], [404, lang], path);
    }
    devSite.close();
  });

  it('lists the pages that others may lead to, by the state that the site is in, and shows those that are unlisted', async () => {
    const { ask, devSite } = await served({
      'content/a.md': '# A\n\nWords.\n',
      'content/secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nWords.\n',
    });
    const listed = JSON.parse((await ask('/assets/manifest/0.json')).body) as Readonly<
      Record<string, [number, string]>
    >;
    assert.deepEqual(Object.keys(listed).sort(), ['/', '/a/']);
    const [number, revision] = listed['/a/'] ?? [];
    const chunk = await ask(`/assets/chunks/${number}.${revision}.js`);
    assert.deepEqual([chunk.status, chunk.headers['content-type']], [200, 'text/javascript; charset=utf-8']);
    assert.match(chunk.body, /Words\./);
    assert.match((await ask('/secret/')).body, /Secret/);
    devSite.close();
  });

  it('serves files that the site makes of its pages, as the pages are', async () => {
    const files = `({ pages }) => pages.map(({ title }) => title).join()`;
    const { ask, devSite, root } = await served({
      'site/components.tsx': `export const files = { 'feed.xml': ${files}, 'play/index.html': ${files}, 'robots.txt': () => 'Mine' };\n`,
    });
    const feed = await ask('/feed.xml');
    assert.deepEqual(
      [feed.status, feed.body, feed.headers['content-type']],
      [200, 'Home', 'application/xml; charset=utf-8'],
    );
    assert.equal((await ask('/play/')).body, 'Home');
    assert.equal((await ask('/robots.txt')).body, 'Mine');
    writeFiles(root, { 'content/index.md': '# Start\n\nWords.\n' });
    await devSite.change([join(root, 'content/index.md')]);
    assert.equal((await ask('/feed.xml')).body, 'Start');
    devSite.close();
  });

  it('names the state of the site with each page, for what is edited before the page listens', async () => {
    const { ask, devSite } = await served({});
    for (const path of ['/', '/nowhere/'])
      assert.match(String((await ask(path)).headers['server-timing']), /^revision;desc=\d+$/, path);
    devSite.close();
  });

  it('lists pages with their headings, and says of a part of the search that nothing is there', async () => {
    const { ask, devSite } = await served({ 'content/a.md': '---\ntitle: A\n---\n\n## Part\n\nWords.\n' });
    const pages = JSON.parse((await ask('/pages.json')).body) as readonly { headers: readonly { title: string }[] }[];
    assert.deepEqual(
      pages.flatMap(({ headers }) => headers.map(({ title }) => title)),
      ['Part'],
    );
    assert.equal((await ask('/assets/search/none.json')).status, 404);
    devSite.close();
  });

  it('shows what is wrong to its own pages, and to those of no other server', async () => {
    const { ask, devSite } = await served({});
    const statusFor = async (origin: string) =>
      (await ask('/__docsgen/diagnostics', { Host: 'localhost:5173', Origin: origin })).status;
    assert.equal(await statusFor('http://localhost:5173'), 200);
    for (const origin of ['http://localhost:8080', 'http://evil.localhost:5173', 'https://evil.example', 'null'])
      assert.equal(await statusFor(origin), 403, origin);
    devSite.close();
  });

  it('serves the file of `site/public/` where the content has one of that name', async () => {
    const { ask, devSite } = await served({ 'content/a.txt': 'content', 'site/public/a.txt': 'public' });
    assert.equal((await ask('/a.txt')).body, 'public');
    devSite.close();
  });

  it('serves a folder of `site/public/` by its `index.html`, as hosts do', async () => {
    const { ask, devSite } = await served({
      'content/index.md': '# Home\n\nSee [the reference](/play/).\n',
      'site/public/play/index.html': '<h1>Made elsewhere</h1>',
    });
    assert.match((await ask('/')).body, /<a href="\/play\/index\.html">the reference/);
    const { status, headers } = await ask('/play');
    assert.deepEqual([status, headers.location], [301, '/play/']);
    assert.match((await ask('/play/')).body, /Made elsewhere/);
    assert.match((await ask('/play/index.html')).body, /Made elsewhere/);
    assert.equal((await ask('/other/')).status, 404);
    devSite.close();
  });

  it('S-19: outlives a file that is deleted while it is about to send it', async (test) => {
    const { ask, root, devSite } = await served({ 'site/public/a.txt': 'a', 'site/public/b.txt': 'b' });
    const open = fs.createReadStream;
    test.mock.method(fs, 'createReadStream', (...of: Parameters<typeof open>) => {
      rmSync(join(root, 'site/public/a.txt'), { force: true });
      return open(...of);
    });
    syncBuiltinESMExports();
    // Its length is said by then: all that is left is to end the connection.
    assert.equal((await ask('/a.txt')).body, '');
    test.mock.restoreAll();
    syncBuiltinESMExports();
    assert.equal((await ask('/b.txt')).body, 'b');
    assert.equal((await ask('/a.txt')).status, 404);
    devSite.close();
  });

  it('S-19: outlives a file that is deleted while it looks for it', async (context) => {
    const { ask, devSite, root } = await served({ 'site/public/a.txt': 'a' });
    const file = join(root, 'site/public/a.txt');
    meanwhile('existsSync', { isAsked: (path) => path === file, act: () => rmSync(file) }, context);
    assert.equal((await ask('/a.txt')).status, 404);
    devSite.close();
  });

  it('serves a picture whose name the disk spells in another way than its address', async () => {
    const { ask, devSite } = await served({
      'content/index.md': '# Home\n\n![Here](./caf\u00e9/\u00e9.txt)\n',
      'content/cafe\u0301/e\u0301.txt': 'drawn',
      'site/public/u\u0308.txt': 'also',
    });
    assert.match((await ask('/')).body, /src="\/caf%C3%A9\/%C3%A9\.txt"/);
    assert.equal((await ask('/caf%C3%A9/%C3%A9.txt')).body, 'drawn');
    assert.equal((await ask('/u%CC%88.txt')).body, 'also');
    devSite.close();
  });

  it('serves a file whose name holds a question mark, and no other once it is gone', {
    skip: process.platform === 'win32',
  }, async () => {
    const { ask, root, devSite } = await served({ 'content/who.txt': 'who', 'content/who.txt?.txt': 'asked' });
    assert.equal((await ask('/who.txt%3F.txt')).body, 'asked');
    assert.equal((await ask('/who.txt%3F.txt', { Range: 'bytes=1-2' })).body, 'sk');
    // The watcher has not told of it yet.
    renameSync(join(root, 'content/who.txt?.txt'), join(root, 'gone.txt'));
    assert.equal((await ask('/who.txt%3F.txt')).status, 404);
    writeFiles(root, { 'content/who.txt?.txt/a.txt': '' });
    assert.equal((await ask('/who.txt%3F.txt')).status, 404);
    writeFiles(root, { 'content/who.txt#.txt': 'sharp' });
    await devSite.change([join(root, 'content/who.txt#.txt')]);
    assert.equal((await ask('/who.txt%23.txt')).body, 'sharp');
    devSite.close();
  });
});
