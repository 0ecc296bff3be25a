import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startSidebar } from '../../src/client/startSidebar.ts';
import { find, openBrowser } from './browser.ts';

const SIDEBAR = '<div data-region="sidebar" data-sidebar-id="a"><a href="/docs/" aria-current="page">Here</a></div>';

const rect = (top: number, height: number) => () => ({ top, height, bottom: top + height }) as DOMRect;

/** Loads a document whose current link stands at `linkTop` in a sidebar 400 px high; yields where the sidebar is then. */
function load(linkTop: number, kept = ''): number {
  openBrowser(SIDEBAR);
  if (kept !== '') sessionStorage.setItem('docsgen:sidebar', kept);
  const sidebar = find('[data-region]');
  sidebar.getBoundingClientRect = rect(0, 400);
  let scrollTop = 0;
  // As browsers do: whatever is no number is the top.
  Object.defineProperty(sidebar, 'scrollTop', {
    get: () => scrollTop,
    set: (value) => {
      scrollTop = Number(value) || 0;
    },
  });
  find('a').getBoundingClientRect = () => rect(linkTop - sidebar.scrollTop, 20)();
  startSidebar();
  return sidebar.scrollTop;
}

it('startSidebar brings the current page into view after a load, and moves nothing for one in view', () => {
  assert.equal(load(50), 0);
  assert.equal(load(1_000), 810);
});

it('startSidebar leaves the sidebar where it was before the load, unless the current page would be out of view', () => {
  assert.equal(load(1_000, '700'), 700);
  assert.equal(load(50, '700'), -140);
});

it('startSidebar shows the current page in a drawer that is opened, whichever it is by then', () => {
  openBrowser(`<nav popover="auto">${SIDEBAR.replace('</div>', '<a href="/docs/b/">There</a></div>')}</nav>`);
  const sidebar = find('[data-region]');
  const there = find('a[href="/docs/b/"]');
  sidebar.getBoundingClientRect = rect(0, 400);
  there.getBoundingClientRect = rect(1_000, 20);
  startSidebar();
  sidebar.scrollTop = 0;
  find('a').removeAttribute('aria-current');
  there.setAttribute('aria-current', 'page');
  find('nav').dispatchEvent(new Event('toggle'));
  assert.equal(sidebar.scrollTop, 810);
});

it('startSidebar keeps the place when the document goes', () => {
  load(50);
  find('[data-region]').scrollTop = 123;
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(sessionStorage.getItem('docsgen:sidebar'), '123');
});

it('startSidebar does nothing in a document without a sidebar', () => {
  openBrowser();
  assert.doesNotThrow(startSidebar);
});
