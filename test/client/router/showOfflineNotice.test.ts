import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { hideOfflineNotice, showOfflineNotice } from '../../../src/client/router/showOfflineNotice.ts';
import { find, openBrowser } from '../browser.ts';

const TEXT = 'You seem to be offline. This page is still readable.';

afterEach(() => mock.timers.reset());

it('D-05 showOfflineNotice says so twice over, leaves page and focus alone, and allows to try again once online', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const browser = openBrowser('<main>text</main><input><div id="_status" role="status"></div>');
  find('input').focus();
  browser.setOnline(false);
  const retry = mock.fn();
  showOfflineNotice(retry);
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
  hideOfflineNotice();
  assert.equal(document.querySelector('.offline-notice'), null);
});

it('D-05 showOfflineNotice shows one box, for what was asked for last, and leaves the focus in it', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const browser = openBrowser('<main>text</main><div id="_status" role="status"></div>');
  browser.setOnline(true);
  const first = mock.fn();
  const last = mock.fn();
  showOfflineNotice(first);
  const button = find<HTMLButtonElement>('.offline-notice button');
  button.focus();
  showOfflineNotice(last);
  mock.timers.tick(50);
  assert.equal(find('#_status').textContent, TEXT);
  assert.equal(document.querySelectorAll('.offline-notice').length, 1);
  assert.equal(document.activeElement, button);
  button.click();
  assert.deepEqual([first.mock.callCount(), last.mock.callCount()], [0, 1]);
});
