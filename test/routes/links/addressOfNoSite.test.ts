import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressOfNoSite } from '../../../src/routes/links/addressOfNoSite.ts';

it('an address that names no site is told of with what to do where there is none', () => {
  const place = { file: 'a.md', line: 1, column: 1 };
  assert.deepEqual(addressOfNoSite('https://', { code: 'broken-link', place, without: 'delete it' }), {
    severity: 'error',
    code: 'broken-link',
    message: '`https://` names no site.',
    place,
    hint: 'write the whole address, or delete it',
  });
});
