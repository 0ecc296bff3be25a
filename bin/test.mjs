// Runs what CI runs, in order, and stops at the first part that fails. `node bin/test.mjs reader` runs one part,
// `node bin/test.mjs test/reader/dev.test.ts` one file, `node bin/test.mjs test/client` those of a folder.
import './refuseOldNode.cjs';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { endTree } from './endTree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;

/** Test folders that need the compiled program or a browser; all others are pure. */
const SITE = 'test/site';
const READER = 'test/reader';

// Far longer than any takes, on slow machines too: what never ends is ended, and named.
const FILE_LIMIT_MS = 15 * 60_000;
const PART_LIMIT_MS = Number(process.env.DOCSGEN_PART_LIMIT_MS ?? 120 * 60_000);

const parts = {
  types: (output) => run(node, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'], output),
  lint: (output) =>
    run(
      node,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
      output,
    ),
  unit: (output) => runInOneProcess(pureTests(), output),
  build: (output) => run(node, ['bin/docsgen.cjs', 'build', '--strict'], output),
  site: (output) => runTests(allTests().filter(isIn(SITE)), output),
  reader: (output) => runTests(allTests().filter(isIn(READER)), output, browser()),
  'site and reader': (output) =>
    runTests([...allTests().filter(isIn(SITE)), ...allTests().filter(isIn(READER))], output, browser()),
  files: (output) => runTests(files, output, files.some(isIn(READER)) ? browser() : {}),
};

const FUZZED = [
  'test/fuzz/content.ts',
  'test/fuzz/rebuilds.ts',
  'test/build/incremental.test.ts',
  'test/check/inspection/inspectSite.test.ts',
  'test/dev/randomEdits.test.ts',
];

/**
 * Parts that run on request alone: they take minutes, and find what nobody has thought of, or what only shows in the
 * large.
 */
const more = {
  fuzz: (output) =>
    runTests(FUZZED, output, {
      // What a crash leaves has to be found afterwards.
      TMPDIR: tmpdir(),
      DOCSGEN_FUZZ_EDITS: process.env.DOCSGEN_FUZZ_EDITS ?? '250',
    }),
  memory: (output) => runTests(['test/fuzz/littleMemory.ts'], output),
  // Takes out each guard in a copy of the source, and sees that a test fails.
  guards: (output) => runTests(['test/guards/guards.ts'], output),
};

// All that the tests make goes at the end, together: on some file systems deleting slows down what is written next.
const folder = mkdtempSync(join(quickFolder(), 'docsgen-tests-'));
// Where root runs them, some tests act as an ordinary user, who must come as far as their own folder.
chmodSync(folder, 0o711);
const running = new Set();
process.on('exit', () => {
  // A part that has failed ends those beside it.
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const asked = process.argv.slice(2);
const names = asked.filter((name) => !name.includes('/'));
const files = asked.filter((name) => name.includes('/')).flatMap(testsAt);
refuseUnknown(names);
if (asked.length > 0) {
  for (const name of names) await end(name, start(name));
  if (files.length > 0) await end('files', start('files'));
} else {
  const lint = start('lint', 'pipe');
  await end('types', start('types'));
  await end('lint', lint);
  // The unit tests take one processor: what needs the compiled program goes on beside them, and their output follows.
  const unit = start('unit', 'pipe');
  await end('build', start('build'));
  await end('site and reader', start('site and reader'));
  await end('unit', unit);
}

/** The test files that a path stands for. A run of none would count as passed. */
function testsAt(path) {
  const place = relative(root, resolve(path)).replaceAll('\\', '/');
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [place];
  const within = allTests().filter(isIn(place));
  if (within.length > 0) return within;
  console.error(`There is no test at ${path}.`);
  process.exit(2);
}

function refuseUnknown(names) {
  const known = Object.keys({ ...parts, ...more });
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  console.error(`There is no part ${unknown}: expected a path, or one of ${known.join(', ')}.`);
  process.exit(2);
}

/** Starts a part. With `pipe` its output is kept until it has ended. */
function start(name, output = 'inherit') {
  const started = performance.now();
  return { ...parts, ...more }[name](output).then((result) => ({
    ...result,
    seconds: (performance.now() - started) / 1000,
  }));
}

/** Waits for a part, says how it ended, and ends with it when it has failed. */
async function end(name, part) {
  console.error(`\n# ${name}`);
  const { status, text, failures = '', seconds } = await part;
  process.stdout.write(text);
  // Of thousands of lines these are the ones to read.
  if (failures !== '') console.error(`\nFailed:\n${failures}`);
  console.error(`# ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (status !== 0) process.exit(status);
}

/**
 * Where temporary files are in memory, if there is room for them, and programs in them may run; else the usual place.
 */
function quickFolder() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 2 ** 30) return tmpdir();
  const trial = join(memory, `docsgen-trial-${process.pid}`);
  try {
    writeFileSync(trial, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(trial).status === 0 ? memory : tmpdir();
  } catch {
    return tmpdir();
  } finally {
    rmSync(trial, { force: true });
  }
}

function browser() {
  return { DOCSGEN_BROWSER: findBrowser({ install: false }) };
}

function isIn(folder) {
  return (path) => path.startsWith(`${folder}/`);
}

function allTests() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .sort();
}

function pureTests() {
  return allTests().filter((path) => ![SITE, READER].some((folder) => isIn(folder)(path)));
}

/**
 * Each file in a process of its own, two at a time. None is ended by force after its last test: now and then that lost
 * what the last tests printed, and they counted neither as passed nor as failed.
 */
function runTests(files, output, environment = {}) {
  const limit = process.env.DOCSGEN_TEST_LIMIT_MS ?? `${FILE_LIMIT_MS}`;
  const ends = ['--import', './test/endLate.mjs', '--test-timeout', limit];
  const flags = ['--test', '--test-concurrency', '2', ...ends];
  return runNoted([...flags, ...files], output, { ...environment, DOCSGEN_TEST_LIMIT_MS: limit });
}

/** All files in one process. */
function runInOneProcess(files, output) {
  return runNoted(['--test-force-exit', 'test/inOneProcess.mjs', ...files], output);
}

/** Yields what has failed besides, in brief. */
async function runNoted(args, output, environment = {}) {
  const notes = mkdtempSync(join(folder, 'notes-'));
  const noted = (name) => (existsSync(join(notes, name)) ? readFileSync(join(notes, name), 'utf8') : '');
  const reporters = ['spec', './test/noteFailures.mjs'].flatMap((reporter) => [
    ...['--test-reporter', reporter],
    ...['--test-reporter-destination', 'stdout'],
  ]);
  const env = { ...environment, DOCSGEN_TEST_NOTES: notes };
  const { status, text } = await run(node, ['--import', 'tsx', ...reporters, ...args], output, env);
  const running = noted('running');
  return {
    status: running === '' ? status : status || 1,
    text,
    failures: `${noted('failed')}${running && `${running}\n    the process ended meanwhile\n`}`,
  };
}

function run(command, args, output, environment = {}) {
  // Windows calls it `TEMP`.
  const places = { TMPDIR: folder, TEMP: folder, DOCSGEN_TEST_RUN: folder };
  // In production React and the theme run as they do for readers.
  const env = { NODE_ENV: 'production', ...process.env, ...places, ...environment };
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], env });
  running.add(child);
  child.once('close', () => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (data) => {
      text += data;
    });
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      console.error(`Not done after ${PART_LIMIT_MS / 1_000} s: ended.`);
      endTree(child.pid);
    }, PART_LIMIT_MS);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ status: code ?? 1, text: signal === null ? text : `${text}Ended by ${signal}.\n` });
    });
  });
}
