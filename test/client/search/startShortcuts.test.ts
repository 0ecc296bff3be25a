import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type SearchInput, startShortcuts } from '../../../src/client/search/startShortcuts.ts';
import { find, openBrowser } from '../browser.ts';

function press(key: string, selector = 'body', init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, ...init });
  find(selector).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  openBrowser(
    '<div data-island="SearchBox"><input id="_search-input"><span class="search-key">/</span></div><textarea></textarea>',
  );
});

describe('startShortcuts', () => {
  it('focuses the search box', () => {
    startShortcuts();
    assert.equal(press('/').defaultPrevented, true);
    assert.equal(document.activeElement, find('#_search-input'));
  });

  it('selects what is in the box, so that the next query takes its place', () => {
    startShortcuts();
    const input = find<HTMLInputElement>('#_search-input');
    input.value = 'before';
    press('/');
    assert.deepEqual([input.selectionStart, input.selectionEnd], [0, 6]);
  });

  it('keeps in mind where the focus was, until the box has given it back', () => {
    startShortcuts();
    find('textarea').focus();
    press('k', 'textarea', { ctrlKey: true });
    press('k', '#_search-input', { ctrlKey: true });
    assert.equal(find<SearchInput>('#_search-input').cameFrom, find('textarea'));
  });

  it('forgets what is gone, such as the dialog of a picture, behind which the box takes no focus', () => {
    startShortcuts();
    const input = find<SearchInput>('#_search-input');
    const gone = document.createElement('button');
    input.cameFrom = gone;
    find('textarea').focus();
    press('k', 'textarea', { ctrlKey: true });
    assert.equal(input.cameFrom, find('textarea'));
  });

  it('does not take the slash from a reader who writes, but does take Ctrl+K', () => {
    startShortcuts();
    assert.equal(press('/', 'textarea').defaultPrevented, false);
    assert.equal(press('k', 'textarea', { ctrlKey: true }).defaultPrevented, true);
  });

  // To the page, a widget such as a chat is one element, whatever in it has the focus: algolia/docsearch#2212.
  it('does not take the slash from a reader who writes in a web component', () => {
    startShortcuts();
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: '/' });
    event.composedPath = () => [find('textarea'), document.body, document];
    document.body.dispatchEvent(event);
    assert.equal(event.defaultPrevented, false);
  });

  it('lets a reader switch the slash off', () => {
    localStorage.setItem('docsgen:shortcuts', 'off');
    startShortcuts();
    assert.equal(press('/').defaultPrevented, false);
    assert.equal(find('.search-key').hidden, true);
    assert.equal(press('k', 'body', { metaKey: true }).defaultPrevented, true);
  });

  it('does nothing without a search box', () => {
    startShortcuts();
    find('[data-island]').remove();
    assert.equal(press('/').defaultPrevented, false);
  });
});
