import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { chunkLoadError } from '../../../src/client/chunkLoadError.ts';
import type { ShowPage } from '../../../src/client/router/createPageLoader.ts';
import { createScreen } from '../../../src/client/router/createScreen.ts';
import { createScroller } from '../../../src/client/router/createScroller.ts';
import { startRouter } from '../../../src/client/router/startRouter.ts';
import { type Browser, find, openBrowser, settled } from '../browser.ts';
import { DOCUMENT } from '../pageFixture.ts';

interface Load {
  readonly route: string;
  arrive(show?: ShowPage): Promise<void>;
  fail(error: Error): Promise<void>;
}

let browser: Browser;
let loads: Load[];
let left: string[];
let progress: string[];
let isServerThere: boolean;

const MISSING = chunkLoadError({ chunk: 7, kind: 'missing', address: '/7.js' });
const BLOCKED = chunkLoadError({ chunk: 7, kind: 'error', address: '/7.js' });

function pageNamed(title: string): ShowPage {
  return () => {
    document.title = `${title} | Site`;
    find('main').innerHTML = `<h1 tabindex="-1">${title}</h1><h2 id="one">One</h2><a id="home" href="/docs/">Home</a>`;
    return undefined;
  };
}

const loadPage = (route: string) =>
  new Promise<ShowPage>((resolve, reject) => {
    loads.push({
      route,
      arrive(show = pageNamed(route)) {
        resolve(show);
        return settled();
      },
      fail(error) {
        reject(error);
        return settled();
      },
    });
  });

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
};

/** What Back and Forward do: the address is the entry's before anybody hears of it. */
const traverse = (url: string, state: unknown) => {
  history.replaceState(state, '', url);
  browser.window.dispatchEvent(new browser.window.Event('popstate'));
};

beforeEach(() => {
  browser = openBrowser(DOCUMENT);
  browser.setOnline(true);
  loads = [];
  left = [];
  progress = [];
  isServerThere = true;
  Element.prototype.scrollIntoView = () => undefined;
  browser.window.location.replace = () => undefined;
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', async () => {
    if (!isServerThere) throw new TypeError('network');
    return new Response('', { status: 404 });
  });
  startRouter({
    base: '/docs/',
    loadPage,
    screen: createScreen(),
    scroller: createScroller(),
    progress: { start: () => progress.push('start'), done: () => progress.push('done') },
    leave: (url) => left.push(url.href),
  });
});

afterEach(() => {
  mock.reset();
});

describe('startRouter', () => {
  it('changes address, title, focus and status when the page is there, and not before', async () => {
    const navigated: unknown[] = [];
    document.addEventListener('docsgen:navigated', (event) => navigated.push((event as CustomEvent).detail));
    const entries = history.length;
    assert.equal(click('#to-guide b').defaultPrevented, true);
    assert.equal(location.pathname, '/docs/');
    assert.equal(loads[0]?.route, '/guide/');
    await loads[0]?.arrive();
    assert.equal(location.pathname, '/docs/guide/');
    assert.equal(history.length, entries + 1);
    assert.equal(document.activeElement, find('h1'));
    mock.timers.tick(50);
    assert.equal(find('#_status').textContent, '/guide/ | Site');
    assert.deepEqual(navigated, [{ route: '/guide/' }]);
    assert.deepEqual(left, []);
  });

  it('E-07: sets the title before it moves the focus', async () => {
    const titles: string[] = [];
    document.addEventListener('focusin', () => titles.push(document.title));
    click('#to-guide');
    await loads[0]?.arrive();
    assert.deepEqual(titles, ['/guide/ | Site']);
  });

  it('lets those who watch the document have the new page before it is laid out', async () => {
    const order: string[] = [];
    mock.method(Element.prototype, 'getBoundingClientRect', () => {
      order.push('laid out');
      return new DOMRect();
    });
    click('#to-guide');
    await loads[0]?.arrive(() => {
      queueMicrotask(() => order.push('seen'));
      return find('[data-region="sidebar"] a');
    });
    assert.deepEqual(order.slice(0, 2), ['seen', 'laid out']);
  });

  it('focuses the heading that the address names', async () => {
    click('#to-hash');
    await loads[0]?.arrive();
    assert.equal(location.hash, '#one');
    assert.equal(document.activeElement?.id, 'one');
  });

  it('shows progress while a page is awaited, also one whose content is there but not its sidebar', async () => {
    click('#to-guide');
    assert.equal(progress.at(-1), 'start');
    await loads[0]?.arrive();
    assert.equal(progress.at(-1), 'done');
    click('#home');
    await loads[1]?.arrive();
    click('[data-region="sidebar"] a[href="/docs/guide/"]');
    assert.equal(progress.at(-1), 'start');
  });

  it('leaves other clicks alone', () => {
    assert.equal(click('#to-guide', { ctrlKey: true }).defaultPrevented, false);
    assert.equal(click('h1').defaultPrevented, false);
    assert.deepEqual(loads, []);
  });

  it('goes to the top for a link to the page itself, and makes no second entry for the same address', () => {
    const entries = history.length;
    const toTop = mock.fn();
    document.documentElement.scrollIntoView = toTop;
    assert.equal(click('#to-self').defaultPrevented, true);
    assert.equal(history.length, entries);
    assert.equal(toTop.mock.callCount(), 1);
    assert.equal(document.activeElement, find('h1'));
  });

  for (const failure of [MISSING, BLOCKED, new Error('not listed')]) {
    it(`D-01 gives the target to the browser once after: ${failure.message.split('\n').join(' ')}`, async () => {
      click('#to-guide');
      await loads[0]?.fail(failure);
      assert.deepEqual(left, ['https://x.dev/docs/guide/']);
      mock.timers.tick(60_000);
      assert.equal(left.length, 1);
      assert.equal(location.pathname, '/docs/');
    });
  }

  it('gives the target to the browser when showing the page throws', async () => {
    find('main').remove();
    click('[data-region="sidebar"] a[href="/docs/guide/"]');
    await loads[0]?.arrive();
    assert.deepEqual(left, ['https://x.dev/docs/guide/']);
  });

  it('D-03 gives the target to the browser after 8 s without an answer, and ignores the answer then', async () => {
    click('#to-guide');
    mock.timers.tick(7999);
    assert.deepEqual(left, []);
    mock.timers.tick(1);
    assert.deepEqual(left, ['https://x.dev/docs/guide/']);
    await loads[0]?.arrive();
    assert.equal(location.pathname, '/docs/');
    assert.equal(progress.at(-1), 'done');
  });

  it('D-05 stays on the page when offline, says so, and tries again', async () => {
    for (const isKnown of [true, false]) {
      // The browser knows of it, or only the server's silence tells.
      if (isKnown) browser.setOnline(false);
      else isServerThere = false;
      click('#to-guide');
      await loads.at(-1)?.fail(BLOCKED);
      assert.equal(document.querySelectorAll('.offline-notice').length, 1);
      assert.deepEqual([left, location.pathname], [[], '/docs/']);
      browser.setOnline(true);
    }
    mock.timers.tick(8000);
    assert.deepEqual([left, progress.at(-1)], [[], 'done']);
    find('.offline-notice button').click();
    await loads.at(-1)?.arrive();
    assert.equal(location.pathname, '/docs/guide/');
    assert.equal(document.querySelector('.offline-notice'), null);
  });

  it('D-05 offers a page no more whose entry Back or Forward has left', async () => {
    click('#to-guide');
    await loads[0]?.arrive();
    browser.setOnline(false);
    traverse('/docs/', null);
    await loads[1]?.fail(BLOCKED);
    assert.ok(find('.offline-notice'));
    traverse('/docs/guide/', null);
    assert.equal(document.querySelector('.offline-notice'), null);
    assert.equal(find('h1').textContent, '/guide/');
  });

  it('does not give a readable page away after 8 s offline, and ignores the answer then', async () => {
    browser.setOnline(false);
    click('#to-guide');
    mock.timers.tick(8000);
    assert.deepEqual(left, []);
    assert.ok(find('.offline-notice'));
    await loads[0]?.arrive();
    assert.equal(location.pathname, '/docs/');
  });

  it('D-14 follows the last of two quick clicks, with one entry', async () => {
    const entries = history.length;
    click('#to-guide');
    click('#to-ref');
    await loads[1]?.arrive();
    await loads[0]?.arrive();
    assert.equal(location.pathname, '/docs/ref/');
    assert.equal(find('h1').textContent, '/ref/');
    assert.equal(history.length, entries + 1);
  });

  it('ignores the failure of a click that another has replaced', async () => {
    click('#to-guide');
    click('#to-ref');
    await loads[0]?.fail(MISSING);
    assert.deepEqual(left, []);
  });

  it('does not overtake a reader who leaves the site: Firefox then breaks off what is awaited', async () => {
    click('#to-guide');
    browser.window.dispatchEvent(new browser.window.Event('beforeunload'));
    await loads[0]?.fail(BLOCKED);
    mock.timers.tick(60_000);
    assert.deepEqual(left, []);
    assert.equal(document.querySelector('.offline-notice'), null);
  });

  it('D-14 drops what it awaits on Escape and on a click on a fragment', async () => {
    for (const cancel of [
      () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' })),
      () => click('#to-start'),
    ]) {
      click('#to-guide');
      cancel();
      assert.equal(progress.at(-1), 'done');
      await loads.at(-1)?.arrive();
      mock.timers.tick(60_000);
      assert.equal(find('h1').textContent, 'Home');
      assert.deepEqual(left, []);
    }
  });

  it('C-10 shows the page of the entry on Back and Forward, at the place where it was left', async () => {
    browser.setPosition(0, 500);
    click('#to-guide');
    await loads[0]?.arrive();
    const entries = history.length;
    traverse('/docs/', { docsgenScroll: [0, 500] });
    assert.equal(loads[1]?.route, '/');
    await loads[1]?.arrive();
    assert.equal(find('h1').textContent, '/');
    assert.deepEqual(browser.scrolls.at(-1), { left: 0, top: 500, behavior: 'instant' });
    assert.equal(history.length, entries);
  });

  it('shows the page of an entry that has no position, such as one left by the address bar', async () => {
    click('#to-guide');
    await loads[0]?.arrive();
    traverse('/docs/', null);
    await loads[1]?.arrive();
    assert.deepEqual([find('h1').textContent, left], ['/', []]);
  });

  it('begins a page at its top, also where a position was kept in its entry before it came', async () => {
    const glides: unknown[] = [];
    document.documentElement.scrollIntoView = (options) => void glides.push(options);
    click('#to-guide');
    await loads[0]?.arrive(() => {
      pageNamed('/guide/')();
      history.replaceState({ docsgenScroll: [0, 500] }, '');
      return undefined;
    });
    assert.deepEqual([browser.scrolls, glides], [[], [{ behavior: 'smooth' }]]);
  });

  it('keeps the scroll position in the entry that it leaves', async () => {
    const states: unknown[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state: unknown, title: string, url?: string | URL | null) => {
      states.push(state);
      replace(state, title, url);
    };
    browser.setPosition(0, 500);
    click('#to-guide');
    await loads[0]?.arrive();
    assert.deepEqual(states[0], { docsgenScroll: [0, 500] });
  });

  it('gives an entry to the browser when its page does not come', async () => {
    traverse('/docs/guide/', null);
    await loads[0]?.fail(MISSING);
    assert.deepEqual(left, ['https://x.dev/docs/guide/']);
  });

  it('glides to a heading of the page on screen: the jump of the browser, which marks it as the target, is taken back', () => {
    const jumps: string[] = [];
    const glides: unknown[] = [];
    browser.setPosition(0, 500);
    browser.window.location.assign = (url: string | URL) => {
      jumps.push(`${url}`);
      browser.setPosition(0, 900);
    };
    Element.prototype.scrollIntoView = (options) => void glides.push(options);
    history.replaceState(null, '', '/docs/#start');
    assert.equal(click('#to-start').defaultPrevented, true);
    assert.deepEqual(jumps, ['https://x.dev/docs/#start']);
    assert.deepEqual(browser.scrolls, [{ left: 0, top: 500, behavior: 'instant' }]);
    assert.deepEqual(glides, [{ behavior: 'smooth' }]);
  });

  it('leaves a fragment that names nothing on the page to the browser', () => {
    find('#to-start').setAttribute('href', '#gone');
    assert.equal(click('#to-start').defaultPrevented, false);
  });

  it('closes the sidebar of a phone when Back leads to another place on the page', () => {
    const menu = document.createElement('details');
    menu.className = 'nav-menu';
    menu.open = true;
    document.body.append(menu);
    traverse('/docs/#start', { docsgenScroll: [0, 80] });
    assert.equal(menu.open, false);
  });

  it('D-14 drops what it awaits when Back leads to another place on the page', async () => {
    click('#to-guide');
    traverse('/docs/#one', null);
    await loads[0]?.arrive();
    assert.equal(location.pathname, '/docs/');
    assert.notEqual(document.title, '/guide/ | Site');
  });

  it('loads nothing when Back leads to another place on the page', () => {
    traverse('/docs/#start', { docsgenScroll: [0, 80] });
    assert.deepEqual(loads, []);
    assert.equal(browser.scrolls.at(-1)?.top, 80);
    traverse('/docs/#start', null);
    assert.equal(browser.scrolls.length, 1);
  });

  it('opens a fragment of the page on screen while the address is ahead of it', () => {
    traverse('/docs/guide/', null);
    assert.equal(click('#to-start').defaultPrevented, true);
    assert.equal(loads.at(-1)?.route, '/guide/');
  });

  it('D-15 ends what a page kept for Back was waiting for', () => {
    click('#to-guide');
    browser.window.dispatchEvent(new browser.window.Event('pagehide'));
    mock.timers.tick(8000);
    assert.deepEqual(left, []);
  });

  it('returns to where the reader was in a page kept for Back, which Safari shows from its top', () => {
    history.replaceState({ docsgenScroll: [0, 640] }, '');
    browser.window.dispatchEvent(Object.assign(new browser.window.Event('pageshow'), { persisted: true }));
    assert.deepEqual(browser.scrolls, [{ left: 0, top: 640, behavior: 'instant' }]);
  });
});
