import assert from 'node:assert/strict';
import { it } from 'node:test';
import { decodeFragment } from '../../src/client/decodeFragment.ts';

it('decodeFragment decodes the id, and leaves a wrong encoding as it stands', () => {
  assert.equal(decodeFragment('#caf%C3%A9'), 'café');
  assert.equal(decodeFragment('#100%'), '100%');
  assert.equal(decodeFragment(''), '');
});
