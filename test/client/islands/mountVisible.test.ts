import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { mountVisible } from '../../../src/client/islands/mountVisible.ts';
import { find, openBrowser } from '../browser.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let see: Seen;
let observed: Element[];
let turnedTo: number;
const { IntersectionObserver: before } = globalThis;

beforeEach(() => {
  openBrowser('<div id="place"><div data-island="Chart" id="chart"></div></div>');
  observed = [];
  turnedTo = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: Seen) {
      see = callback;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => observed.splice(0);
  } as unknown as typeof IntersectionObserver;
  document.addEventListener('pointerover', ({ target }) => {
    if (target === find('#chart')) turnedTo += 1;
  });
});
afterEach(() => {
  globalThis.IntersectionObserver = before;
});

it('an island that comes into view is turned to, once', () => {
  mountVisible(find('#place'));
  assert.deepEqual(observed, [find('#place')]);
  see([{ isIntersecting: false }]);
  assert.equal(turnedTo, 0);
  see([{ isIntersecting: false }, { isIntersecting: true }]);
  assert.equal(turnedTo, 1);
  assert.deepEqual(observed, []);
});

it('one whose page goes first is not', () => {
  mountVisible(find('#place')).unmount();
  assert.deepEqual(observed, []);
});
