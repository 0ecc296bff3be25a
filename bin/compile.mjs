// Compiles src/ into lib/: what the package runs. Dependencies that are many small files are bundled, for a quick
// start; React, the native parser and esbuild stay packages of their own.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
  external: ['react', 'react-dom', 'satteri', 'esbuild', '@takumi-rs/core'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
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
  // The form of which V8 keeps the compiled code: see bin/loadProgram.mjs.
  build({
    ...shared,
    entryPoints: { program: 'src/program.ts' },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    sourcemap: 'linked',
    define: { ...shared.define, 'import.meta.url': 'programUrl' },
    banner: { js: "const programUrl = require('node:url').pathToFileURL(__filename).href;" },
  }),
  build({ ...shared, entryPoints: { index: 'src/index.ts' }, format: 'esm' }),
]);

const hash = createHash('sha1');
mkdirSync(`${root}lib`);
for (const { path, contents } of built.flatMap(({ outputFiles }) => outputFiles)) {
  hash.update(contents);
  writeFileSync(path, contents);
}
const { loadProgram } = await import('./loadProgram.mjs');
await loadProgram().program.bundleOwnClient();
for (const client of ['client', 'client-dev']) hash.update(readFileSync(`${root}lib/${client}/manifest.json`));
// Caches of earlier code must not be believed by this one.
writeFileSync(`${root}lib/build-id`, hash.digest('hex'));
keepCompiledCode();

/** A first run: it keeps what has been compiled for it. */
function keepCompiledCode() {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-compile-'));
  writeFileSync(join(folder, 'index.md'), SAMPLE);
  writeFileSync(join(folder, 'more.mdx'), `${SAMPLE}\n<Badge text="New" /> and {1 + 1}.\n`);
  execFileSync(process.execPath, [`${root}bin/docsgen.mjs`, 'build', folder, '--quiet'], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}
