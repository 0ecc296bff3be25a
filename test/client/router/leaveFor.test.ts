import assert from 'node:assert/strict';
import { it } from 'node:test';
import { leaveFor } from '../../../src/client/router/leaveFor.ts';
import { openBrowser } from '../browser.ts';

it('leaveFor assigns another page, and reloads the present one whatever the fragment', () => {
  const { window } = openBrowser('', 'https://x.dev/docs/?v=1#here');
  const calls: string[] = [];
  window.location.assign = (href: string) => void calls.push(href);
  window.location.reload = () => void calls.push('reload');
  leaveFor(new URL('https://x.dev/docs/guide/#part'));
  leaveFor(new URL('https://x.dev/docs/?v=1#there'));
  leaveFor(new URL('https://x.dev/docs/?v=2'));
  assert.deepEqual(calls, ['https://x.dev/docs/guide/#part', 'reload', 'https://x.dev/docs/?v=2']);
});
