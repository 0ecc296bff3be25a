// Compiles src/ into lib/: what the package runs. Dependencies that are many small files are bundled, for a quick
// start; React, the native parser and esbuild stay packages of their own.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

await rm(`${root}lib`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/cli/main.ts', index: 'src/index.ts' },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: 'linked',
  external: ['react', 'react-dom', 'satteri', 'esbuild'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled CommonJS packages ask for Node's modules by `require`.
  banner: { js: "import { createRequire as docsgenRequire } from 'node:module'; const require = docsgenRequire(import.meta.url);" },
  logLevel: 'warning',
});
