import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createScroller } from '../../../src/client/router/createScroller.ts';
import { type Browser, find, openBrowser } from '../browser.ts';

let browser: Browser;
const fire = (type: string) => browser.window.dispatchEvent(new browser.window.Event(type));

afterEach(() => mock.timers.reset());

beforeEach(() => {
  browser = openBrowser('<h2>Here</h2>');
  mock.timers.enable({ apis: ['setTimeout'] });
});

describe('createScroller', () => {
  it('glides to the top or to an element, at once for readers who want no motion', () => {
    const targets: string[] = [];
    const noteAs = (name: string) => (options?: unknown) => {
      targets.push(`${name} ${(options as ScrollIntoViewOptions).behavior}`);
    };
    find('h2').scrollIntoView = noteAs('h2');
    browser.window.document.documentElement.scrollIntoView = noteAs('top');
    const scroller = createScroller();
    scroller.glide(null);
    scroller.glide(find('h2'));
    browser.window.matchMedia = () => ({ matches: true }) as never;
    scroller.glide(null);
    assert.deepEqual(targets, ['top smooth', 'h2 smooth', 'top instant']);
  });

  it('restores a position at once, whatever the styles say of smoothness', () => {
    createScroller().restore([5, 600]);
    assert.deepEqual(browser.scrolls, [{ left: 5, top: 600, behavior: 'instant' }]);
  });

  it('leads on to an element that has moved on its way, unless the reader has taken over', () => {
    const jumps: unknown[] = [];
    find('h2').scrollIntoView = (options?: unknown) => void jumps.push(options);
    const scroller = createScroller();
    scroller.glide(find('h2'));
    mock.timers.tick(200);
    assert.deepEqual(jumps, [{ behavior: 'smooth' }, undefined]);
    scroller.glide(find('h2'));
    fire('wheel');
    mock.timers.tick(200);
    fire('scroll');
    mock.timers.tick(200);
    assert.equal(jumps.length, 3);
  });

  it('leads on again where what is left of a smooth scroll moves the page away, as in a browser that was held up', () => {
    find('h2').scrollIntoView = (options?: unknown) => {
      if (options === undefined) browser.setPosition(0, 682);
    };
    const scroller = createScroller();
    const ends = mock.fn();
    scroller.onSettled(ends);
    scroller.glide(find('h2'));
    for (const top of [200, 286]) {
      browser.setPosition(0, top);
      fire('scroll');
      mock.timers.tick(150);
      assert.deepEqual([browser.window.scrollY, scroller.isScripted()], [682, true]);
    }
    assert.equal(ends.mock.callCount(), 0);
    fire('scroll');
    mock.timers.tick(150);
    assert.deepEqual([scroller.isScripted(), ends.mock.callCount()], [false, 1]);
  });

  it('says which position it has restored, to what is yet to change its height', () => {
    createScroller().restore([5, 600]);
    assert.equal(browser.window.document.documentElement.dataset['top'], '600');
  });

  it('holds a restored position against what is left of the smooth scroll that it breaks off', () => {
    const scroller = createScroller();
    const place = { left: 0, top: 600, behavior: 'instant' };
    scroller.restore([0, 600]);
    fire('scroll');
    assert.deepEqual(browser.scrolls, [place], 'nothing was under way');
    mock.timers.tick(150);
    scroller.glide(find('h2'));
    scroller.restore([0, 600]);
    fire('scroll');
    assert.deepEqual(browser.scrolls.slice(1), [place, place]);
    fire('wheel');
    fire('scroll');
    assert.equal(browser.scrolls.length, 3, 'the reader scrolls');
  });

  it('counts as scripted until 150 ms after the last scroll event, also when nothing moved', () => {
    const scroller = createScroller();
    const ends = mock.fn();
    scroller.onSettled(ends);
    scroller.expect();
    mock.timers.tick(100);
    fire('scroll');
    mock.timers.tick(149);
    assert.equal(scroller.isScripted(), true);
    mock.timers.tick(1);
    assert.equal(scroller.isScripted(), false);
    assert.equal(ends.mock.callCount(), 1);
    scroller.expect();
    mock.timers.tick(150);
    assert.equal(ends.mock.callCount(), 2);
  });

  it('gives way as soon as the reader takes over', () => {
    const scroller = createScroller();
    for (const sign of ['wheel', 'touchmove', 'keydown']) {
      scroller.expect();
      fire(sign);
      assert.equal(scroller.isScripted(), false);
    }
  });

  it("does not take the reader's own scroll for a scripted one", () => {
    const scroller = createScroller();
    fire('scroll');
    assert.equal(scroller.isScripted(), false);
  });
});
