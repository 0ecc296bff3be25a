import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporaryFolder.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs test files (name to code) in one process, as `npm test` runs those that need nothing compiled. */
function runFiles(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder(files);
  const notes = temporaryFolder();
  // The runner tells by it that it runs within a run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const reporter = ['--test-reporter', pathOf('./noteFailures.mjs'), '--test-reporter-destination', 'stdout'];
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    '--test-force-exit',
    ...reporter,
    pathOf('./inOneProcess.mjs'),
    ...Object.keys(files),
  ];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...env, DOCSGEN_TEST_NOTES: notes },
    encoding: 'utf8',
    timeout: 180_000,
  });
  const noted = Object.fromEntries(readdirSync(notes).map((name) => [name, readFileSync(join(notes, name), 'utf8')]));
  return { status, signal, said: stdout + stderr, noted };
}

const TEST = "import { describe, it } from 'node:test';\n";
const SLEEP = "import { setTimeout as sleep } from 'node:timers/promises';\n";

describe('a run of test files in one process', () => {
  it('loads all files, one after the other, before the first test', () => {
    const loading = `${TEST}${SLEEP}globalThis.steps ??= [];\nsteps.push('from');\nawait sleep(20);\nsteps.push('to');\n`;
    const { status, said } = runFiles({
      'a.test.mjs': `${loading}it('a', () => void steps.push('test'));\n`,
      'b.test.mjs': `${loading}it('b', () => console.log(steps.join(' ')));\n`,
    });
    assert.equal(said, 'from to from to test\n');
    assert.equal(status, 0);
  });

  it('notes what has failed, and goes on after what never ends, and what cannot be loaded', () => {
    const { status, noted } = runFiles({
      'a.test.mjs': `${TEST}describe('a', () => it('waits', { timeout: 20 }, () => new Promise(() => {})));\n`,
      'b.test.mjs': 'what is this?\n',
      'c.test.mjs': `${TEST}it('fails', () => {\n  throw new Error('Why.\\nIn two lines.');\n});\nit('passes', () => {});\n`,
    });
    assert.deepEqual(noted, {
      failed:
        'a.test.mjs: a > waits\n    test timed out after 20ms\n' +
        "b.test.mjs\n    Unexpected identifier 'is'\n" +
        'c.test.mjs: fails\n    Why.\n    In two lines.\n',
    });
    assert.equal(status, 1);
  });

  it('notes what goes wrong once the test is over that it belongs to', () => {
    const late = "setTimeout(() => { throw new Error('late'); }, 10)";
    const { status, noted } = runFiles({
      'a.test.mjs': `${TEST}${SLEEP}it('is early', () => void ${late});\nit('waits', () => sleep(50));\n`,
    });
    assert.match(noted['failed'] ?? '', /^Error: Test "is early" at a\.test\.mjs:.* "Error: late"/);
    assert.equal(status, 1);
  });

  it('names the file that leaves changed what is the process’s, not one that meets it later', () => {
    const { noted } = runFiles({
      'a.test.mjs': `${TEST}import { after, mock } from 'node:test';
after(() => delete process.env.GONE);
it('a', () => {
  process.env.GONE = process.env.LEFT = 'x';
  const listener = () => {};
  process.on('SIGWINCH', listener);
  setTimeout(() => process.off('SIGWINCH', listener), 50);
  for (const _ of [1, 2]) mock.method(globalThis, 'fetch', () => {});
});
`,
      'b.test.mjs': `${TEST}it('b', () => {});\n`,
    });
    assert.deepEqual(noted, { failed: 'a.test.mjs\n    It leaves changed: globalThis.fetch, process.env.LEFT.\n' });
  });

  it('names the file that leaves open a connection of fetch', () => {
    const { noted } = runFiles({
      'a.test.mjs': `${TEST}import { createServer } from 'node:http';
import { once } from 'node:events';
it('a', async () => {
  const server = createServer((_, response) => response.end('a')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await (await fetch('http://127.0.0.1:' + server.address().port)).text();
});
`,
    });
    assert.deepEqual(noted, { failed: 'a.test.mjs\n    It leaves changed: open connections of fetch.\n' });
  });

  it('has each file begin with the theme’s own texts', () => {
    const theme = `import { sayTexts, strings } from ${JSON.stringify(new URL('../src/theme/strings.ts', import.meta.url))};\n`;
    const says = "console.log(strings.backToTop);\nit('says', () => console.log(strings.backToTop));\n";
    const { said } = runFiles({
      'a.test.mjs': `${TEST}${theme}sayTexts({ backToTop: 'Up' });\nit('a', () => sayTexts({ backToTop: 'Up' }));\n`,
      'b.test.mjs': `${TEST}${theme}${says}`,
    });
    assert.equal(said, 'Back to top\nBack to top\n');
  });

  it('has noted what ran when the process ended', () => {
    for (const [end, expected] of [
      ["process.kill(process.pid, 'SIGKILL')", [null, 'SIGKILL']],
      ['process.exit()', [0, null]],
    ] as const) {
      const { status, signal, noted } = runFiles({
        'a.test.mjs': `${TEST}it('first', () => {});\nit('ends', () => ${end});\n`,
      });
      assert.deepEqual([status, signal], expected);
      assert.deepEqual(noted, { running: 'a.test.mjs: ends' });
    }
  });
});
