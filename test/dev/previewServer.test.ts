import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createPreviewServer } from '../../src/dev/previewServer.ts';
import type { OutputFile } from '../../src/model/outputFile.ts';
import { lockOutput, OutputBusy } from '../../src/output/lockOutput.ts';
import { OUTPUT_MARKER } from '../../src/system/walkFiles.ts';
import { publish } from '../publish.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FACTS = { base: '/', routes: ['/', '/a/'], redirects: {}, headers: { 'X-Own': 'yes' } };
const WHOLE_REQUEST = 'GET /data.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
const TARGETS = ['/', '/a/', '/data.txt'];

/** Publishes an edition of a small site; each has files of another length. */
function publishEdition(folder: string, word: string): string {
  const text = (length: number): OutputFile => ({ kind: 'text', contents: `${word} `.repeat(length) });
  const plan = new Map([
    ['index.html', text(2000)],
    ['a/index.html', text(9000)],
    ['data.txt', text(30_000)],
    ['play/index.html', text(10)],
  ]);
  publish(plan, folder, FACTS);
  return folder;
}

/** A preview of a folder that holds an edition, beside it the next one. */
async function previewed() {
  const root = temporaryFolder();
  const folder = publishEdition(join(root, 'dist'), 'old');
  const next = publishEdition(join(root, 'next'), 'renewed');
  return { root, folder, next, ...(await serve(folder)) };
}

/** A preview of a folder, until the tests end. */
async function serve(folder: string) {
  const { server } = createPreviewServer({ folder, host: undefined }) ?? {};
  assert.ok(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  after(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent, headers: { Host: 'localhost' }, timeout: 60_000 }, (response) => {
        let body = '';
        response.on('data', (data) => {
          body += data;
        });
        const { statusCode: status, headers } = response;
        response.on('end', () => resolve({ status, body, headers, own: headers['x-own'] }));
        response.on('error', reject);
      })
        .on('timeout', () => reject(new Error(`No answer for ${path}`)))
        .on('error', reject);
    });
  return { ask, server };
}

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  readonly own: unknown;
}

describe('createPreviewServer', () => {
  it('answers a reader who has said all and closes that side, as some programs do', async () => {
    const { server } = await previewed();
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
    socket.end(WHOLE_REQUEST);
    let answer = '';
    for await (const data of socket) answer += data;
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n/);
    assert.equal(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'old '.repeat(30_000));
  });

  it('S-15: waits while a build has set the folder aside', async () => {
    const { root, folder, next, ask, server } = await previewed();
    renameSync(folder, join(root, 'aside'));
    // Only when all of them have met with nothing is the next edition put in place.
    let asked = 0;
    server.on('request', () => {
      asked += 1;
      if (asked === TARGETS.length) renameSync(next, folder);
    });
    const answers = TARGETS.map(ask);
    for (const { status, body, own } of await Promise.all(answers)) {
      assert.deepEqual([status, own], [200, 'yes']);
      assert.match(body, /^(?:renewed )+$/);
    }
  });

  it('S-15: gives 2,000 readers the old file or the new one, whole, while the folder is swapped again and again', async () => {
    const { root, folder, next, ask } = await previewed();
    const swapper = spawn(process.execPath, [
      '-e',
      `const { renameSync } = require('node:fs');
       const [folder, next, aside] = process.argv.slice(1);
       for (const end = Date.now() + 60_000; Date.now() < end; ) {
         renameSync(folder, aside); renameSync(next, folder); renameSync(aside, next);
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
       }`,
      ...[folder, next, join(root, 'aside')],
    ]);
    after(() => swapper.kill('SIGKILL'));
    const lengths = new Map<string, Set<number>>(TARGETS.map((target) => [target, new Set()]));
    // The swaps may begin late, and seldom come, where the machine has other work.
    const isOneUnseen = () => [...lengths.values()].some(({ size }) => size < 2);
    const reader = async (first: number) => {
      for (let count = 0; count < 250 || (isOneUnseen() && swapper.exitCode === null); count += 1) {
        const target = TARGETS[(first + count) % TARGETS.length] ?? '/';
        const { status, body } = await ask(target);
        assert.equal(status, 200, target);
        assert.match(body.slice(0, 20), /^(?:old |renewed )/);
        lengths.get(target)?.add(body.length);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => reader(index)));
    swapper.kill('SIGKILL');
    assert.deepEqual(
      [...lengths].map(([target, seen]) => [target, [...seen].sort((a, b) => a - b)]),
      [
        ['/', [8000, 16_000]],
        ['/a/', [36_000, 72_000]],
        ['/data.txt', [120_000, 240_000]],
      ],
    );
  });

  it('S-19: serves others beside readers who are slow, and those who go away in the midst of a file', async () => {
    const { ask, server } = await previewed();
    const { port } = server.address() as AddressInfo;
    const opened = Array.from({ length: 300 }, (_, index) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      // Every third asks for a file and leaves at its first bytes; the others never end their request.
      const leaves = index % 3 === 0;
      socket.on('connect', () => socket.write(leaves ? WHOLE_REQUEST : WHOLE_REQUEST.slice(0, -3)));
      if (leaves) socket.once('data', () => socket.destroy());
      return new Promise<() => void>((resolve) => {
        socket.once(leaves ? 'close' : 'connect', () => resolve(() => socket.destroy()));
      });
    });
    const ends = await Promise.all(opened);
    for (const { status, body } of await Promise.all([...TARGETS, ...TARGETS].map(ask))) {
      assert.equal(status, 200);
      assert.match(body, /^(?:old )+$/);
    }
    for (const end of ends) end();
    const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    // Those of our own agent stay open.
    while ((await connections()) > 8) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('serves a folder of other files by its `index.html`, as hosts do', async () => {
    const { ask } = await previewed();
    const { status, headers } = await ask('/play?x=1');
    assert.deepEqual([status, headers.location], [301, '/play/?x=1']);
    assert.equal((await ask('/play/')).body, 'old '.repeat(10));
    assert.equal((await ask('/data/')).status, 404);
  });

  it('S-03: serves nothing that no build wrote, though it lies in the folder', async () => {
    const { root, ask } = await previewed();
    writeFileSync(join(root, 'dist/secret.txt'), 'secret');
    assert.equal((await ask('/data.txt')).status, 200);
    for (const path of ['/secret.txt', '/.docsgen-output.json']) assert.equal((await ask(path)).status, 404, path);
  });

  it('keeps to itself what hosts read and do not serve, as they do', async () => {
    const folder = join(temporaryFolder(), 'dist');
    const file = { kind: 'text', contents: 'x' } as const;
    publish(new Map(['_headers', '_redirects', 'a/_headers'].map((name) => [name, file])), folder, FACTS);
    const { ask } = await serve(folder);
    for (const path of ['/_headers', '/_redirects']) {
      const { status, own } = await ask(path);
      assert.deepEqual([status, own], [404, 'yes'], path);
    }
    assert.equal((await ask('/a/_headers')).status, 200);
  });

  it('says that a file is gone, which a browser is not to keep in mind as it would the file', async () => {
    const folder = join(temporaryFolder(), 'dist');
    const name = 'assets/entry.ABCDEFGH.js';
    publish(new Map([[name, { kind: 'text', contents: '1;' }]]), folder, FACTS);
    const { ask } = await serve(folder);
    assert.match(String((await ask(`/${name}`)).headers['cache-control']), /immutable/);
    rmSync(join(folder, name));
    const { status, headers } = await ask(`/${name}`);
    assert.deepEqual([status, headers['cache-control']], [404, 'no-cache']);
  });

  it('shows each build as it comes: its pages, also those that are listed nowhere, its redirects, and what open tabs need', async () => {
    const folder = join(temporaryFolder(), 'dist');
    const text = (contents: string): OutputFile => ({ kind: 'text', contents });
    const build = (name: string) => {
      const files = [
        `${name}/index.html`,
        `secret-${name}/index.html`,
        `assets/entry.${name}.js`,
        '404.html',
        'de/404.html',
      ];
      publish(new Map(files.map((path) => [path, text(`${path} of ${name}`)])), folder, {
        ...{ base: '/', routes: [`/${name}/`], redirects: { '/old': `/${name}/` }, headers: {} },
        hidden: { routes: [`/secret-${name}/`], files: [`secret-${name}/index.html`] },
      });
    };
    build('AAAAAAAA');
    const { ask } = await serve(folder);
    for (const name of ['AAAAAAAA', 'BBBBBBBB']) {
      build(name);
      for (const route of [`/${name}/`, `/secret-${name}/`]) {
        assert.equal((await ask(route)).body, `${route.slice(1)}index.html of ${name}`);
        assert.equal((await ask(route.slice(0, -1))).headers.location, route);
      }
      assert.equal((await ask('/old')).headers.location, `/${name}/`);
      const { status, headers } = await ask('/assets/entry.AAAAAAAA.js');
      assert.deepEqual([status, headers['cache-control']], [200, 'public, max-age=31536000, immutable']);
    }
    for (const [path, body] of [
      ['/AAAAAAAA/', '404.html of BBBBBBBB'],
      ['/de/a/b/', 'de/404.html of BBBBBBBB'],
      ['/constructor', '404.html of BBBBBBBB'],
      ['/none.png', 'Not found.\n'],
    ] as const) {
      const answer = await ask(path);
      assert.deepEqual([answer.status, answer.body], [404, body]);
    }
    for (const path of ['/de/100%/', `/de/%/${'/'.repeat(8_000)}`]) {
      const answer = await ask(path);
      assert.deepEqual([answer.status, answer.body], [400, 'de/404.html of BBBBBBBB']);
    }
    writeFileSync(join(folder, OUTPUT_MARKER), 'damaged');
    assert.equal((await ask('/BBBBBBBB/')).status, 200);
  });

  it('S-15: waits for what open tabs need of the build before, too, while a build has set the folder aside', async () => {
    const root = temporaryFolder();
    const folder = join(root, 'dist');
    const asset = (name: string) => `assets/entry.${name}.js`;
    for (const name of ['AAAAAAAA', 'BBBBBBBB'])
      publish(new Map([[asset(name), { kind: 'text', contents: name } as OutputFile]]), folder, FACTS);
    const { ask, server } = await serve(folder);
    assert.equal((await ask(`/${asset('AAAAAAAA')}`)).body, 'AAAAAAAA');
    renameSync(folder, join(root, 'aside'));
    // Its own answer has met with nothing by then.
    server.once('request', () => renameSync(join(root, 'aside'), folder));
    const { status, body } = await ask(`/${asset('AAAAAAAA')}`);
    assert.deepEqual([status, body], [200, 'AAAAAAAA']);
  });

  it('S-15: leaves what a build that still runs has set aside to that build', () => {
    const root = temporaryFolder();
    const folder = publishEdition(join(root, 'dist'), 'old');
    renameSync(folder, `${folder}.docsgen-old`);
    const unlock = lockOutput(folder);
    assert.throws(() => createPreviewServer({ folder, host: undefined }), OutputBusy);
    assert.deepEqual(readdirSync(root).sort(), ['dist.docsgen-lock', 'dist.docsgen-old']);
    unlock();
    assert.ok(createPreviewServer({ folder, host: undefined }));
    assert.deepEqual(readdirSync(root), ['dist']);
  });

  it('O-07: puts back what a killed build has set aside, and ends its wait for one that puts nothing in its place', async () => {
    const root = temporaryFolder();
    renameSync(publishEdition(join(root, 'dist'), 'old'), join(root, 'dist.docsgen-old'));
    const { ask } = await serve(join(root, 'dist'));
    assert.deepEqual(readdirSync(root), ['dist']);
    assert.match((await ask('/')).body, /^(?:old )+$/);
    renameSync(join(root, 'dist'), join(root, 'aside'));
    const { status, body } = await ask('/');
    assert.deepEqual([status, body], [404, 'Not found.\n']);
  });

  it('is none where nothing is built', () => {
    assert.equal(createPreviewServer({ folder: temporaryFolder({ 'index.html': 'x' }), host: undefined }), undefined);
  });
});
