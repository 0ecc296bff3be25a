import assert from 'node:assert/strict';
import { it } from 'node:test';
import { focusOn } from '../../../src/client/router/focusOn.ts';
import { find, openBrowser } from '../browser.ts';

it('focusOn focuses without scrolling what takes no focus by nature', () => {
  openBrowser('<h2>Here</h2>');
  const options: unknown[] = [];
  const focus = HTMLElement.prototype.focus;
  find('h2').focus = function (given) {
    options.push(given);
    focus.call(this, given);
  };
  focusOn(find('h2'));
  assert.equal(document.activeElement, find('h2'));
  assert.equal(find('h2').getAttribute('tabindex'), '-1');
  assert.deepEqual(options, [{ preventScroll: true }]);
});

it('focusOn leaves the place of links and buttons in the tab order', () => {
  openBrowser('<a href="/docs/">Home</a>');
  focusOn(find('a'));
  assert.equal(document.activeElement, find('a'));
  assert.equal(find('a').hasAttribute('tabindex'), false);
});
