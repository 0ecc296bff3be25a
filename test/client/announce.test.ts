import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { announce } from '../../src/client/announce.ts';
import { find, openBrowser } from './browser.ts';

it('announce empties the live region first, so that the same words are said again', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  openBrowser('<div id="_status" role="status">Copied</div>');
  announce('Copied');
  assert.equal(find('#_status').textContent, '');
  mock.timers.tick(50);
  assert.equal(find('#_status').textContent, 'Copied');
  mock.timers.reset();
});

it('announce does nothing in a document without a live region', () => {
  openBrowser();
  assert.doesNotThrow(() => announce('Copied'));
});
