import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { startPrefetch } from '../../../src/client/router/startPrefetch.ts';
import { find, openBrowser } from '../browser.ts';
import { DOCUMENT } from '../pageFixture.ts';

let asked: string[];
const fire = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  openBrowser(DOCUMENT);
  asked = [];
  mock.timers.enable({ apis: ['setTimeout'] });
  startPrefetch('/docs/', async (route) => asked.push(route));
});

afterEach(() => mock.timers.reset());

describe('startPrefetch', () => {
  it('loads a page when the pointer has rested on its link for 65 ms', () => {
    fire('#to-guide b', 'pointerover');
    mock.timers.tick(64);
    assert.deepEqual(asked, []);
    mock.timers.tick(1);
    assert.deepEqual(asked, ['/guide/']);
  });

  it('loads nothing when the pointer merely crosses', () => {
    fire('#to-guide', 'pointerover');
    mock.timers.tick(40);
    fire('h1', 'pointerover');
    mock.timers.tick(1000);
    assert.deepEqual(asked, []);
  });

  it('loads at once on focus and touch', () => {
    fire('#to-guide', 'focusin');
    fire('#to-ref', 'touchstart');
    assert.deepEqual(asked, ['/guide/', '/ref/']);
  });

  it('loads neither the page on screen nor what is no page of the site', () => {
    fire('#to-self', 'focusin');
    fire('#to-start', 'focusin');
    find('#to-guide').setAttribute('href', 'https://y.dev/docs/guide/');
    fire('#to-guide', 'focusin');
    assert.deepEqual(asked, []);
  });

  it('loads nothing for readers who save data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    fire('#to-guide', 'focusin');
    assert.deepEqual(asked, []);
  });

  it('is silent about failures', async () => {
    const unhandled: unknown[] = [];
    const hear = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', hear);
    let tries = 0;
    startPrefetch('/docs/', () => {
      tries += 1;
      return Promise.reject(new Error('blocked'));
    });
    fire('#to-guide', 'focusin');
    // Node tells of such an error once all promises have been dealt with.
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    assert.deepEqual([tries, unhandled], [1, []]);
  });
});
