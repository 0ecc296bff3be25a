import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { mountHeadingLink } from '../../../src/client/islands/mountHeadingLink.ts';
import { find, openBrowser, settled } from '../browser.ts';

afterEach(() => mock.timers.reset());

async function click(
  { type = 'click', isActive = true, ...options }: MouseEventInit & { type?: string; isActive?: boolean },
  writeText: (text: string) => Promise<void>,
): Promise<MouseEvent> {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  openBrowser('<h2 id="a"><a href="#a">#</a></h2><div id="_status" role="status"></div>', 'https://x.dev/docs/p/?q=1');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });
  mountHeadingLink(find('a'));
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options });
  find('a').dispatchEvent(event);
  await settled();
  return event;
}

it('mountHeadingLink copies the full address, says so, and leaves the link to the browser', async () => {
  const copied: string[] = [];
  const event = await click({}, async (text) => void copied.push(text));
  assert.deepEqual(copied, ['https://x.dev/docs/p/?q=1#a']);
  assert.equal(event.defaultPrevented, false);
  assert.equal(find('a').className, 'copied');
  mock.timers.tick(50);
  assert.equal(find('#_status').textContent, 'Link to this section copied.');
  mock.timers.tick(1_000);
  assert.equal(find('a').className, '');
});

it('mountHeadingLink says nothing where copying is refused', async () => {
  await click({}, () => Promise.reject(new Error('no')));
  mock.timers.tick(50);
  assert.equal(find('#_status').textContent, '');
});

it('mountHeadingLink copies nothing for a click that opens the link elsewhere', async () => {
  const write = mock.fn(async () => {});
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) await click({ [key]: true }, write);
  assert.equal(write.mock.callCount(), 0);
});

it('mountHeadingLink copies for a click that came before it, but not long after', async () => {
  const write = mock.fn(async () => {});
  for (const isActive of [true, false]) {
    await click({ type: 'again', isActive }, write);
    assert.equal(write.mock.callCount(), 1);
  }
});
