import assert from 'node:assert/strict';
import { it } from 'node:test';
import { closeMenus } from '../../src/client/closeMenus.ts';
import { find, openBrowser } from './browser.ts';

const HTML = '<details class="nav-menu" open></details><details id="group" open></details><nav popover></nav>';

it('closeMenus closes menus and open popovers, and leaves other details alone', () => {
  openBrowser(HTML);
  const hidden: string[] = [];
  const drawer = find('[popover]');
  Object.assign(drawer, { hidePopover: () => hidden.push('drawer') });
  closeMenus();
  assert.equal(find<HTMLDetailsElement>('.nav-menu').open, false);
  assert.equal(find<HTMLDetailsElement>('#group').open, true);
  assert.deepEqual(hidden, ['drawer']);
});

it('closeMenus works in browsers without popovers', () => {
  openBrowser(HTML);
  Object.assign(find('[popover]'), { hidePopover: undefined });
  assert.doesNotThrow(closeMenus);
});
