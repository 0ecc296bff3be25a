import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { memoryCache } from '../../src/build/cache/pageCache.ts';
import { readProject } from '../../src/build/project.ts';
import { createSite } from '../../src/build/site.ts';
import { keepAddresses } from '../../src/check/keepAddresses.ts';
import { commitIn } from '../commitIn.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const FILES = {
  'content/index.md': '# Home\n\n## One\n\nWords.\n',
  'content/a.md': '# A\n\n## Two\n\n### Three\n\nWords.\n',
  'content/secret.md': '---\npermalink: /{token}/\nunlisted: true\n---\n\n## Secret\n',
};
const LINES = ['/', '/#one', '/a/', '/a/#three', '/a/#two'];

/** A project whose addresses are kept. */
function project(files: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder({ ...FILES, ...files });
  const lock = join(root, 'addresses.lock');
  const keep = async (update: boolean) => {
    const read = await readProject({ root, flags: {}, environment: {}, dev: true });
    const { diagnostics, added } = keepAddresses(createSite(read, memoryCache()), { update });
    return { added, said: diagnostics.map(({ severity, code, place }) => `${severity} ${code} ${place?.line}`) };
  };
  return {
    root,
    lock,
    keep,
    /** Locks what is published, then moves a page. */
    move: async () => {
      await keep(true);
      mkdirSync(join(root, 'content/b'));
      renameSync(join(root, 'content/a.md'), join(root, 'content/b/index.md'));
    },
    /** Where `check --fix` would add what to redirects of a text. */
    added: async (yaml: string | undefined) => {
      if (yaml !== undefined) writeFileSync(join(root, 'redirects.yaml'), yaml);
      const read = await readProject({ root, flags: {}, environment: {}, dev: false });
      const { diagnostics } = keepAddresses(createSite(read, memoryCache()), { update: false });
      return diagnostics.flatMap(({ fix }) =>
        fix === undefined ? [] : `${fix.place.line}:${fix.place.column} ${fix.text}`,
      );
    },
    lines: () =>
      readFileSync(lock, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('/')),
    write: (more: Readonly<Record<string, string>>) => writeFiles(root, more),
  };
}

/** What every write into a folder does when its disk is full: half of the text gets there. */
function fillDisk(folder: string, { mock }: TestContext): void {
  const write = fs.writeFileSync;
  mock.method(fs, 'writeFileSync', ((path, text, options) => {
    if (!String(path).startsWith(folder)) return write(path, text, options);
    write(path, String(text).slice(0, String(text).length / 2), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  }) as typeof write);
  syncBuiltinESMExports();
}

describe('keepAddresses', () => {
  it('finds what a pattern redirects', async () => {
    const { root, keep, write } = project({ 'content/old/x.md': '# X\n\n## Two\n' });
    await keep(true);
    mkdirSync(join(root, 'content/new'));
    renameSync(join(root, 'content/old/x.md'), join(root, 'content/new/x.md'));
    write({ 'redirects.yaml': '/old/*: /new/*\n' });
    const { said } = await keep(false);
    assert.deepEqual(said, ['warning unlocked-address 1']);
  });

  it('tells of what is lost at its place in the file that it has written', async () => {
    const { keep, lock } = project({ 'addresses.lock': '/gone/\n/\n' });
    const { said } = await keep(true);
    const line = readFileSync(lock, 'utf8').split('\n').indexOf('/gone/') + 1;
    assert.deepEqual([line > 2, said], [true, [`error lost-address ${line}`]]);
  });

  it('asks nothing of a site without a lock file', async () => {
    const { keep, lock } = project();
    assert.deepEqual(await keep(false), { added: undefined, said: [] });
    assert.equal(existsSync(lock), false);
  });

  it('names the place of bytes that are no UTF-8, and leaves the file as it is', async () => {
    const { keep, lock } = project();
    const bytes = Buffer.from('# Published\n/caf\xe9/\n', 'latin1');
    writeFileSync(lock, bytes);
    assert.deepEqual(await keep(false), { added: undefined, said: ['error invalid-utf8 2'] });
    assert.deepEqual(await keep(true), { added: undefined, said: ['error invalid-utf8 2'] });
    assert.deepEqual(readFileSync(lock), bytes);
  });

  it('fails where the file lists nothing, as one that was emptied by accident, until it is written anew', async () => {
    for (const text of ['', '# Published\n']) {
      const { keep, lines } = project({ 'addresses.lock': text });
      assert.deepEqual((await keep(false)).said, ['error address-lock-shape 1']);
      assert.deepEqual(await keep(true), { added: 5, said: [] });
      assert.deepEqual(lines(), LINES);
    }
  });

  it('writes the file on request: pages and headings, without those of unlisted pages', async () => {
    const { keep, lines } = project();
    assert.deepEqual(await keep(true), { added: 5, said: [] });
    assert.deepEqual(lines(), LINES);
    assert.deepEqual(await keep(true), { added: 0, said: [] });
    assert.deepEqual(await keep(false), { added: undefined, said: [] });
  });

  it('tells of what is new until it is accepted, and never takes a line away by itself', async () => {
    const { keep, lines, write } = project();
    await keep(true);
    write({ 'content/a.md': '# A\n\n## Four\n\n### Three\n\nWords.\n' });
    assert.deepEqual((await keep(false)).said, ['error lost-address 7', 'warning unlocked-address 1']);
    assert.deepEqual(await keep(true), { added: 1, said: ['error lost-address 8'] });
    assert.deepEqual(lines(), ['/', '/#one', '/a/', '/a/#four', '/a/#three', '/a/#two']);
    write({ 'redirects.yaml': '/a/#two: /a/#four\n' });
    assert.deepEqual((await keep(false)).said, []);
  });

  it('lets an address go when its line is deleted', async () => {
    const { keep, lock, lines, write } = project();
    await keep(true);
    write({ 'content/a.md': '# A\n\n### Three\n\nWords.\n' });
    assert.equal((await keep(false)).said.length, 1);
    writeFileSync(lock, readFileSync(lock, 'utf8').replace('/a/#two\n', ''));
    assert.deepEqual((await keep(true)).said, []);
    assert.deepEqual(lines(), LINES.slice(0, -1));
  });

  it('leaves a file alone that it cannot read whole', async () => {
    const text = '<<<<<<< HEAD\n/\n=======\n/a/\n>>>>>>> other\n';
    const { keep, lock } = project({ 'addresses.lock': text });
    assert.deepEqual(await keep(true), {
      added: undefined,
      said: [...[1, 3, 5].map((line) => `error address-lock-shape ${line}`), 'warning unlocked-address 1'],
    });
    assert.equal(readFileSync(lock, 'utf8'), text);
  });

  it('adds a page that has moved to the redirects, where they are written as lines', async () => {
    const { move, added } = project();
    await move();
    const line = '/a/: /b/\n';
    for (const [yaml, text] of [
      [undefined, `1:1 ${line}`],
      ['', `1:1 ${line}`],
      ['/x/: /\r\n', `2:1 ${line}`],
      ['# A comment\n/x/: /', '2:7 \n/a/: /b/'],
      ['\ufeff/x/: /', '1:7 \n/a/: /b/'],
      ['{/x/: /}\n', undefined],
      ['  /x/: /\n', undefined],
      ['---\n/x/: /\n', undefined],
    ] as const)
      assert.deepEqual(await added(yaml), text === undefined ? [] : [text], yaml);
  });

  it('knows from git where a page has moved whose headings are others now', async () => {
    const { root, added, move } = project();
    const words = Array.from({ length: 20 }, (_, line) => `Line ${line} of the page.\n`).join('\n');
    writeFiles(root, { 'content/a.md': `# A\n\n## Two\n\n${words}` });
    execFileSync('git', ['-C', root, 'init', '-q']);
    execFileSync('git', ['-C', root, 'add', 'content']);
    commitIn(root, new Date().toISOString());
    await move();
    writeFiles(root, { 'content/b/index.md': `# A\n\n## Another\n\n${words}` });
    assert.deepEqual(await added(undefined), ['1:1 /a/: /b/\n']);
    execFileSync('git', ['-C', root, 'rm', '-q', '--cached', 'content/a.md']);
    commitIn(root, new Date().toISOString());
    assert.deepEqual(await added(undefined), []);
  });

  it('leads on from the addresses that another generator gave', async () => {
    const { added } = project({
      'content/01-guides/02-set_up.md': '# Set up\n',
      'content/01-guides/index.md': '# Guides\n',
      'content/api.md': '# API\n',
      'addresses.lock': '/\n/a.html\n/docs/guides/set-up\n/docs/category/01-guides\n/docs/api/rest\n',
    });
    assert.deepEqual(await added(undefined), [
      '1:1 /docs/guides/set-up: /01-guides/02-set_up/\n',
      '1:1 /docs/category/01-guides: /01-guides/\n',
    ]);
  });

  it('keeps the address of a page whose translation is gone, where its language shows the original, and promises no other', async () => {
    const { root, keep } = project({
      'content/de/index.md': '# Start\n\nWorte.\n',
      'content/de/a.md': '# A\n\nWorte.\n',
      'content/b.md': '# B\n\nWords.\n',
      'site/config.mjs':
        "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } } };\n",
    });
    await keep(true);
    assert.doesNotMatch(readFileSync(join(root, 'addresses.lock'), 'utf8'), /de\/b/);
    rmSync(join(root, 'content/de/a.md'));
    assert.deepEqual((await keep(false)).said, []);
  });

  it('O-04: leaves the lock file as it is where the disk is full', async (test) => {
    const { root, keep, lock, write } = project();
    await keep(true);
    const before = readFileSync(lock, 'utf8');
    const entries = readdirSync(root);
    write({ 'content/new.md': '# New\n\n## Heading\n' });
    fillDisk(root, test);
    await assert.rejects(keep(true), { hint: 'free some space on that disk' });
    assert.equal(readFileSync(lock, 'utf8'), before);
    assert.deepEqual(readdirSync(root), entries);
    test.mock.restoreAll();
    syncBuiltinESMExports();
    assert.equal((await keep(true)).added, 2);
  });
});
