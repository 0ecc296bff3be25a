import assert from 'node:assert/strict';
import { afterEach, it, mock } from 'node:test';
import { hideServerNotice, showServerNotice } from '../../src/client/serverNotice.ts';
import { find, openBrowser } from './browser.ts';

afterEach(() => mock.timers.reset());

it('showServerNotice shows one box however often it is called, and says it; hideServerNotice takes it away', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  openBrowser('<main>text</main><div id="_status" role="status"></div>');
  showServerNotice();
  showServerNotice();
  mock.timers.tick(50);
  assert.equal(document.querySelectorAll('aside').length, 1);
  assert.equal(find('aside p').textContent, 'The dev server has stopped. Edits show again once it runs.');
  assert.equal(find('#_status').textContent, find('aside p').textContent);
  hideServerNotice();
  hideServerNotice();
  assert.equal(document.querySelector('aside'), null);
});
