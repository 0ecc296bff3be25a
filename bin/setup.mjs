// Makes a clone ready: dependencies, compiled code and, with --browser, a browser for the tests. Each step is left
// out when it was done before and nothing has changed since, so that every npm script can begin with it.
import './refuseOldNode.cjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

step('dependencies', ['package.json', 'package-lock.json'], join(root, 'node_modules'), () => {
  console.error('Installing dependencies');
  run('npm', ['ci', '--no-audit', '--no-fund']);
});
step('compiled', ['src', 'package.json', 'package-lock.json', 'bin'], join(root, 'lib'), () => {
  console.error('Compiling docsgen');
  run(process.execPath, [join(root, 'bin/compile.mjs')]);
});
if (process.argv.includes('--browser')) {
  const { findBrowser } = await import('./browser.mjs');
  findBrowser({ install: true });
}

/** Runs `action` unless `product` stands and the inputs are those of the last time. */
function step(name, inputs, product, action) {
  const stamp = hashOf(inputs.map((input) => join(root, input)));
  const note = join(root, 'node_modules', '.docsgen-setup', name);
  if (existsSync(product) && existsSync(note) && readFileSync(note, 'utf8') === stamp) return;
  action();
  mkdirSync(join(note, '..'), { recursive: true });
  writeFileSync(note, stamp);
}

function hashOf(paths) {
  const hash = createHash('sha1');
  const add = (path) => {
    if (!existsSync(path)) return;
    const entries = entriesOf(path);
    if (entries === undefined) hash.update(path).update(readFileSync(path));
    else for (const entry of entries.sort()) add(join(path, entry));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** Entries of a folder; undefined for a file. */
function entriesOf(path) {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

function run(command, args) {
  // On Windows npm is a script of the shell, which would take a path with a space in it, as Node's own, for two words.
  const shell = process.platform === 'win32' && command === 'npm';
  try {
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  } catch {
    process.exit(1); // The command has said why.
  }
}
