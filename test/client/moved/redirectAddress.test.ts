import assert from 'node:assert/strict';
import { it } from 'node:test';
import { redirectAddress } from '../../../src/client/moved/redirectAddress.ts';

const HERE = 'https://x.dev/docs/old/?q=1#part';

it('redirectAddress carries query and fragment over', () => {
  assert.equal(redirectAddress('/docs/new/', HERE), 'https://x.dev/docs/new/?q=1#part');
  assert.equal(redirectAddress('https://y.dev/apps', HERE), 'https://y.dev/apps?q=1#part');
});

it('redirectAddress keeps what the target has of its own', () => {
  assert.equal(redirectAddress('/docs/new/#own', HERE), 'https://x.dev/docs/new/?q=1#own');
  assert.equal(redirectAddress('/docs/new/?own#own', HERE), 'https://x.dev/docs/new/?own#own');
});

it('redirectAddress adds nothing to a plain visit', () => {
  assert.equal(redirectAddress('/docs/new/', 'https://x.dev/docs/old/'), 'https://x.dev/docs/new/');
});
