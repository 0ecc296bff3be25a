import assert from 'node:assert/strict';
import { cpSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { assertSameTree } from '../assertSameTree.ts';
import { rawRequest, startServer } from './server.ts';
import { createTestSite, leftOvers, startProgram, type TestSite } from './site.ts';
import { startHeld } from './startHeld.ts';

const page = (name: string, edition: number) => `# Page ${name}\n\nEdition ${edition}, and [home](index.md).\n`;

/**
 * Loaded before the program: counts the calls that change the disk, and at the one of number `STOP_AT` kills the process
 * as a power cut would, or lets the disk be full. Without a number it tells how many there were.
 */
const SABOTEUR = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const stopAt = Number(process.env.STOP_AT ?? -1);
let steps = 0;
for (const name of ['renameSync', 'writeFileSync', 'linkSync', 'copyFileSync', 'mkdirSync', 'rmSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    steps += 1;
    if (steps === stopAt && process.env.STOP_BY === 'kill') process.kill(process.pid, 'SIGKILL');
    // Clearing away needs no space.
    if (steps >= stopAt && stopAt > 0 && process.env.STOP_BY === 'full' && name !== 'rmSync' && name !== 'renameSync') {
      throw Object.assign(new Error("ENOSPC: no space left on device, write '" + args[0] + "'"), { code: 'ENOSPC', syscall: 'write' });
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
process.on('exit', () => process.env.STOP_BY === 'count' && fs.writeSync(2, 'steps ' + steps + '\\n'));
`;

describe('a build that is cut off', () => {
  const site = createTestSite({ 'saboteur.mjs': SABOTEUR, 'index.md': '# Home\n\nWords.\n' });
  const safe = createTestSite({});
  const env = { NODE_OPTIONS: `--import ${join(site.folder, 'saboteur.mjs')}` };
  let oldTree: Tree = {};
  let newTree: Tree = {};

  const edit = (edition: number) => {
    for (const name of ['a', 'b']) site.write(`${name}.md`, page(name, edition));
  };
  /** Back to the old edition as it was built, with its cache. */
  const restore = () => {
    for (const name of readdirSync(site.folder).filter((name) => /^(?:dist|\.docsgen$)/.test(name))) site.remove(name);
    for (const name of ['dist', '.docsgen'])
      cpSync(join(safe.folder, name), join(site.folder, name), { recursive: true });
  };

  before(async () => {
    edit(2);
    await site.run(['build', '--quiet']);
    newTree = site.tree();
    edit(1);
    await site.run(['build', '--quiet']);
    oldTree = site.tree();
    for (const name of ['dist', '.docsgen'])
      cpSync(join(site.folder, name), join(safe.folder, name), { recursive: true });
    edit(2);
  });

  it('O-02: leaves the old site or the new one, and the next build mends all, at whatever step the power goes', async (test) => {
    restore();
    const counted = await site.run(['build', '--quiet'], { env: { ...env, STOP_BY: 'count' } });
    const steps = Number(/steps (\d+)/.exec(counted.stderr)?.[1]);
    assert.ok(steps > 20, `the saboteur counts: ${steps}`);
    test.diagnostic(`${steps} steps`);
    // The swap is at the end: there each step is tried, before it some.
    const early = [2, Math.round(steps / 3)];
    const late = Array.from({ length: 9 }, (_, index) => steps - index);
    for (const step of [...early, ...late]) {
      restore();
      const cut = await site.run(['build', '--quiet'], { env: { ...env, STOP_BY: 'kill', STOP_AT: String(step) } });
      assert.equal(cut.signal, 'SIGKILL', `step ${step}`);
      const left = treeOrNone(site);
      // Between two renames the old site stands aside, whole, and the next run of docsgen puts it back.
      if (left !== undefined) assert.ok(isSame(left, oldTree) || isSame(left, newTree), `a mixture after step ${step}`);
      assert.equal((await site.run(['build', '--quiet'])).code, 0, `step ${step}`);
      assertSameTree(site.tree(), newTree);
      assert.deepEqual(leftOvers(site), [], `step ${step}`);
    }
  });

  it('O-07: leaves a site that `docsgen preview` serves, also in the middle of the swap', async () => {
    restore();
    renameSync(join(site.folder, 'dist'), join(site.folder, 'dist.docsgen-old'));
    const preview = await startServer(['preview'], site.folder);
    const { status } = await rawRequest(preview.port, '/a/');
    await preview.stop();
    assert.equal(status, 200);
    assertSameTree(site.tree(), oldTree);
    assert.deepEqual(leftOvers(site), []);
  });

  it('O-04: leaves the old site when the disk is full, and says so', async () => {
    for (const step of [2, 6, 12]) {
      restore();
      const run = await site.run(['build', '--quiet'], { env: { ...env, STOP_BY: 'full', STOP_AT: String(step) } });
      assert.equal(run.code, 1, run.stderr);
      assert.match(
        run.stderr,
        /^docsgen: Cannot write the output folder `.*` because ENOSPC: no space left on device.*\n {2}hint: free some space/,
      );
      assertSameTree(site.tree(), oldTree);
      assert.deepEqual(leftOvers(site), []);
    }
  });
});

describe('a build that is interrupted', () => {
  // Enough pages that some are staged, and others are not, when it says that it makes them.
  const names = Array.from({ length: 120 }, (_, index) => `page-${index}`);
  const body = '\n\nSome `code`, *words* and a [link](index.md).\n\n```js\nconst answer = 42;\n```\n'.repeat(6);
  const site = createTestSite({ 'index.md': '# Home\n\nWords.\n', 'page-0.md': '# Old\n\nWords.\n' });

  it('O-11: is not disturbed by a second one at the same time, which says why it does not build', async () => {
    for (const name of names) writeFileSync(join(site.folder, `${name}.md`), `# ${name}${body}`);
    const first = await startHeld(['build'], site.folder, 'Making pages');
    const second = await site.run(['build']);
    first.release();
    assert.equal(second.code, 1);
    assert.equal(
      second.stderr.replace(/^Reading\n/, ''),
      `docsgen: Another build (process ${first.child.pid}) is writing the output folder \`${join(site.folder, 'dist')}\`.\n  hint: wait until it finishes, or name another folder with \`--out-dir\`\n`,
    );
    assert.deepEqual(await first.ended, [0, null]);
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assert.deepEqual(leftOvers(site), []);
  });

  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    it(`O-03: leaves the old site, and nothing beside it, after ${signal}`, async () => {
      for (const name of names) site.remove(`${name}.md`);
      await site.run(['build', '--quiet']);
      const old = site.tree();
      for (const name of names) writeFileSync(join(site.folder, `${name}.md`), `# ${name} ${signal}${body}`);
      const build = await startHeld(['build'], site.folder, 'Making pages');
      build.child.kill(signal);
      build.release();
      assert.deepEqual(await build.ended, [null, signal]);
      assertSameTree(site.tree(), old);
      assert.deepEqual(leftOvers(site), []);
      assert.equal((await site.run(['build', '--quiet'])).code, 0);
      assert.equal(
        Object.keys(site.tree()).filter((path) => /^page-\d+\/index\.html$/.test(path)).length,
        names.length,
      );
      assert.deepEqual(leftOvers(site), []);
    });
  }
});

describe('a check that has a thread', () => {
  const words = '\n\nWords.\n\n```js\nconst a = 1;\n```\n'.repeat(4);
  const pages = Array.from({ length: 320 }, (_, index) => [`page-${index}.md`, `# Page ${index}${words}`]);
  const site = createTestSite(Object.fromEntries([['index.md', '# Home\n\nWords.\n'], ...pages]));

  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    it(`O-03: ends at once at ${signal}, and says nothing of it`, async () => {
      const check = await startHeld(['check', '--no-cache'], site.folder, 'Making pages');
      check.child.kill(signal);
      check.release();
      assert.deepEqual(await check.ended, [null, signal]);
      assert.doesNotMatch(check.said(), /docsgen:/);
    });

  it('O-03: ends at a signal that comes while its own work goes on, and its thread has none left', async () => {
    const check = await startHeld(['check', '--no-cache'], site.folder, 'Making pages');
    await check.threadEnded;
    check.child.kill('SIGINT');
    check.release();
    assert.deepEqual(await check.ended, [null, 'SIGINT']);
  });
});

describe('Ctrl-C that comes while a page is made', () => {
  it('O-03: is heard before anything is published', async () => {
    const site = createTestSite({
      'content/index.mdx': '# Home\n\n<Interrupt />\n',
      'site/components.ts': 'export const Interrupt = () => void process.kill(process.pid, "SIGINT");\n',
    });
    const child = startProgram(['build'], site.folder);
    child.stdout.resume();
    child.stderr.resume();
    const [code, signal] = await new Promise<unknown[]>((resolve) => child.on('close', (...end) => resolve(end)));
    assert.deepEqual([code, signal], [null, 'SIGINT']);
    assert.equal(treeOrNone(site), undefined);
    assert.deepEqual(leftOvers(site), []);
  });
});

describe('a terminal that is gone', () => {
  // In place of one: writing to it fails before its SIGHUP is heard. Without it, `docsgen build & disown` goes on.
  const GONE = `
process.stderr._write = (chunk, encoding, done) => done(Object.assign(new Error('write EIO'), { code: 'EIO' }));
process.stderr._writev = undefined;
`;

  it('O-03: has nothing told to it, and the build goes on', async () => {
    const site = createTestSite({ 'gone.mjs': GONE, 'content/index.md': '# Home\n\nWords.\n' });
    const run = await site.run(['build'], { env: { NODE_OPTIONS: `--import ${join(site.folder, 'gone.mjs')}` } });
    assert.equal(run.code, 0);
    assert.notEqual(treeOrNone(site), undefined);
    assert.deepEqual(leftOvers(site), []);
  });
});

describe('code of a site that never ends while it is loaded', () => {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    it(`O-03: is ended by ${signal}, and the next build clears up`, async () => {
      const site = createTestSite({
        'content/index.md': '# Home\n',
        'site/components.ts': 'console.error("loops");\nfor (;;);\n',
      });
      assert.deepEqual(await endedBy(signal, startProgram(['build'], site.folder), 'loops'), [null, signal]);
      assert.equal(treeOrNone(site), undefined);
      site.remove('site/components.ts');
      assert.equal((await site.run(['build', '--quiet'])).code, 0);
      assert.deepEqual(leftOvers(site), []);
    });

  it('O-03: is ended by Ctrl-C where it only waits, and nothing is left', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n',
      'site/components.ts':
        'const later = (ms) => new Promise((done) => setTimeout(done, ms));\nawait later(1500);\nconsole.error("waits");\nawait later(20_000);\n',
    });
    assert.deepEqual(await endedBy('SIGINT', startProgram(['build'], site.folder), 'waits'), [null, 'SIGINT']);
    assert.deepEqual(leftOvers(site), []);
  });

  it('O-03: is ended by Ctrl-C when it comes into a site that is served', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n',
      'site/config.ts': 'export const config = { title: "A" };\n',
    });
    const dev = startProgram(['dev', '--port', '0'], site.folder);
    dev.stdout.once('data', () =>
      setTimeout(
        () => site.write('site/config.ts', 'console.error("loops");\nfor (;;);\nexport const config = {};\n'),
        1_000,
      ),
    );
    assert.deepEqual(await endedBy('SIGINT', dev, 'loops'), [null, 'SIGINT']);
  });
});

/** The exit code and the signal of a program that is sent a signal once it has said a word. */
async function endedBy(signal: NodeJS.Signals, child: ReturnType<typeof startProgram>, word: string) {
  const ended = new Promise<unknown[]>((resolve) => child.on('close', (...end) => resolve(end)));
  child.stdout.resume();
  child.stderr.on('data', (data: Buffer) => String(data).includes(word) && child.kill(signal));
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  const end = await ended;
  clearTimeout(late);
  return end;
}

describe('a component that never ends', () => {
  const components = 'export const Loop = () => {\n  console.error("loops");\n  for (;;);\n};\n';
  const site = createTestSite({ 'content/index.mdx': '# Home\n\n<Loop />\n', 'site/components.ts': components });

  it('O-03: is ended by Ctrl-C once it is stopped, and nothing is left', async () => {
    const child = startProgram(['build'], site.folder);
    const ended = new Promise<readonly [number | null, string | null]>((resolve) =>
      child.on('close', (...end) => resolve(end)),
    );
    child.stdout.resume();
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (data: Buffer) => String(data).includes('loops') && resolve());
    });
    const sent = performance.now();
    child.kill('SIGINT');
    assert.deepEqual(await ended, [null, 'SIGINT']);
    assert.ok(performance.now() - sent < 30_000);
    assert.deepEqual(leftOvers(site), []);
    assert.equal(treeOrNone(site), undefined);
  });

  it('X-04: is an error of its page in the end', async () => {
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 1);
    assert.match(
      run.stderr,
      /^content\/index\.mdx:3:2: error: `<Loop>` cannot be rendered: it does not end, and was stopped/m,
    );
  });
});

describe('an output folder that docsgen did not write', () => {
  it('O-08: is refused, and nothing in it is touched', async () => {
    const site = createTestSite({ 'index.md': '# Home\n\nWords.\n', 'dist/my-thesis.txt': 'the only copy\n' });
    const run = await site.run(['build', '--quiet']);
    assert.equal(run.code, 2);
    assert.equal(run.stdout, '');
    assert.equal(
      run.stderr,
      `docsgen: The output folder \`${join(site.folder, 'dist')}\` contains files that docsgen did not write.\n  hint: name another folder with \`--out-dir\`, or delete this one yourself\n`,
    );
    assert.deepEqual(site.tree(), { 'my-thesis.txt': 'the only copy\n' });
    assert.deepEqual(leftOvers(site), []);
  });

  it('is never to be deleted where the pages or the project stand in it', async () => {
    const site = createTestSite({ 'content/index.md': '# Home\n\nWords.\n' });
    for (const [folder, why] of [
      ['content', 'overlaps the content folder'],
      ['.', 'contains the project itself'],
    ] as const) {
      const run = await site.run(['build', '--quiet', '--out-dir', folder]);
      assert.equal(run.code, 2);
      assert.match(run.stderr, new RegExp(`${why}\\.\\n {2}hint: name another folder with \`--out-dir\`\\n$`));
    }
  });

  it('is refused by another folder of pages too', async () => {
    const site = createTestSite({ 'index.md': '# Home\n\nWords.\n', 'public/index.html': '<p>by hand</p>\n' });
    const run = await site.run(['build', '--quiet', '--out-dir', 'public']);
    assert.equal(run.code, 2);
    assert.deepEqual(site.tree('public'), { 'index.html': '<p>by hand</p>\n' });
  });

  it('may be empty', async () => {
    const site = createTestSite({ 'index.md': '# Home\n\nWords.\n', 'dist/x': '' });
    site.remove('dist/x');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assert.equal('index.html' in site.tree(), true);
  });

  it('O-08: tells what somebody has put into the site, and what goes with the old one', async () => {
    const site = createTestSite({ 'index.md': '# Home\n\nWords.\n' });
    await site.run(['build', '--quiet']);
    for (const path of ['CNAME', 'api/index.html']) site.write(`dist/${path}`, 'by hand');
    assert.doesNotMatch((await site.run(['build'])).stderr, /note/);
    assert.equal(site.read('dist/CNAME'), 'by hand');
    site.write('index.md', '# Home\n\nOther words.\n');
    assert.match(
      (await site.run(['build'])).stderr,
      /^note: `CNAME`, `api\/` in dist went with the old site: docsgen did not write them\. Keep such files in `site\/public\/`, which every build publishes\.$/m,
    );
    site.write('index.md', '# Home\n\nThe last words.\n');
    assert.doesNotMatch((await site.run(['build'])).stderr, /note/);
    site.write('dist/CNAME', 'by hand');
    site.write('index.md', '# Home\n\nMore words.\n');
    assert.match(
      (await site.run(['build'])).stderr,
      /^note: `CNAME` in dist went with the old site: docsgen did not write it\. /m,
    );
    for (const name of 'abcdef') site.write(`dist/${name}.txt`, 'by hand');
    assert.match(
      (await site.run(['build', '--no-search'])).stderr,
      /^note: `a\.txt`, `b\.txt`, `c\.txt`, `d\.txt`, `e\.txt` and 1 more in dist went with the old site/m,
    );
  });

  it('is not taken for ours because of a damaged marker', async () => {
    const site = createTestSite({ 'index.md': '# Home\n\nWords.\n' });
    await site.run(['build', '--quiet']);
    const whole = site.tree();
    site.write('dist/.docsgen-output.json', '{"files": {');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assertSameTree(site.tree(), whole);
  });
});

type Tree = Readonly<Record<string, string>>;

/** The output, or undefined while it stands aside. */
const treeOrNone = (site: TestSite): Tree | undefined =>
  readdirSync(site.folder).includes('dist') ? site.tree() : undefined;

const isSame = (left: Tree, right: Tree) => JSON.stringify(left) === JSON.stringify(right);
