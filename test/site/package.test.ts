import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createTestSite } from './site.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

describe('the package, installed from its tarball in an empty folder', () => {
  const site = createTestSite({ 'package.json': '{"name": "somebody-elses-project", "private": true}\n' });
  let packed: readonly string[] = [];

  before(() => {
    // What `prepack` makes stands already: the tests run it.
    const report = npm(REPOSITORY, 'pack', '--ignore-scripts', '--json', '--pack-destination', site.folder);
    const [{ filename, files }] = JSON.parse(report);
    packed = files.map(({ path }: { readonly path: string }) => path);
    npm(site.folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${filename}`);
  });

  it('holds the program, its sources for the browser, and nothing of the site or the tests', () => {
    for (const path of [
      'bin/docsgen.cjs',
      'lib/program.cjs',
      'lib/index.js',
      'lib/licenses.txt',
      'src/index.ts',
      'src/client/entry.ts',
      'package.json',
      'template/gitignore',
      'LICENSE',
      'docs/content/index.mdx',
      'docs/site/config.ts',
    ]) {
      assert.ok(packed.includes(path), path);
    }
    const strangers = packed.filter(
      (path) =>
        !/^(?:bin\/(?:docsgen\.cjs|inspectWorker\.cjs|loadProgram\.cjs|pageWorker\.cjs|pluginWorker\.cjs|refuseOldNode\.cjs)|lib\/(?!compiled-)|(?:src|template|docs\/(?:content|site))\/|package\.json$|LICENSE$|README\.md$)/.test(
          path,
        ),
    );
    assert.deepEqual(strangers, []);
  });

  it('holds the licenses of the packages whose code it holds, and names that of React in what sites publish', () => {
    const licenses = readFileSync(join(REPOSITORY, 'lib/licenses.txt'), 'utf8');
    assert.match(licenses, /^react-dom [\d.]+\n\nMIT License\n\nCopyright \(c\) Meta Platforms/m);
    assert.match(licenses, /^highlight\.js [\d.]+\n\nBSD 3-Clause License\n\nCopyright/m);
    const client = join(REPOSITORY, 'lib/client');
    const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
    const texts = scripts.map((path) => readFileSync(join(client, path), 'utf8'));
    const ofReact = texts.filter((text) => text.includes('Minified React error'));
    assert.ok(ofReact.length > 0);
    for (const text of ofReact) assert.match(text, /Copyright \(c\) Meta Platforms/);
  });

  it('has one name for all modules of the program: with one for each, V8 made the nodes of pages slowly', () => {
    const program = readFileSync(join(REPOSITORY, 'lib/program.cjs'), 'latin1');
    const names = [...program.matchAll(/\b__(?:esm|commonJS)\w*\(\{\s*"([^"\n]*)"/g)].map(([, name]) => name);
    assert.ok(names.length > 1_000, `${names.length} modules are found`);
    assert.deepEqual([...new Set(names)], ['m']);
  });

  it('writes and builds the first files of a project there', () => {
    for (const args of [
      ['init', 'first'],
      ['build', 'first', '--strict'],
    ]) {
      const run = npx('docsgen', ...args);
      assert.equal(run.status, 0, run.stderr);
    }
    assert.match(site.read('first/dist/index.html'), /<h1[^>]*>First<\/h1>/);
    assert.match(site.read('first/.gitignore'), /^dist\/$/m);
  });

  it('brings its documentation along', () => {
    const run = npx('docsgen', 'build', 'node_modules/docsgen/docs', '--strict');
    assert.equal(run.status, 0, run.stderr);
    assert.match(site.read('node_modules/docsgen/docs/dist/command-line/index.html'), /<h1[^>]*>Command line</);
  });

  it('builds a folder of Markdown there', () => {
    site.write('docs/index.md', '# Hello\n\nRead [on](more.md).\n');
    site.write('docs/more.md', '# More\n\n```js\nconst answer = 42;\n```\n');
    const run = npx('docsgen', 'build', 'docs');
    assert.equal(run.status, 0, run.stderr);
    assert.match(run.stdout, /^Built 2 pages /);
    assert.match(site.read('docs/dist/index.html'), /<a href="\/more\/">on<\/a>/);
    assert.match(site.read('docs/dist/more/index.html'), /<span class="hljs-number">42<\/span>/);
    assert.equal(
      site.list('docs/dist/assets').some((path) => /^Tabs\.\w+\.js$/.test(path)),
      true,
    );
  });

  it('builds a site with code of its own there: configuration, component and island', () => {
    site.write('full/content/index.mdx', '# Hello\n\n<Counter start={3} />\n');
    site.write(
      'full/site/config.ts',
      "import { defineConfig } from 'docsgen';\n\nexport const config = defineConfig({ title: 'Elsewhere', base: '/x/' });\n",
    );
    site.write('full/site/components.ts', "export { Counter } from './Counter.tsx';\n");
    site.write(
      'full/site/Counter.tsx',
      "import { Island } from 'docsgen';\nimport { CountButton } from './islands/CountButton.tsx';\n\nexport const Counter = (props: { start: number }) => (\n  <Island name=\"CountButton\" props={props}>\n    <CountButton {...props} />\n  </Island>\n);\n",
    );
    site.write(
      'full/site/islands/CountButton.tsx',
      'import { useState } from \'react\';\n\nexport function CountButton({ start }: { start: number }) {\n  const [count, setCount] = useState(start);\n  return (\n    <button type="button" onClick={() => setCount(count + 1)}>\n      {count}\n    </button>\n  );\n}\n',
    );
    const run = npx('docsgen', 'build', 'full', '--strict');
    assert.equal(run.status, 0, run.stderr);
    const html = site.read('full/dist/index.html');
    assert.match(html, /<title>Hello \| Elsewhere<\/title>/);
    assert.match(html, /data-island="CountButton"[^>]*><button type="button">3<\/button>/);
    assert.equal(
      site.list('full/dist/assets').some((path) => /^CountButton\.\w+\.js$/.test(path)),
      true,
    );
  });

  it('has types that a project compiles with the settings of the docs, and with stricter ones', () => {
    site.write(
      'typed/site/config.ts',
      "import { defineConfig } from 'docsgen';\n\nexport const config = defineConfig({});\n",
    );
    site.write('typed/site/regions.csv', 'a,b\n');
    site.write('typed/site/words.txt', 'c\n');
    site.write('typed/site/box.css', 'p { margin: 0 }\n');
    site.write(
      'typed/site/components.tsx',
      "import { Island } from 'docsgen';\nimport './box.css';\nimport regions from './regions.csv' with { type: 'text' };\nimport words from './words.txt';\n\nexport const texts: readonly string[] = [regions.trim(), words.trim()];\n\nexport const Counter = () => (\n  <Island name=\"Count\" props={{}}>\n    0\n  </Island>\n);\n",
    );
    const types = 'node_modules/@types/react';
    symlinkSync(join(REPOSITORY, types), join(site.folder, types));
    const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const asked = { jsx: 'react-jsx', module: 'preserve', noEmit: true };
    const strict = { strict: true, noUnusedParameters: true, noPropertyAccessFromIndexSignature: true };
    for (const compilerOptions of [asked, { ...asked, ...strict }]) {
      site.write('typed/tsconfig.json', JSON.stringify({ compilerOptions }));
      const run = spawnSync(process.execPath, [compiler, '-p', 'typed'], { cwd: site.folder, encoding: 'utf8' });
      assert.equal(run.stdout, '');
      assert.equal(run.status, 0);
    }
  });

  it('takes the code that a run before has compiled', () => {
    // Code that V8 refuses, as it does under other flags, is compiled and kept anew: a file of its own.
    const kept = () => compiledFiles().map((path) => [path, statSync(path).ino]);
    const before = kept();
    assert.equal(before.length, 1);
    assert.equal(npx('docsgen', 'check', 'docs').status, 0);
    assert.deepEqual(kept(), before);
  });

  it('compiles anew where that code is damaged: V8 would run it, and crash', () => {
    const [path = ''] = compiledFiles();
    const whole = readFileSync(path);
    writeFileSync(path, Buffer.from(whole).fill(1, 300_000, 300_200));
    const run = npx('docsgen', 'build', 'docs');
    assert.equal(run.status, 0, run.stderr.slice(0, 2_000));
    assert.notDeepEqual(readFileSync(path).subarray(300_000, 300_200), Buffer.alloc(200, 1));
  });

  it('leaves nothing where that code cannot be kept', () => {
    const [path = ''] = compiledFiles();
    const whole = readFileSync(path);
    rmSync(path);
    mkdirSync(join(path, 'taken'), { recursive: true });
    assert.equal(npx('docsgen', 'build', 'docs').status, 0);
    assert.deepEqual(compiledFiles(), [path]);
    rmSync(path, { recursive: true });
    writeFileSync(path, whole);
  });

  it('tells its version, and needs no compiler and no browser to be installed', () => {
    assert.match(npx('docsgen', '--version').stdout, /^\d+\.\d+\.\d+\n$/);
    for (const name of ['typescript', 'playwright-core', 'happy-dom', 'tsx'])
      assert.ok(!existsSync(join(site.folder, 'node_modules', name)), name);
  });

  const compiledFiles = () => {
    const library = join(site.folder, 'node_modules/docsgen/lib');
    return readdirSync(library)
      .filter((name) => name.startsWith('compiled-'))
      .map((name) => join(library, name));
  };

  const npx = (...args: readonly string[]) =>
    spawnSync('npx', ['--no-install', ...args], {
      cwd: site.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
});

const npm = (folder: string, ...args: readonly string[]): string =>
  execFileSync('npm', [...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
