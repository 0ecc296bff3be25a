import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keepVisible } from '../../src/client/keepVisible.ts';
import { find, openBrowser } from './browser.ts';

const rect = (top: number, height: number) => () => ({ top, height, bottom: top + height }) as DOMRect;

it('keepVisible brings an element into the middle of its box, and moves nothing for one in view', () => {
  openBrowser('<nav data-region="sidebar"><a href="/">x</a></nav>');
  const box = find('nav');
  box.getBoundingClientRect = rect(100, 400);
  for (const [top, moved] of [
    [120, 0],
    [480, 0],
    [900, 610],
    [-500, -790],
  ] as const) {
    box.scrollTop = 1000;
    find('a').getBoundingClientRect = rect(top, 20);
    keepVisible(find('a'));
    assert.equal(box.scrollTop, 1000 + moved, String(top));
  }
});
