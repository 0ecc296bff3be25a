import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isAlive, startMark } from '../../src/system/processes/processes.ts';
import { eventually } from '../eventually.ts';
import { createTestSite } from './site.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Keeps its process for good. */
const OPEN = 'setInterval(() => {}, 1_000);';

/** Runs a test file as `npm test` runs those of the site; each may take so long. */
function runFile(contents: string, limitMs: number, limits: Readonly<Record<string, string>> = {}) {
  const { folder } = createTestSite({ 'some.test.mjs': `import { it } from 'node:test';\n${OPEN}\n${contents}` });
  // The runner tells by it that it runs within a run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/test.mjs', join(folder, 'some.test.mjs')], {
    cwd: REPOSITORY,
    env: { ...env, DOCSGEN_TEST_LIMIT_MS: `${limitMs}`, ...limits },
    encoding: 'utf8',
    timeout: 180_000,
  });
  return { status, stdout, stderr };
}

/** In containers the first process may never ask for one that has ended. */
const isZombie = (pid: number) => process.platform === 'linux' && startMark(pid) === undefined;

describe('a test file', () => {
  it('that never ends is ended, named, and fails the run', () => {
    const { status, stdout } = runFile("it('hangs', () => new Promise(() => {}));", 2_000);
    assert.match(stdout, /some\.test\.mjs/);
    assert.match(stdout, /timed out after 2000ms/);
    assert.equal(status, 1);
  });

  it('that fails or dies is named at the end of the run, with the reason', () => {
    const { stderr } = runFile("it('adds', () => { throw new Error('Why.'); });", 2_000);
    assert.match(stderr, /\nFailed:\n\S*some\.test\.mjs: adds\n {4}Why\.\n/);
    assert.match(
      runFile("process.kill(process.pid, 'SIGKILL');", 60_000).stderr,
      /\nFailed:\n\S*some\.test\.mjs\n {4}ended by SIGKILL\n\n# files: FAILED in [\d.]+ s\n$/,
    );
  });
});

describe('a test run', () => {
  it('that goes on for too long is ended with all that it has started', async () => {
    const { folder } = createTestSite({});
    const told = join(folder, 'pid');
    const started = `spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' })`;
    const { status, stderr } = runFile(
      `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
it('hangs', () => new Promise(() => writeFileSync(${JSON.stringify(told)}, String(${started}.pid))));`,
      120_000,
      { DOCSGEN_PART_LIMIT_MS: '8000' },
    );
    assert.match(stderr, /^Not done after 8 s: ended\.$/m);
    assert.equal(status, 1);
    const pid = Number(readFileSync(told, 'utf8'));
    await eventually(() => !isAlive(pid) || isZombie(pid), 'what the test has started goes on');
  });

  const run = (name: string, cwd = REPOSITORY) => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const program = join(REPOSITORY, 'bin/test.mjs');
    return spawnSync(process.execPath, [program, name], { cwd, env, encoding: 'utf8', timeout: 180_000 });
  };

  it('that would run nothing is refused', () => {
    for (const name of ['test/fixtures', 'test/none.test.ts', 'unitt']) {
      const { status, stderr } = run(name);
      assert.equal(status, 2, name);
      assert.match(stderr, /^There is no (test at|part) /);
    }
  });

  it('takes a path as a shell does', () => {
    for (const { status, stdout } of [
      run('./test/theme/styles/'),
      run('./tokens.test.ts', join(REPOSITORY, 'test/theme/styles')),
    ]) {
      assert.equal(status, 0);
      assert.match(stdout, /^ℹ fail 0$/m);
    }
  });
});

it('a benchmark of what there is not is refused before anything is timed', () => {
  for (const [flags, said] of [
    [['--peers', 'Hugo,vitepress'], /^There is no peer `vitepress`: expected some of Hugo, Eleventy, .*, or all\.\n$/],
    [['--runs', 'few'], /^`--runs` is few, expected a number above 0\.\n$/],
    [['--pages', '150,'], /^`--pages` is 150,, expected numbers above 0\.\n$/],
  ] as const) {
    const run = [join(REPOSITORY, 'bench/run.mjs'), ...flags];
    const { status, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8', timeout: 60_000 });
    assert.match(stderr, said);
    assert.equal(status, 2);
  }
});
