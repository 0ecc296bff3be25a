import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { showOfflineNotice } from '../../src/client/showOfflineNotice.ts';
import { find, openBrowser } from './browser.ts';

const TEXT = 'You seem to be offline. This page is still readable.';

afterEach(() => mock.timers.reset());

it('D-05 showOfflineNotice says so twice over, leaves page and focus alone, and allows to try again once online', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const browser = openBrowser('<main>text</main><input><div id="_status" role="status"></div>');
  find('input').focus();
  browser.setOnline(false);
  const retry = mock.fn();
  const hide = showOfflineNotice(retry);
  mock.timers.tick(50);
  assert.equal(find('#_status').textContent, TEXT);
  assert.equal(find('.offline-notice p').textContent, TEXT);
  assert.equal(find('main').textContent, 'text');
  assert.equal(document.activeElement, find('input'));

  const button = find<HTMLButtonElement>('.offline-notice button');
  assert.deepEqual([button.textContent, button.disabled], ['Try again', true]);
  browser.setOnline(true);
  assert.equal(button.disabled, false);
  button.click();
  assert.equal(retry.mock.callCount(), 1);
  hide();
  assert.equal(document.querySelector('.offline-notice'), null);
});
