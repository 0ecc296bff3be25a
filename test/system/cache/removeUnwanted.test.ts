import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { removeUnwanted } from '../../../src/system/cache/removeUnwanted.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

it('removeUnwanted takes away what nobody has wanted for an hour', () => {
  const root = temporaryFolder({ 'wanted.svg': '', 'new.svg': '', 'old.svg': '', 'draft.svg.123': '' });
  const longAgo = Date.now() / 1_000 - 4_000;
  for (const name of ['wanted.svg', 'old.svg', 'draft.svg.123']) utimesSync(join(root, name), longAgo, longAgo);
  removeUnwanted(root, new Set(['wanted.svg']));
  assert.deepEqual(readdirSync(root).sort(), ['new.svg', 'wanted.svg']);
});
