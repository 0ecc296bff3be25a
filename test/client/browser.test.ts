import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser } from './browser.ts';

it('a window whose place another has taken is heard of no more', async () => {
  const heard: string[] = [];
  for (const page of ['a', 'b']) {
    const { window } = openBrowser('', `https://x.dev/docs/${page}/`);
    window.addEventListener('hashchange', () => heard.push(page));
    // Happy-dom tells of a new fragment in a later turn.
    window.history.replaceState(null, '', '#part');
  }
  await delay(20);
  assert.deepEqual(heard, ['b']);
});
