import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { ChunkLoadError } from '../../../src/client/chunkLoadError.ts';
import { createIslands } from '../../../src/client/islands/createIslands.ts';
import type { IslandLife, Mount } from '../../../src/client/islands/importIsland.ts';
import { type Browser, find, openBrowser, settled } from '../browser.ts';

const PAGE = `
<div data-island="Copy" id="copy"><button class="needs-js"><svg></svg>Copy</button><a href="/docs/">link</a></div>
<div data-island="Tabs" id="tabs" data-hydrate="docsgen:tabs:language">
<div role="tablist"><button role="tab" id="language-go">Go</button></div><div data-slot="go"><p>panel</p></div></div>
<div id="_status" role="status"></div>
<script type="application/json" id="_islands">{"Copy":"/copy.js","Tabs":"/tabs.js"}</script>`;

let browser: Browser;
let asked: string[];
let mounted: HTMLElement[];
let unmounted: number;
/** Whether the browser has the modules without the network. */
let hasCopies: boolean;
let reported: ChunkLoadError[];
const life: IslandLife = {
  unmount() {
    unmounted += 1;
  },
};
const mount: Mount = (element) => {
  mounted.push(element);
  return life;
};

const start = (load: (address: string) => Promise<{ mount?: Mount }> = async () => ({ mount })) =>
  createIslands(
    (error) => reported.push(error),
    (address) => {
      asked.push(address);
      return load(address);
    },
  );
const event = (type: string, init: KeyboardEventInit = {}) => {
  const Kind = type === 'click' ? MouseEvent : type === 'keydown' ? KeyboardEvent : Event;
  return new Kind(type, { bubbles: true, cancelable: true, ...init });
};
const fire = (selector: string, type: string, init: KeyboardEventInit = {}) => {
  const fired = event(type, init);
  find(selector).dispatchEvent(fired);
  return fired;
};

/** What waits for its island looks whether it works, and is done in a later task. */
const replayTime = () => {
  mock.timers.tick(10);
  mock.timers.tick(10);
};

beforeEach(() => {
  browser = openBrowser(PAGE);
  browser.setOnline(true);
  asked = [];
  mounted = [];
  unmounted = 0;
  reported = [];
  hasCopies = true;
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', async () => {
    if (!hasCopies) throw new TypeError('network');
    return new Response('');
  });
});

afterEach(() => {
  mock.reset();
});

describe('createIslands', () => {
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    it(`hydrates on ${type} inside, once, and not before`, async () => {
      start();
      assert.deepEqual(asked, []);
      fire('#copy button', type);
      fire('#copy button', type);
      await settled();
      fire('#copy button', type);
      assert.deepEqual(asked, ['/copy.js']);
      assert.deepEqual(mounted, [find('#copy')]);
    });
  }

  it('asks for all that an island imports beside it, and tells once of what does not come', async () => {
    const list = find('#_islands');
    list.textContent = '{"Copy":"/copy.js /react.js /shared.js"}';
    start(async (address) => (address === '/copy.js' ? { mount } : Promise.reject(new TypeError(address))));
    fire('#copy button', 'pointerover');
    assert.deepEqual(asked.toSorted(), ['/copy.js', '/react.js', '/shared.js']);
    await settled();
    assert.deepEqual(mounted, [find('#copy')]);
    assert.deepEqual(reported, []);
  });

  it('D-05 offline imports nothing that the browser lacks: Firefox would never ask for it again', async () => {
    find('#_islands').textContent = '{"Copy":"/copy.js /react.js"}';
    browser.setOnline(false);
    hasCopies = false;
    start();
    fire('#copy button', 'click');
    await settled();
    assert.deepEqual(asked, []);
    browser.setOnline(true);
    await settled();
    assert.deepEqual(mounted, [find('#copy')]);
  });

  it('replays a click that came too early once, on the same element', async () => {
    start();
    const seen: EventTarget[] = [];
    find('#copy').addEventListener('click', ({ target }) => target && seen.push(target));
    const early = fire('#copy svg', 'click');
    assert.equal(early.defaultPrevented, true);
    assert.deepEqual(seen, []);
    await settled();
    replayTime();
    assert.deepEqual(seen, [find('#copy svg')]);
    mock.timers.tick(10_000);
    assert.equal(seen.length, 1);
  });

  it('replays only the last of several', async () => {
    start();
    const seen: string[] = [];
    find('#tabs').addEventListener('keydown', (press) => seen.push(press.key));
    fire('#language-go', 'keydown', { key: 'ArrowRight' });
    fire('#language-go', 'keydown', { key: 'End' });
    await settled();
    replayTime();
    assert.deepEqual(seen, ['End']);
  });

  // The click was answered last, and took back what the key had chosen.
  it('holds back what follows while a click still waits, though the island has come', async () => {
    start();
    const seen: string[] = [];
    for (const type of ['click', 'keydown']) find('#tabs').addEventListener(type, () => seen.push(type));
    fire('#language-go', 'click');
    await settled();
    mock.timers.tick(10);
    assert.equal(fire('#language-go', 'keydown', { key: 'ArrowRight' }).defaultPrevented, true);
    assert.deepEqual(seen, []);
    replayTime();
    assert.deepEqual(seen, ['keydown']);
    mock.timers.tick(10_000);
    assert.equal(fire('#language-go', 'keydown', { key: 'ArrowRight' }).defaultPrevented, false);
    assert.deepEqual(seen, ['keydown', 'keydown']);
  });

  it('replays a click in a timer that follows from it: Safari lets nothing copy that follows from a load', async () => {
    let isFromReader = false;
    const seen: boolean[] = [];
    const later = globalThis.setTimeout;
    const follow = (act: (...values: unknown[]) => void, delay: number, ...values: unknown[]) => {
      const isSo = isFromReader;
      return later(() => {
        isFromReader = isSo;
        act(...values);
        isFromReader = false;
      }, delay);
    };
    // By hand: the timer is a mock itself.
    globalThis.setTimeout = follow as never;
    let come = (_: { mount: Mount }) => {};
    start(() => new Promise((resolve) => (come = resolve)));
    find('#copy').addEventListener('click', () => seen.push(isFromReader));
    isFromReader = true;
    fire('#copy button', 'click');
    isFromReader = false;
    mock.timers.tick(10);
    come({ mount });
    await settled();
    replayTime();
    globalThis.setTimeout = later;
    assert.deepEqual(seen, [true]);
  });

  it('D-05 offline says so, and replays a click when the reader asks again, not by itself', async () => {
    browser.setOnline(false);
    const seen: EventTarget[] = [];
    find('#copy').addEventListener('click', ({ target }) => target && seen.push(target));
    start(async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module: /copy.js');
      return { mount };
    });
    fire('#copy button', 'click');
    await settled();
    mock.timers.tick(300);
    assert.ok(find('.offline-notice'));
    browser.setOnline(true);
    await settled();
    mock.timers.tick(10_000);
    assert.deepEqual([mounted, seen], [[find('#copy')], []]);
    find('.offline-notice button').click();
    assert.deepEqual(seen, [find('#copy button')]);
    assert.equal(document.querySelector('.offline-notice'), null);
  });

  it('D-05 offline says so when the reader types into a field that sleeps, and holds no letter up', async () => {
    find('#copy').innerHTML = '<input>';
    start((address) =>
      navigator.onLine
        ? Promise.resolve({ mount })
        : Promise.reject(new TypeError(`Importing a module script failed: ${address}`)),
    );
    for (const isOnline of [true, false]) {
      browser.setOnline(isOnline);
      fire(isOnline ? '#copy input' : '#tabs p', 'input');
      await settled();
      mock.timers.tick(300);
      assert.equal(document.querySelector('.offline-notice') === null, isOnline);
    }
    browser.setOnline(true);
    find('.offline-notice button').click();
    assert.equal(document.querySelector('.offline-notice'), null);
  });

  it('D-05 offline tells once of a word, and keeps the Enter after it', async () => {
    browser.setOnline(false);
    find('#copy').innerHTML = '<input>';
    const seen: string[] = [];
    start(async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module: /copy.js');
      return { mount };
    });
    fire('#copy input', 'input');
    await settled();
    mock.timers.tick(300);
    mock.timers.tick(50);
    const status = find('#_status');
    assert.match(status.textContent, /^You seem to be offline/);
    status.textContent = '';
    fire('#copy input', 'input');
    mock.timers.tick(400);
    assert.equal(status.textContent, '');
    fire('#copy input', 'input');
    mock.timers.tick(100);
    fire('#copy input', 'keydown', { key: 'Enter' });
    mock.timers.tick(400);
    browser.setOnline(true);
    await settled();
    find('#copy').addEventListener('keydown', ({ key }) => seen.push(key));
    mock.timers.tick(10_000);
    assert.deepEqual(seen, []);
    find('.offline-notice button').click();
    assert.deepEqual(seen, ['Enter']);
  });

  it('offline replays at once what the browser has without the network', async () => {
    browser.setOnline(false);
    const seen: EventTarget[] = [];
    find('#copy').addEventListener('click', ({ target }) => target && seen.push(target));
    start();
    fire('#copy button', 'click');
    await settled();
    replayTime();
    mock.timers.tick(300);
    assert.equal(seen.length, 1);
    assert.equal(document.querySelector('.offline-notice'), null);
  });

  it('lets a link that is an island lead on at once, and tells the island of the click when it has come', async () => {
    find('#copy').outerHTML = '<a data-island="Copy" href="#x" id="copy">x</a>';
    for (const isOnline of [true, false]) {
      browser.setOnline(isOnline);
      start();
      assert.equal(fire('#copy', 'click', { ctrlKey: true }).defaultPrevented, false);
      const seen: unknown[] = [];
      for (const type of ['click', 'again']) {
        find('#copy').addEventListener(type, (event) => seen.push([type, (event as MouseEvent).ctrlKey]), {
          once: true,
        });
      }
      await settled();
      replayTime();
      mock.timers.tick(300);
      assert.deepEqual(seen, [['again', true]]);
      assert.equal(document.querySelector('.offline-notice'), null);
    }
  });

  it('lets links, text and other keys take their normal course', async () => {
    start();
    assert.equal(fire('#copy a', 'click').defaultPrevented, false);
    assert.equal(fire('#tabs p', 'click').defaultPrevented, false);
    assert.equal(fire('#language-go', 'keydown', { key: 'Tab' }).defaultPrevented, false);
    await settled();
    mock.timers.tick(0);
    assert.equal(mounted.length, 2);
  });

  it('hydrates at once tabs that the address names or the reader chose before', async () => {
    start();
    assert.deepEqual(asked, []);
    openBrowser(PAGE, 'https://x.dev/docs/#language-go');
    start();
    assert.deepEqual(asked, ['/tabs.js']);
    openBrowser(PAGE);
    localStorage.setItem('docsgen:tabs:language', '{}');
    start();
    assert.deepEqual(asked, ['/tabs.js', '/tabs.js']);
  });

  it('looks for such tabs again after a navigation and when the fragment changes', () => {
    start();
    localStorage.setItem('docsgen:tabs:language', '{}');
    document.dispatchEvent(new CustomEvent('docsgen:navigated'));
    assert.deepEqual(asked, ['/tabs.js']);
  });

  it('C-11 works when storage throws', () => {
    Object.defineProperty(browser.window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
    assert.doesNotThrow(() => start());
    assert.deepEqual(asked, []);
  });

  it('ends the islands of a page that is gone', async () => {
    start();
    fire('#copy', 'pointerover');
    await settled();
    find('#copy').remove();
    document.dispatchEvent(new CustomEvent('docsgen:navigated'));
    document.dispatchEvent(new CustomEvent('docsgen:navigated'));
    assert.equal(unmounted, 1);
  });

  it('mounts nothing on an element that left while its module came', async () => {
    start();
    fire('#copy', 'pointerover');
    find('#copy').remove();
    await settled();
    assert.deepEqual(mounted, []);
  });

  it('D-06 after a failure keeps the HTML, disables what needs script and says why, and tells of it once', async () => {
    start(async () => ({}));
    const copy = find('#copy');
    fire('#copy', 'pointerover');
    await settled();
    const button = find<HTMLButtonElement>('#copy button');
    assert.equal(copy.hasAttribute('data-island-failed'), true);
    assert.deepEqual([button.disabled, button.title], [true, 'This control could not be loaded.']);
    assert.equal(find<HTMLButtonElement>('#language-go').disabled, false);
    assert.equal(fire('#copy button', 'click').defaultPrevented, false);
    assert.deepEqual(
      reported.map(({ chunk, type, request }) => ({ chunk, type, request })),
      [{ chunk: 'Copy', type: 'missing', request: '/copy.js' }],
    );
    assert.equal(asked.length, 1);
  });

  it('counts a mount that throws as such a failure', async () => {
    const thrown = new Error('hydration');
    start(async () => ({
      mount: () => {
        throw thrown;
      },
    }));
    fire('#copy', 'pointerover');
    await settled();
    assert.equal(reported[0]?.type, 'missing');
    assert.equal(reported[0]?.cause, thrown);
  });
});
