import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rebuildRounds } from './rebuildRounds.ts';

it('T-13: fifty rebuilds leave a dev server with the handles and listeners that it had', async () => {
  const [before, after] = await rebuildRounds({ rounds: 60, warmUp: 10, watches: false });
  assert.deepEqual(after.resources, before.resources);
  assert.deepEqual(after.listeners, before.listeners);
  assert.equal(after.connections, 0);
});
