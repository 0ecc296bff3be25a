import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createScreen, type Screen } from '../../src/client/router/createScreen.ts';
import { createScroller, type Scroller } from '../../src/client/router/createScroller.ts';
import { startSpy } from '../../src/client/startSpy.ts';
import { type Browser, find, openBrowser } from './browser.ts';

const list = '<ul><li><a href="#one">One</a></li><li><a href="#caf%C3%A9">Café</a></li></ul>';
const PAGE = `<header class="site-header"></header><nav data-region="sidebar"><ul class="sidebar-headings">${list}</ul></nav>
<aside data-region="toc"><button class="toc-button"></button><div class="toc-panel"><div class="toc-list">${list}</div></div></aside><h2 id="one"></h2><h2 id="café"></h2><h2 id="hidden"></h2>`;
const HEADER_PX = 60;

let browser: Browser;
let screen: Screen;
let scroller: Scroller;

/** Puts the headings at these distances from the top of the window, as a scroll by the reader does. */
function scroll(one: number, cafe: number): void {
  place('#one', one);
  place('#café', cafe);
  browser.window.dispatchEvent(new browser.window.Event('scroll'));
}
function place(selector: string, top: number): void {
  const element = find(selector);
  element.getBoundingClientRect = () => ({ top, bottom: top + HEADER_PX, height: HEADER_PX }) as DOMRect;
  element.getClientRects = () => [{}] as unknown as DOMRectList;
}
const active = () => [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);

beforeEach(() => {
  browser = openBrowser(PAGE);
  mock.timers.enable({ apis: ['setTimeout'] });
  place('.site-header', 0);
  place('#one', 400);
  place('#café', 900);
  screen = createScreen();
  scroller = createScroller();
  startSpy(screen, scroller);
});

afterEach(() => mock.timers.reset());

describe('startSpy', () => {
  it('marks the section in view in both lists, at most every 300 ms', () => {
    scroll(HEADER_PX + 10, 500);
    mock.timers.tick(299);
    assert.deepEqual(active(), []);
    mock.timers.tick(1);
    assert.deepEqual(active(), ['One', 'One']);
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.deepEqual(active(), ['Café', 'Café']);
    assert.equal(document.querySelectorAll('[aria-current]').length, 2);
  });

  it('names the section in view on the button of the list', () => {
    const shown = () => find('.toc-button').dataset['section'];
    assert.equal(shown(), '');
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.equal(shown(), 'Café');
  });

  it('takes no link for a heading that the site puts below the list', () => {
    const below = '<div class="after-toc"><a href="/b/">On</a><a href="#one">To one</a></div>';
    find('.toc-panel').insertAdjacentHTML('beforeend', below);
    scroll(400, 900);
    mock.timers.tick(300);
    assert.equal(find('.toc-button').dataset['section'], '');
    scroll(HEADER_PX + 10, 500);
    mock.timers.tick(300);
    assert.deepEqual(active(), ['One', 'One']);
  });

  // Only Chromium opens it there by itself: in Safari and Firefox a long list opened at its top.
  it('shows the section in view in a list of headings that opens', () => {
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    const shown: string[] = [];
    for (const link of document.querySelectorAll('a')) {
      link.scrollIntoView = (options) => void shown.push(`${link.textContent} ${JSON.stringify(options)}`);
    }
    const toggle = (selector: string) => find(selector).dispatchEvent(new browser.window.Event('toggle') as never);
    toggle('.toc-panel');
    assert.deepEqual(shown, ['Café {"block":"nearest"}']);
    toggle('[data-region="sidebar"]');
    assert.equal(shown.length, 1);
  });

  it('names the section in the address without a new entry, and keeps the state of the entry', () => {
    history.replaceState({ docsgenScroll: [0, 5] }, '');
    const entries = history.length;
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.equal(location.hash, '#caf%C3%A9');
    assert.equal(history.length, entries);
    assert.deepEqual(history.state.docsgenScroll.length, 2);
    scroll(200, 700);
    mock.timers.tick(300);
    assert.equal(location.href, 'https://x.dev/docs/');
    assert.deepEqual(active(), []);
  });

  it('keeps a fragment that names no heading while no section is in view', () => {
    history.replaceState(null, '', '#language-go');
    scroll(200, 700);
    mock.timers.tick(300);
    assert.equal(location.hash, '#language-go');
  });

  it("marks, but leaves the address alone, while the scroll is not the reader's", () => {
    scroller.expect();
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.deepEqual(active(), ['Café', 'Café']);
    assert.equal(location.hash, '');
  });

  it('leaves the address to a link that has taken a scroll of the reader over', () => {
    scroll(HEADER_PX, 500);
    mock.timers.tick(200);
    history.replaceState(null, '', '#caf%C3%A9');
    scroller.expect();
    scroll(0, 400);
    mock.timers.tick(100);
    assert.deepEqual(active(), ['One', 'One'], 'on the way');
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.deepEqual(active(), ['Café', 'Café']);
    assert.equal(location.hash, '#caf%C3%A9');
  });

  it('leaves the address alone while it names a page that is not on screen', () => {
    history.pushState(null, '', '/docs/guide/');
    scroll(-400, HEADER_PX);
    mock.timers.tick(300);
    assert.equal(location.hash, '');
  });

  it('looks again after a jump that moved nothing', () => {
    place('#one', 0);
    history.replaceState(null, '', '#one');
    browser.window.dispatchEvent(new browser.window.Event('hashchange'));
    mock.timers.tick(300);
    assert.deepEqual(active(), ['One', 'One']);
  });

  it('follows the headings of the next page', () => {
    find('[data-region="toc"]').innerHTML = '<ul class="toc-list"><a href="#hidden">Hidden</a></ul>';
    find('.sidebar-headings').remove();
    place('#hidden', 0);
    document.dispatchEvent(new CustomEvent('docsgen:navigated'));
    assert.deepEqual(active(), ['Hidden']);
  });

  it('leaves out headings in closed details, which have boxes that nobody sees', () => {
    find('#café').checkVisibility = () => false;
    scroll(HEADER_PX, HEADER_PX);
    mock.timers.tick(300);
    assert.deepEqual(active(), ['One', 'One']);
    assert.equal(location.hash, '#one');
  });

  it('leaves out headings in closed panels', () => {
    find('#café').getClientRects = () => [] as unknown as DOMRectList;
    place('#one', 0);
    browser.window.dispatchEvent(new browser.window.Event('scroll'));
    mock.timers.tick(300);
    assert.deepEqual(active(), ['One', 'One']);
  });
});
