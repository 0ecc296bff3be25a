// Compiles src/ into lib/: what the package runs. Dependencies are bundled, for a quick start. Two kinds of them stay
// packages of their own: React, which a site's components share with the program, and programs: esbuild and the native
// binaries.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { besideItsBinary, groupsCounted, loadedWhenCalled, namesMade } from './compilePlugins.mjs';
import { licensesOf } from './licensesOf.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  minifyWhitespace: true,
  external: ['react', 'esbuild', '@takumi-rs/core'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  metafile: true,
  write: false,
};

/** Some of everything, for a first run. */
const SAMPLE = `# A page

Some *words*, \`code\`, a [link](more.mdx#second-part) and https://example.com.

## Second part

- one
- [x] two

| a | b |
| - | - |
| 1 | 2 |

\`\`\`js {1} title="a.js"
export const answer = 42;
\`\`\`

:::tip
Words.
:::
`;

rmSync(`${root}lib`, { recursive: true, force: true });
const built = await Promise.all([
  // The form of which V8 keeps the compiled code: see bin/loadProgram.cjs.
  build({
    ...shared,
    entryPoints: { program: 'src/program.ts' },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    sourcemap: 'linked',
    charset: 'ascii',
    define: { ...shared.define, 'import.meta.url': 'programUrl' },
    banner: {
      js: `(function (exports, require, module, __filename, importForProgram) {
const programRequire = require;
const programUrl = require('node:url').pathToFileURL(__filename).href;`,
    },
    footer: { js: '})' },
    plugins: [besideItsBinary, loadedWhenCalled, groupsCounted, namesMade],
  }),
  build({ ...shared, entryPoints: { index: 'src/index.ts' }, format: 'esm' }),
]);

const hash = createHash('sha1');
mkdirSync(`${root}lib`);
for (const { path, contents, text } of built.flatMap(({ outputFiles }) => outputFiles)) {
  // The program is read as Latin-1, and the bundler leaves patterns as they are.
  const other = path.endsWith('.cjs') ? /.{0,60}[^\0-\x7f].{0,20}/.exec(text) : null;
  if (other !== null) throw new Error(`Write \\u escapes in this pattern: ${other[0]}`);
  const written = path.endsWith('.cjs') ? withoutModuleNames(text) : contents;
  hash.update(written);
  writeFileSync(path, written);
}
const { loadProgram } = createRequire(import.meta.url)('./loadProgram.cjs');
await loadProgram().program.bundleOwnClient();
for (const client of ['client', 'client-dev']) hash.update(readFileSync(`${root}lib/${client}/manifest.json`));
// What only the clients of some sites hold, such as the styles of translations.
for (const folder of [`${root}src/theme/texts`, `${root}src/theme/styles`])
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(`${folder}/${name}`));
// Caches of earlier code must not be believed by this one.
writeFileSync(`${root}lib/build-id`, hash.digest('hex'));
writeFileSync(`${root}lib/licenses.txt`, licensesOf(built.flatMap(({ metafile }) => Object.keys(metafile.inputs))));
keepCompiledCode();
declareTypes();

/**
 * Gives all modules of a bundle one name, which is as long: the bundler puts each into an object with its path as the
 * key, and from 1,536 first keys on, V8 makes each object with another one slowly. A build of a thousand pages took a
 * fifth longer.
 */
function withoutModuleNames(text) {
  return text.replaceAll(/(?<=\b(?:__esm|__commonJS)\(\{)"[^"\n]*"/g, (name) => `"m"${' '.repeat(name.length - 3)}`);
}

/** A first run: it keeps what has been compiled for it. */
function keepCompiledCode() {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-compile-'));
  writeFileSync(join(folder, 'index.md'), SAMPLE);
  writeFileSync(join(folder, 'more.mdx'), `${SAMPLE}\n<Badge text="New" /> and {1 + 1}.\n`);
  execFileSync(process.execPath, [`${root}bin/docsgen.cjs`, 'build', folder, '--quiet'], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

/** Types of the package: sources would be held to the settings of every project that reads them. */
function declareTypes() {
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  const flags =
    '--ignoreConfig --declaration --emitDeclarationOnly --noCheck --strict --allowImportingTsExtensions --jsx react-jsx';
  const output = '--module nodenext --types node --rootDir src --outDir lib/types src/index.ts';
  execFileSync(process.execPath, [compiler, ...flags.split(' '), ...output.split(' ')], {
    cwd: root,
    stdio: 'inherit',
  });
}
