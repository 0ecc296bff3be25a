import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { find, openBrowser } from './browser.ts';

const BODY =
  '<aside class="announcement"><a href="/new/">New</a><button class="announcement-close"><svg></svg></button></aside><main id="_content" tabindex="-1"></main>';

let run = 0;
/** The script runs on import; another query makes it another module. */
function announce(name: string, base = '/', translation?: string) {
  document.documentElement.dataset['base'] = base;
  if (translation !== undefined) document.documentElement.dataset['translation'] = translation;
  else delete document.documentElement.dataset['translation'];
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset['announcement'] = name;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  run += 1;
  return import(`../../src/client/announcement.ts?${run}`);
}

const isClosed = () => document.documentElement.dataset['announcement'] === 'closed';

describe('an announcement', () => {
  it('is there until the reader closes it, and then gone for good; another one is there again', async () => {
    const { window } = openBrowser(BODY);
    await announce('one');
    assert.equal(isClosed(), false);
    find('a').click();
    assert.equal(isClosed(), false);
    find('svg').dispatchEvent(new window.MouseEvent('click', { bubbles: true }) as unknown as Event);
    assert.equal(isClosed(), true);
    assert.equal(document.activeElement?.id, '_content');
    for (const [name, closed] of [
      ['one', true],
      ['two', false],
    ] as const) {
      delete document.documentElement.dataset['announcement'];
      await announce(name);
      assert.equal(isClosed(), closed, name);
    }
  });

  it('stays closed where the reader closes that of another language or version', async () => {
    openBrowser(BODY);
    const all = [
      ['one', '/docs/'],
      ['eins', '/docs/', 'de'],
      ['old', '/docs/v1/'],
    ] as const;
    for (const [name, base, translation] of all) {
      delete document.documentElement.dataset['announcement'];
      await announce(name, base, translation);
      assert.equal(isClosed(), false, name);
      find('button').click();
    }
    for (const [name, base, translation] of all) {
      delete document.documentElement.dataset['announcement'];
      await announce(name, base, translation);
      assert.equal(isClosed(), true, name);
    }
  });

  for (const sign of ['storage', 'pageshow']) {
    it(`is gone where the reader has closed it in another tab (${sign})`, async () => {
      const { window } = openBrowser(BODY);
      await announce('one');
      localStorage.setItem('docsgen:announcement:/', 'other');
      window.dispatchEvent(new window.Event(sign));
      assert.equal(isClosed(), false);
      localStorage.setItem('docsgen:announcement:/', 'one');
      window.dispatchEvent(new window.Event(sign));
      assert.equal(isClosed(), true);
    });
  }

  it('can be closed where storage is blocked', async () => {
    const { window } = openBrowser(BODY);
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new window.DOMException('denied', 'SecurityError');
      },
      configurable: true,
    });
    await announce('one');
    find('button').click();
    assert.equal(isClosed(), true);
  });
});
