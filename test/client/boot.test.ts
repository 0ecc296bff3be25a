import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { find, openBrowser } from './browser.ts';

let run = 0;
/** The script runs on import; another query makes it another module. */
const boot = () => {
  run += 1;
  return import(`../../src/client/boot.ts?${run}`);
};
const HEAD =
  '<head><script data-entry src="/e.js"></script><script id="other" src="/o.js"></script></head><body></body>';

describe('boot', () => {
  it('marks the document as one with scripts', async () => {
    openBrowser();
    await boot();
    assert.equal(document.documentElement.className, 'js');
  });

  it('shows the color scheme that the reader chose, and no other word', async () => {
    for (const [stored, shown] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['"><b', undefined],
    ] as const) {
      openBrowser();
      localStorage.setItem('docsgen:theme', stored);
      await boot();
      assert.equal(document.documentElement.dataset['theme'], shown);
    }
  });

  it('has the color of light pages for the bar of a browser hold where light is chosen, also if it is not first', async () => {
    const bar = (scheme: string) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`;
    for (const [stored, ...media] of [
      ['light', undefined, 'all'],
      ['dark', undefined, 'print'],
    ] as const) {
      openBrowser(`<head>${bar('dark')}${bar('light')}</head><body></body>`);
      localStorage.setItem('docsgen:theme', stored);
      await boot();
      assert.deepEqual(
        // What is set: happy-dom does not read the attribute.
        [...document.querySelectorAll('meta')].map((meta) => meta.media),
        media,
      );
    }
  });

  it('follows a choice that the reader makes in another tab, and takes back', async () => {
    const { window } = openBrowser();
    await boot();
    const { dataset } = document.documentElement;
    for (const [chosen, shown] of [
      ['dark', 'dark'],
      ['light', 'light'],
      [undefined, undefined],
    ] as const) {
      if (chosen === undefined) localStorage.removeItem('docsgen:theme');
      else localStorage.setItem('docsgen:theme', chosen);
      window.dispatchEvent(new window.Event('storage'));
      assert.equal(dataset['theme'], shown);
    }
  });

  it('shows the latest choice on a page that was kept for Back', async () => {
    const { window } = openBrowser();
    await boot();
    localStorage.setItem('docsgen:theme', 'dark');
    window.dispatchEvent(new window.Event('pageshow'));
    assert.equal(document.documentElement.dataset['theme'], 'dark');
  });

  it('C-11 works when storage throws', async () => {
    const { window } = openBrowser();
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
    await boot();
    assert.equal(document.documentElement.className, 'js');
  });

  it('C-12 takes the mark back when the entry does not load, and for no other script', async () => {
    openBrowser(HEAD);
    await boot();
    find('#other').dispatchEvent(new Event('error'));
    assert.equal(document.documentElement.className, 'js');
    find('[data-entry]').dispatchEvent(new Event('error'));
    assert.equal(document.documentElement.className, '');
  });
});
