import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { showOfflineNotice } from '../../../src/client/router/showOfflineNotice.ts';
import type { SearchAnswer } from '../../../src/client/search/answerQuery.ts';
import type { SearchQuestion, SearchReply } from '../../../src/client/search/searchInWorker.ts';
import type { SearchInput } from '../../../src/client/search/startShortcuts.ts';
import { mountIsland } from '../../../src/theme/islands/mountIsland.tsx';
import { SearchBox } from '../../../src/theme/islands/SearchBox.tsx';
import { type Browser, find, openBrowser } from '../../client/browser.ts';
import { drawn, shownIsland } from './shownIsland.tsx';

/** What the one worker of the search was asked. */
const asked: SearchQuestion[] = [];
let worker: { onmessage?: (message: { readonly data: SearchReply }) => void } = {};

class FakeWorker {
  constructor() {
    worker = this as typeof worker;
  }
  postMessage(question: SearchQuestion) {
    asked.push(question);
  }
}

const plain = (text: string) => [{ text, isFound: false }];

/** An answer of a page with a section, and of another page. */
const answerTo = (query: string): SearchAnswer => ({
  query,
  corrected: undefined,
  count: 2,
  words: [query],
  first: 0,
  version: undefined,
  pages: [
    {
      route: `/${query}/`,
      title: plain(`Page of ${query}`),
      trail: [],
      passage: undefined,
      sections: [{ slug: 'part', title: plain('Part'), passage: undefined }],
    },
    { route: '/other/', title: plain('Other'), trail: [], passage: undefined, sections: [] },
  ],
});

describe('the search box', () => {
  let root: Root;
  let input: SearchInput;
  /** Addresses of hits that were clicked. */
  let clicked: string[];

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    Object.assign(globalThis, { Worker: FakeWorker });
    mock.method(globalThis, 'fetch', async () => new Response('index'));
    root = shownIsland(<SearchBox />, '<a href="#" id="before">Before</a>*');
    document.documentElement.dataset['base'] = '/docs/';
    input = find<SearchInput>('#_search-input');
    clicked = [];
    document.addEventListener('click', ({ target }) => {
      clicked.push((target as Element).closest('a')?.pathname ?? '');
    });
    asked.length = 0;
  });
  afterEach(() => {
    root.unmount();
    mock.reset();
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  /** Types what is then in the field, and waits until the worker is asked. */
  async function type(text: string) {
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
    mock.timers.tick(80);
    await drawn();
  }
  async function answer(query: string) {
    const question = asked.findLast((one) => one.query === query);
    assert.ok(question, `${query} is not asked`);
    worker.onmessage?.({ data: { number: question.number, answer: answerTo(query) } });
    await drawn();
  }
  async function ask(query: string) {
    await type(query);
    await answer(query);
  }
  /** Presses a key in the field; yields whether the box takes it from the browser. */
  async function press(key: string, facts: KeyboardEventInit = {}) {
    const isLeft = input.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...facts }),
    );
    await drawn();
    return !isLeft;
  }
  async function click(position: number, facts: MouseEventInit = {}) {
    find(`#_search-hit-${position}`).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...facts }),
    );
    await drawn();
  }
  const hasFocus = () => document.activeElement === input;
  const isOpen = () => [!find('.search-panel').hidden, input.getAttribute('aria-expanded')];
  const OPEN = [true, 'true'];
  const CLOSED = [false, 'false'];
  const active = () => {
    const id = input.getAttribute('aria-activedescendant');
    const selected = Array.from(document.querySelectorAll('[aria-selected="true"]'), (element) => element.id);
    assert.deepEqual(selected, [id]);
    return id?.slice('_search-hit-'.length);
  };

  // The glide to a section of the page was taken for a scroll of the reader's, who got the address of another one.
  it('opens where the screen becomes small while the field has the focus: it covers the bar then', async () => {
    await ask('auth');
    await press('Escape');
    assert.ok(hasFocus());
    const box = find('.search');
    assert.equal(box.dataset['open'], undefined);
    (window as unknown as Browser['window']).happyDOM.setViewport({ width: 400 });
    await drawn();
    assert.deepEqual([box.dataset['open'], box.role], ['true', 'dialog']);
    find('.search-cancel').click();
    await drawn();
    assert.deepEqual([box.dataset['open'], hasFocus()], [undefined, false]);
  });

  it('keeps the Enter that opens a hit to itself: other keys mean that the reader scrolls', async () => {
    const heard: string[] = [];
    addEventListener('keydown', ({ key }) => heard.push(key));
    await ask('delay');
    await press('ArrowDown');
    await press('Enter');
    assert.deepEqual(heard, ['ArrowDown']);
    assert.deepEqual(clicked, ['/docs/delay/']);
  });

  it('lets a reader type on when a page comes that was asked for before, unless the reader has left', async () => {
    const arrive = () => {
      find('#before').focus();
      document.dispatchEvent(new CustomEvent('docsgen:navigated'));
      return drawn();
    };
    await ask('delay');
    await arrive();
    assert.deepEqual([hasFocus(), ...isOpen()], [true, ...OPEN]);
    find('#before').focus();
    await drawn();
    await arrive();
    assert.deepEqual([hasFocus(), ...isOpen()], [false, ...CLOSED]);
    // The page of a hit is what the reader goes on with.
    await ask('delay');
    await press('Enter');
    await arrive();
    assert.equal(hasFocus(), false);
  });

  it('E-17: walks the hits with the arrows, round and round, and opens the one that it has come to with Enter', async () => {
    await ask('delay');
    // Tab leaves the box: it stops at none of its hits.
    assert.equal(document.querySelectorAll('.search-hit[tabindex="-1"]').length, 3);
    const walked = [active()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      assert.equal(await press(key), true);
      walked.push(active());
    }
    assert.deepEqual(walked, ['0', '1', '2', '0', '2', '1']);
    assert.equal(await press('Enter'), true);
    assert.deepEqual(clicked, ['/docs/delay/']);
    assert.deepEqual(isOpen(), CLOSED);
  });

  it('follows the pointer, as the arrows', async () => {
    await ask('delay');
    find('#_search-hit-2').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await drawn();
    assert.equal(active(), '2');
    await press('ArrowUp');
    assert.equal(active(), '1');
  });

  it('leaves all other keys to the field: the space types, Home and the arrows to the sides move in it', async () => {
    await ask('delay');
    for (const key of [' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'a']) assert.equal(await press(key), false, key);
    assert.equal(active(), '0');
  });

  it('leaves names of code as they are typed, also on a phone, whose keyboard would correct them', () => {
    const help = ['autocomplete', 'autocapitalize', 'autocorrect'].map((name) => input.getAttribute(name));
    assert.deepEqual(help, ['off', 'off', 'off']);
  });

  it('takes no arrow where there is nothing to walk, and no key of a word that is being composed', async () => {
    await type('delay');
    for (const key of ['ArrowDown', 'ArrowUp']) assert.equal(await press(key), false, key);
    await answer('delay');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'Enter', 'Escape']) assert.equal(await press(key, composing), false);
    assert.equal(active(), '0');
    assert.deepEqual([clicked, isOpen()], [[], OPEN]);
  });

  it('shows the hits of what is in the field, in whichever order the answers come, and begins at the first', async () => {
    await type('delay');
    await type('delays');
    await answer('delays');
    await press('ArrowDown');
    await answer('delay');
    assert.equal(find('#_search-hit-0').textContent, 'Page of delays');
    assert.equal(active(), '1');
    await ask('delayed');
    assert.equal(active(), '0');
  });

  it('names the keys once there are hits, and keeps the focus where the panel is pressed', async () => {
    const hasKeys = () => document.querySelector('.search-keys') !== null;
    await type('delay');
    assert.deepEqual([hasKeys(), find('#_search-hits').getAttribute('aria-busy')], [false, 'false']);
    await answer('delay');
    assert.equal(hasKeys(), true);
    const pressing = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    find('.search-status').dispatchEvent(pressing);
    assert.equal(pressing.defaultPrevented, true);
  });

  it('stays open while the reader is at the switch of its key', async () => {
    await ask('delay');
    find('.search-slash input').focus();
    await drawn();
    assert.deepEqual(isOpen(), OPEN);
    find('#before').focus();
    await drawn();
    assert.deepEqual(isOpen(), CLOSED);
  });

  it('says that the hits are of what was typed before, until others have come', async () => {
    await ask('delay');
    const isBusy = () => find('#_search-hits').getAttribute('aria-busy');
    assert.equal(isBusy(), 'false');
    await type('delays');
    assert.equal(isBusy(), 'true');
    assert.equal(find('#_search-hit-0').textContent, 'Page of delay');
    await answer('delays');
    assert.equal(isBusy(), 'false');
  });

  it('opens with Enter the first hit of the answer that is on its way, unless the reader types on', async () => {
    await ask('delay');
    await type('delays');
    await press('Enter');
    assert.deepEqual(clicked, []);
    await answer('delays');
    assert.deepEqual(clicked, ['/docs/delays/']);
    await type('delayed');
    await press('Enter');
    await type('delayed o');
    await answer('delayed o');
    assert.deepEqual([clicked.length, isOpen()], [1, OPEN]);
  });

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    it(`goes on among the hits where one is opened elsewhere, by a click with ${key}`, async () => {
      await ask('delay');
      await click(1, { [key]: true });
      assert.deepEqual([clicked, isOpen(), input.value], [['/docs/delay/'], OPEN, 'delay']);
      await click(2);
      assert.deepEqual([clicked.length, isOpen()], [2, CLOSED]);
    });

  it('opens again where it was closed over its hits, by the field and by an arrow', async () => {
    await ask('delay');
    await click(2);
    assert.deepEqual(isOpen(), CLOSED);
    assert.equal(input.getAttribute('aria-activedescendant'), null);
    await press('ArrowDown');
    assert.deepEqual([isOpen(), active()], [OPEN, '0']);
    input.blur();
    await drawn();
    assert.deepEqual(isOpen(), CLOSED);
    asked.length = 0;
    input.focus();
    await drawn();
    assert.deepEqual(isOpen(), OPEN);
    // The site may have been published anew.
    assert.deepEqual(
      asked.map(({ query }) => query),
      [undefined],
    );
  });

  it('is emptied and closed by Escape, which gives the focus back to what had it before the key of the search', async () => {
    await ask('delay');
    input.cameFrom = find('#before');
    assert.equal(await press('Escape'), true);
    assert.deepEqual([isOpen(), input.value, document.activeElement?.id], [CLOSED, '', 'before']);
    assert.equal(find('.search').dataset['open'], undefined);
    input.focus();
    await drawn();
    assert.deepEqual(isOpen(), CLOSED);
  });

  it('keeps the focus at the first Escape where the reader came by a click, and loses it at the second', async () => {
    await ask('delay');
    await press('Escape');
    assert.equal(hasFocus(), true);
    await press('Escape');
    assert.equal(hasFocus(), false);
  });

  it('is closed by Escape from within what has opened, too', async () => {
    const closeFromWithin = async () => {
      await ask('delay');
      const control = find('.search-slash input');
      control.focus();
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await drawn();
      assert.deepEqual([isOpen(), input.value], [CLOSED, '']);
    };
    await closeFromWithin();
    assert.equal(hasFocus(), true);
    input.cameFrom = find('#before');
    await closeFromWithin();
    assert.equal(document.activeElement?.id, 'before');
  });

  it('loses the focus by Escape where nothing had it before', async () => {
    await ask('delay');
    // As in browsers: happy-dom gives it the focus.
    document.body.focus = () => {};
    input.cameFrom = document.body;
    await press('Escape');
    assert.equal(hasFocus(), false);
  });

  it('forgets what had the focus once the reader has left it another way', async () => {
    await ask('delay');
    input.cameFrom = find('#before');
    input.blur();
    await drawn();
    await ask('delays');
    await press('Escape');
    assert.equal(hasFocus(), true);
  });

  it('asks nothing of an empty field, nor of spaces, and closes when it is emptied', async () => {
    await type('  ');
    assert.deepEqual([asked.filter(({ query }) => query !== undefined), isOpen()], [[], CLOSED]);
    await ask('delay');
    await type('');
    assert.deepEqual(isOpen(), CLOSED);
    for (const key of ['ArrowDown', 'ArrowUp']) assert.equal(await press(key), false, key);
  });

  it('is closed by Back and Forward, so that the page which comes can have the focus', async () => {
    await ask('delay');
    window.dispatchEvent(new Event('popstate'));
    await drawn();
    assert.deepEqual(isOpen(), CLOSED);
  });

  it('says how many pages were found', async () => {
    await ask('delay');
    mock.timers.tick(50);
    assert.equal(find('#_status').textContent, '2 pages found');
  });

  it('says nothing any more of a query that is gone', async () => {
    const status = () => find('#_status').textContent;
    await type('delay');
    mock.timers.tick(150);
    await drawn();
    mock.timers.tick(50);
    assert.equal(status(), 'Searching…');
    await type('');
    mock.timers.tick(50);
    assert.equal(status(), '');
    // Of the next one it does again, also where that is to be said in the same words.
    for (const query of ['delay', 'delays']) {
      await ask(query);
      assert.equal(status(), '');
      mock.timers.tick(50);
      assert.equal(status(), '2 pages found');
    }
  });

  it('takes away what says that there is no network, once a question was answered over it', async () => {
    showOfflineNotice(() => {});
    const isShown = () => document.querySelector('.offline-notice') !== null;
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    await ask('delay');
    assert.equal(isShown(), true);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    await ask('delays');
    assert.equal(isShown(), false);
  });

  for (const isFocused of [true, false])
    it(`asks for what was typed before it came to life, ${isFocused ? 'and is open' : 'and is closed where the reader has left it'}`, async () => {
      // The one of the other tests gets ready first.
      await drawn();
      root.unmount();
      const html = `<div data-island="SearchBox" data-props="{}">${renderToString(<SearchBox />)}</div>`;
      openBrowser(`${html}<p id="_status"></p>`);
      input = find<SearchInput>('#_search-input');
      input.value = ' delay';
      if (isFocused) input.focus();
      asked.length = 0;
      root = mountIsland(find('[data-island]'), SearchBox);
      await drawn();
      // Until there is something to say, the styles decide what shows, as before it came to life.
      assert.equal(find('.search-panel').hidden, false);
      assert.equal(find('.search').dataset['alive'], undefined);
      assert.deepEqual(
        asked.map(({ query }) => query),
        [undefined],
      );
      mock.timers.tick(0);
      await drawn();
      await answer('delay');
      assert.equal(find('.search').dataset['alive'], 'true');
      assert.deepEqual([input.value, isOpen()], [' delay', isFocused ? OPEN : CLOSED]);
    });
});
