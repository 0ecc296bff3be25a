import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { createScreen } from '../../../src/client/router/createScreen.ts';
import { openBrowser } from '../browser.ts';

describe('createScreen', () => {
  it('is out of step from a change of address until the page has arrived; a fragment changes nothing', () => {
    openBrowser('', 'https://x.dev/docs/?v=1');
    const screen = createScreen();
    history.pushState(null, '', '/docs/?v=1#part');
    assert.equal(screen.inStep(), true);
    history.pushState(null, '', '/docs/guide/');
    assert.equal(screen.inStep(), false);
    assert.equal(screen.page(), '/docs/?v=1');
    screen.arrived();
    assert.equal(screen.inStep(), true);
    assert.equal(screen.page(), '/docs/guide/');
  });

  it('begins with the page that was loaded, though the address is another by now', () => {
    openBrowser('', 'https://x.dev/docs/?v=1');
    for (const [name, page] of [
      ['https://x.dev/docs/guide/?v=2#part', '/docs/guide/?v=1'],
      ['https://x.dev/docs/guide/index.html', '/docs/guide/?v=1'],
      ['document', '/docs/?v=1'],
    ] as const) {
      const entries = mock.method(performance, 'getEntriesByType', () => [{ name }]);
      const screen = createScreen();
      entries.mock.restore();
      assert.equal(screen.page(), page);
      assert.equal(screen.inStep(), page === '/docs/?v=1');
    }
  });

  it('keeps the position in the entry beside what others keep there', () => {
    const { setPosition } = openBrowser();
    const screen = createScreen();
    assert.equal(screen.savedPosition(), undefined);
    history.replaceState({ theirs: 1 }, '');
    setPosition(3, 700);
    screen.savePosition();
    assert.deepEqual(screen.savedPosition(), [3, 700]);
    assert.equal(history.state.theirs, 1);
  });

  it('keeps no position in an entry whose page is not on screen', () => {
    openBrowser();
    const screen = createScreen();
    history.pushState(null, '', '/docs/guide/');
    screen.savePosition();
    assert.equal(screen.savedPosition(), undefined);
  });
});
