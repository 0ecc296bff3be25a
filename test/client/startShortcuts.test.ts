import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { startShortcuts } from '../../src/client/startShortcuts.ts';
import { find, openBrowser } from './browser.ts';

let hydrated: HTMLElement[];
const islands = {
  async hydrate(element: HTMLElement) {
    hydrated.push(element);
  },
};
function press(key: string, selector = 'body', init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, ...init });
  find(selector).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  openBrowser('<div data-island="SearchBox"><input id="search"></div><textarea></textarea>');
  hydrated = [];
});

describe('startShortcuts', () => {
  it('focuses the search box and brings it to life', () => {
    startShortcuts(islands);
    assert.equal(press('/').defaultPrevented, true);
    assert.equal(document.activeElement, find('#search'));
    assert.deepEqual(hydrated, [find('[data-island]')]);
  });

  it('does not take the slash from a reader who writes, but does take Ctrl+K', () => {
    startShortcuts(islands);
    assert.equal(press('/', 'textarea').defaultPrevented, false);
    assert.equal(press('k', 'textarea', { ctrlKey: true }).defaultPrevented, true);
  });

  it('lets a reader switch the slash off', () => {
    localStorage.setItem('docsgen:shortcuts', 'off');
    startShortcuts(islands);
    assert.equal(press('/').defaultPrevented, false);
    assert.equal(press('k', 'body', { metaKey: true }).defaultPrevented, true);
  });

  it('works without islands, and does nothing without a search box', () => {
    startShortcuts(undefined);
    press('/');
    assert.equal(document.activeElement, find('#search'));
    find('[data-island]').remove();
    assert.equal(press('/').defaultPrevented, false);
  });
});
