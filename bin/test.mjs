// Runs what CI runs, in order, and stops at the first part that fails. `node bin/test.mjs reader` runs one part.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;

/** Test folders that need the compiled program or a browser; all others are pure. */
const SITE = 'test/site';
const READER = 'test/reader';

const parts = {
  types: () => run(node, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.']),
  lint: () => run(node, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']),
  unit: () => runInOneProcess(testFiles((path) => !path.startsWith(SITE) && !path.startsWith(READER))),
  build: () => run(node, ['bin/docsgen.mjs', 'build', '--strict']),
  site: () => runTests(testFiles((path) => path.startsWith(SITE))),
  reader: () =>
    runTests(
      testFiles((path) => path.startsWith(READER)),
      { DOCSGEN_BROWSER: findBrowser({ install: false }) },
    ),
};

/** Parts that run on request alone: they take minutes, and find what nobody has thought of. */
const more = {
  fuzz: () =>
    run(
      node,
      [
        '--import',
        'tsx',
        '--test',
        '--test-reporter',
        'spec',
        'test/fuzz/content.ts',
        'test/build/incremental.test.ts',
      ],
      { DOCSGEN_FUZZ_EDITS: process.env.DOCSGEN_FUZZ_EDITS ?? '250' },
    ),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const started = performance.now();
  console.error(`\n# ${name}`);
  const status = { ...parts, ...more }[name]();
  console.error(
    `# ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) process.exit(status);
}

function testFiles(matches) {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && matches(path))
    .sort();
}

/** Each file in a process of its own, two at a time. */
function runTests(files, environment = {}) {
  return run(
    node,
    ['--import', 'tsx', '--test', '--test-reporter', 'spec', '--test-concurrency', '2', ...files],
    environment,
  );
}

/** All files in one process. */
function runInOneProcess(files) {
  return run(node, [
    '--import',
    'tsx',
    '--test-force-exit',
    '--test-reporter',
    'spec',
    'test/inOneProcess.mjs',
    ...files,
  ]);
}

function run(command, args, environment = {}) {
  // Happy-dom's own React builds and the theme run as they do for readers.
  const env = { NODE_ENV: 'production', ...process.env, ...environment };
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1;
}
