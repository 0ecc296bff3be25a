import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rebuildRounds } from '../dev/rebuildRounds.ts';

const ROUNDS = Number(process.env['DOCSGEN_FUZZ_REBUILDS'] ?? 1_000);
/** Bundlers, compiled code and caches have their size by then. */
const WARM_UP = Math.min(100, Math.floor(ROUNDS / 2));
/** Less than 2 MB are usual, for twenty configurations that were loaded; one page kept a round comes to twice the limit. */
const GROWTH_LIMIT_BYTES = 8_000_000;

it(`T-13: ${ROUNDS} saves leave a dev server and its watcher with the handles and the memory that they had`, async (test) => {
  const [before, after] = await rebuildRounds({ rounds: ROUNDS, warmUp: WARM_UP, watches: true });
  const grownBytes = after.heapBytes - before.heapBytes;
  test.diagnostic(`grown by ${(grownBytes / 1e6).toFixed(1)} MB from ${(before.heapBytes / 1e6).toFixed(1)} MB`);
  assert.deepEqual(after.resources, before.resources);
  assert.deepEqual(after.listeners, before.listeners);
  assert.equal(after.connections, 0);
  assert.ok(grownBytes < GROWTH_LIMIT_BYTES, `${grownBytes} bytes more`);
});
