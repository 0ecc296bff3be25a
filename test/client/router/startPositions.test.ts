import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createScreen } from '../../../src/client/router/createScreen.ts';
import { createScroller } from '../../../src/client/router/createScroller.ts';
import { startPositions } from '../../../src/client/router/startPositions.ts';
import { openBrowser } from '../browser.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const start = () => startPositions(createScreen(), createScroller());

describe('startPositions', () => {
  it('restores by itself what the entry kept, as after a reload', () => {
    const browser = openBrowser();
    history.replaceState({ docsgenScroll: [0, 640] }, '');
    start();
    assert.equal(history.scrollRestoration, 'manual');
    assert.deepEqual(browser.scrolls, [{ left: 0, top: 640, behavior: 'instant' }]);
  });

  it('returns to what the entry kept when the browser then jumps to the fragment of the address, as Safari does', () => {
    const { window, scrolls } = openBrowser('', 'https://x.dev/docs/#part');
    const place = { left: 0, top: 640, behavior: 'instant' };
    history.replaceState({ docsgenScroll: [0, 640] }, '');
    start();
    window.dispatchEvent(new window.Event('scroll'));
    assert.deepEqual(scrolls, [place, place]);
    mock.timers.tick(150);
    window.dispatchEvent(new window.Event('scroll'));
    assert.equal(scrolls.length, 2, 'the reader scrolls');
  });

  it('keeps the position at the end of a scroll and when the page is left', () => {
    const { window, setPosition } = openBrowser();
    start();
    setPosition(0, 300);
    window.dispatchEvent(new window.Event('scroll'));
    mock.timers.tick(150);
    assert.deepEqual(history.state.docsgenScroll, [0, 300]);
    for (const [top, end] of [
      [310, 'beforeunload'],
      [320, 'pagehide'],
    ] as const) {
      setPosition(0, top);
      window.dispatchEvent(new window.Event(end));
      assert.deepEqual(history.state.docsgenScroll, [0, top]);
    }
  });
});
