import assert from 'node:assert/strict';
import { it } from 'node:test';
import { closeMenus } from '../../src/client/closeMenus.ts';
import { find, openBrowser } from './browser.ts';

const HTML =
  '<details class="nav-menu" open></details><details id="group" open></details><nav id="drawer" popover></nav>';

it('closeMenus closes menus and open popovers, and leaves other details alone', () => {
  openBrowser(HTML);
  const hidden: string[] = [];
  const drawer = find('[popover]');
  Object.assign(drawer, { popover: 'auto', hidePopover: () => hidden.push('drawer') });
  closeMenus();
  assert.equal(find<HTMLDetailsElement>('.nav-menu').open, false);
  assert.equal(find<HTMLDetailsElement>('#group').open, true);
  assert.deepEqual(hidden, ['drawer']);
});

it('closeMenus works in browsers without popovers', () => {
  openBrowser(HTML);
  for (const name of ['popover', 'hidePopover']) Object.defineProperty(find('[popover]'), name, { value: undefined });
  assert.doesNotThrow(() => closeMenus());
});

it('closeMenus leaves open what is around an element, and a popover for its own button', () => {
  openBrowser(`${HTML}<button popovertarget="drawer"><svg></svg></button><button popovertarget="list">b</button>`);
  const hidden: string[] = [];
  const drawer = find('[popover]');
  drawer.innerHTML = '<a href="/">a</a>';
  Object.assign(drawer, { popover: 'auto', hidePopover: () => hidden.push('drawer') });
  closeMenus(find('.nav-menu'));
  assert.equal(find<HTMLDetailsElement>('.nav-menu').open, true);
  assert.deepEqual(hidden, ['drawer']);
  closeMenus(find('[popover] a'));
  closeMenus(find('svg'));
  assert.equal(find<HTMLDetailsElement>('.nav-menu').open, false);
  assert.deepEqual(hidden, ['drawer']);
  closeMenus(find('[popovertarget="list"]'));
  assert.deepEqual(hidden, ['drawer', 'drawer']);
});
