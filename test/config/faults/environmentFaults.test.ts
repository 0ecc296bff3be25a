import assert from 'node:assert/strict';
import { it } from 'node:test';
import { environmentFaults } from '../../../src/config/faults/environmentFaults.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

it('a line of `.env` that is no variable is told of where one is missed, and is not shown', () => {
  const root = temporaryFolder({ '.env': 'A=1\nhidden words\n' });
  const told = (variables: readonly string[]) => environmentFaults(root, variables, 'production');
  assert.deepEqual([told([]), told(['PATH'])], [[], []]);
  const [fault, ...others] = told(['PATH', 'DOCSGEN_TEST_MISSED']);
  assert.deepEqual(others, []);
  assert.match(fault?.message ?? '', /^Line 2 of `\.env` is no `NAME=value`, and `DOCSGEN_TEST_MISSED`/);
  assert.doesNotMatch(JSON.stringify(fault), /hidden/);
  assert.equal(fault?.place, undefined);
});

it('a variable is told of that is set in a file with almost the right name, and is not set', () => {
  const root = temporaryFolder({ '.env.prod': 'DOCSGEN_TEST_MISSED=a secret\nPATH=x\n' });
  const [fault, ...others] = environmentFaults(root, ['DOCSGEN_TEST_MISSED', 'PATH'], 'production');
  assert.deepEqual(others, []);
  assert.deepEqual(
    [fault?.severity, fault?.message, fault?.hint],
    [
      'warning',
      "`DOCSGEN_TEST_MISSED`, which the site's code names, is set in `.env.prod`, which is not read.",
      'rename the file to `.env.production`',
    ],
  );
  assert.deepEqual(environmentFaults(root, ['DOCSGEN_TEST_MISSED'], 'development'), []);
});
