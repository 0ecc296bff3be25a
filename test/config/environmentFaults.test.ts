import assert from 'node:assert/strict';
import { it } from 'node:test';
import { environmentFaults } from '../../src/config/environmentFaults.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('a line of `.env` that is no variable is told of where one is missed, and is not shown', () => {
  const root = temporaryFolder({ '.env': 'A=1\nhidden words\n' });
  const told = (variables: readonly string[]) => environmentFaults(root, variables);
  assert.deepEqual([told([]), told(['PATH'])], [[], []]);
  const [fault, ...others] = told(['PATH', 'DOCSGEN_TEST_MISSED']);
  assert.deepEqual(others, []);
  assert.match(fault?.message ?? '', /^Line 2 of `\.env` is no `NAME=value`, and `DOCSGEN_TEST_MISSED`/);
  assert.doesNotMatch(JSON.stringify(fault), /hidden/);
  assert.equal(fault?.place, undefined);
});
