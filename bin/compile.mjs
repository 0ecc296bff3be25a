// Compiles src/ into lib/: what the package runs. Dependencies that are many small files are bundled, for a quick
// start; React, the native parser and esbuild stay packages of their own.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await rm(`${root}lib`, { recursive: true, force: true });
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/cli/main.ts',
    index: 'src/index.ts',
    pageWorker: 'src/build/pageWorker.ts',
    bundleClient: 'src/islands/bundleClient.ts',
  },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: 'linked',
  minifyWhitespace: true,
  external: ['react', 'react-dom', 'satteri', 'esbuild', '@takumi-rs/core'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled CommonJS packages ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as docsgenRequire } from 'node:module'; const require = docsgenRequire(import.meta.url);",
  },
  logLevel: 'warning',
  write: false,
});

const hash = createHash('sha1');
await mkdir(`${root}lib`);
for (const { path, contents } of outputFiles) {
  hash.update(contents);
  await writeFile(path, contents);
}
const { bundleOwnClient } = await import(new URL('../lib/bundleClient.js', import.meta.url));
await bundleOwnClient();
for (const client of ['client', 'client-dev']) hash.update(await readFile(`${root}lib/${client}/manifest.json`));
// Caches of earlier code must not be believed by this one.
await writeFile(`${root}lib/build-id`, hash.digest('hex'));
