import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { catchScripts, find, openBrowser, settled } from './browser.ts';
import { DOCUMENT } from './pageFixture.ts';

let run = 0;
/** The entry runs on import; another query makes it another module. */
const enter = () => {
  run += 1;
  return import(`../../src/client/entry.ts?${run}`);
};

it('entry starts what it can: broken island data leave navigation and menus working', async () => {
  openBrowser(DOCUMENT.replace('</body>', '<script type="application/json" id="_islands">{broken</script></body>'));
  catchScripts();
  const errors = mock.method(console, 'error', () => undefined);
  const requests = mock.method(globalThis, 'fetch', () => new Promise(() => undefined));
  await enter();
  assert.equal(errors.mock.callCount(), 1);
  find<HTMLDetailsElement>('.nav-menu').open = true;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('#to-guide').dispatchEvent(event);
  await settled();
  assert.equal(event.defaultPrevented, true);
  assert.equal(find<HTMLDetailsElement>('.nav-menu').open, false);
  assert.match(String(requests.mock.calls[0]?.arguments[0]), /^\/docs\/assets\/manifest\/[01]\.json$/);
  // The router waits eight seconds for an answer; Escape ends that, and the test with it.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }));
  mock.reset();
});

it('entry leaves links to the browser in a document that does not say where the site is', async () => {
  openBrowser(DOCUMENT.replace('data-base="/docs/"', ''));
  await enter();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('#to-guide').dispatchEvent(event);
  assert.equal(event.defaultPrevented, false);
});
