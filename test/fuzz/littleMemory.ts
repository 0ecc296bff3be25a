import assert from 'node:assert/strict';
import { it } from 'node:test';
// @ts-expect-error The benchmarks are plain JavaScript.
import { writeCorpus } from '../../bench/corpus.mjs';
import { createTestSite } from '../site/site.ts';

const PAGES = Number(process.env['DOCSGEN_FUZZ_PAGES'] ?? 5_000);
const MEMORY_MB = 512;

it(`O-17: ${PAGES} pages are built with ${MEMORY_MB} MB of memory, built again, and checked`, async (test) => {
  const site = createTestSite({});
  writeCorpus(site.folder, PAGES);
  const run = async (command: string): Promise<string> => {
    const started = performance.now();
    // Its threads have the same limit each.
    const env = { NODE_OPTIONS: `--max-old-space-size=${MEMORY_MB}` };
    const { code, signal, stdout, stderr } = await site.run([command], { env, timeoutMs: 900_000 });
    test.diagnostic(`${stdout.trim().split('\n').at(-1)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    assert.deepEqual({ code, signal }, { code: 0, signal: null }, stderr.slice(-2_000));
    return stdout;
  };
  assert.match(await run('build'), new RegExp(`Built ${PAGES} pages `));
  site.write('section-000/new.md', '# New\n\nWords.\n');
  assert.match(await run('build'), new RegExp(`Built ${PAGES + 1} pages `));
  assert.match(await run('build'), /nothing changed/);
  assert.match(await run('check'), new RegExp(`Checked ${PAGES + 1} pages `));
});
