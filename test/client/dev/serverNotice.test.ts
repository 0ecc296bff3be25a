import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { hideServerNotice, showServerNotice } from '../../../src/client/dev/serverNotice.ts';
import { hideOfflineNotice, showOfflineNotice } from '../../../src/client/router/showOfflineNotice.ts';
import { find, openBrowser } from '../browser.ts';

afterEach(() => mock.timers.reset());

it('showServerNotice shows one box however often it is called, says it, and is not that of being offline', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  openBrowser('<main>text</main><div id="_status" role="status"></div>');
  showServerNotice();
  showServerNotice();
  mock.timers.tick(50);
  assert.equal(document.querySelectorAll('aside').length, 1);
  assert.equal(find('aside').ariaLabel, 'Dev server');
  assert.equal(find('aside p').textContent, 'The dev server has stopped. Edits show again once it runs.');
  assert.equal(find('#_status').textContent, find('aside p').textContent);
  showOfflineNotice(() => {});
  hideOfflineNotice();
  assert.equal(document.querySelectorAll('aside').length, 1);
  hideServerNotice();
  hideServerNotice();
  assert.equal(document.querySelector('aside'), null);
});
