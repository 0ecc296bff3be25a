import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a script costs with all that it imports statically; what it imports on demand is left out. */
async function bundled(name: string, format: 'esm' | 'iife'): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/client/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    format,
    plugins: [
      {
        name: 'on-demand',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : null,
          );
        },
      },
    ],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

it('boot, which delays every first paint, is under 600 bytes', async () => {
  assert.ok((await bundled('boot', 'iife')).length < 600);
});

// With boot and the names of its chunks that is just below the 6 KB of a first view.
it('entry is at most 5.74 KB gzipped', async () => {
  const size = gzipSync(await bundled('entry', 'esm'), { level: 9 }).length;
  assert.ok(size <= 5.74 * 1024, `${size} bytes`);
});

it('moved, which only pages with headings that have gone load, is under 600 bytes', async () => {
  assert.ok((await bundled('moved/moved', 'iife')).length < 600);
});

it('no script uses what a strict policy refuses', async () => {
  for (const name of ['boot', 'entry', 'moved/redirect', 'moved/moved', 'router/preparePage', 'router/progressBar']) {
    const text = new TextDecoder().decode(await bundled(name, 'esm'));
    assert.doesNotMatch(text, /\beval\(|new Function|setAttribute\("style"|document\.write/, name);
  }
});
