import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DIRECTIVES } from '../../src/config/policyDirectives.ts';
import { securityPolicy } from '../../src/hosting/securityPolicy.ts';

describe('DIRECTIVES', () => {
  it('has all that a policy of docsgen has: a site can add to each', () => {
    const own = Object.keys(securityPolicy({ tagManager: true, added: {} }));
    assert.deepEqual(
      own.filter((name) => !DIRECTIVES.some((directive) => directive === name)),
      [],
    );
  });
});
