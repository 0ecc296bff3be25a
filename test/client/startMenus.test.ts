import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { startMenus } from '../../src/client/startMenus.ts';
import { find, openBrowser } from './browser.ts';

const menu = () => find<HTMLDetailsElement>('.nav-menu');
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));

/** What the client asks of the width of the window. */
let wide: { onchange: (() => void) | null };

beforeEach(() => {
  openBrowser(
    '<details class="nav-menu" open><summary tabindex="0">Menu</summary><a href="#x">x</a></details><p>text</p>',
  );
  wide = { onchange: null };
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => wide });
  startMenus();
});

describe('startMenus', () => {
  it('closes on a click elsewhere, not on one inside', () => {
    find('.nav-menu a').click();
    assert.equal(menu().open, true);
    find('p').click();
    assert.equal(menu().open, false);
  });

  it('closes when a key has moved the focus elsewhere, not to one of its links', () => {
    const moveTo = (element: Element) =>
      element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'Tab' }));
    moveTo(find('.nav-menu a'));
    assert.equal(menu().open, true);
    moveTo(find('p'));
    assert.equal(menu().open, false);
  });

  it('closes on Escape and returns the focus from inside to the button', () => {
    find('.nav-menu a').focus();
    press('a');
    assert.equal(menu().open, true);
    press('Escape');
    assert.equal(menu().open, false);
    assert.equal(document.activeElement, find('summary'));
  });

  it('closes when there comes to be room for the sidebar as a column', () => {
    assert.equal(menu().open, true);
    wide.onchange?.();
    assert.equal(menu().open, false);
  });

  it('leaves the focus where it is outside', () => {
    press('Escape');
    assert.equal(document.activeElement, document.body);
  });
});
