import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { find, openBrowser } from './browser.ts';

it('links to another version lead to the page on screen, where their host has it there', async () => {
  const links = ['https://x.dev/docs/v1', 'https://other.dev/docs/']
    .map((href) => `<li><a data-version="" href="${href}">v</a></li>`)
    .join('');
  const { window } = openBrowser(`<details><ul>${links}</ul></details><a id="own" href="/docs/b/">B</a>`);
  window.document.documentElement.dataset['base'] = '/docs/';
  window.history.replaceState(null, '', '/docs/a/');
  const asked: string[] = [];
  const assigned: string[] = [];
  window.location.assign = (href: string) => void assigned.push(href);
  let pending = 0;
  const kept = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    asked.push(`${init?.method} ${address}`);
    pending++;
    await sleep(5);
    pending--;
    if (String(address).includes('unreachable')) throw new TypeError('Failed to fetch');
    return new Response(null, { status: /\/(a|de)\/$/.test(String(address)) ? 200 : 404 });
  };
  // One answer may lead to another question.
  const answered = async () => {
    do await sleep(20);
    while (pending > 0);
  };
  try {
    await import('../../src/client/versions.ts');
    const [here, other] = window.document.querySelectorAll('a') as unknown as HTMLAnchorElement[];
    assert.ok(here && other);

    window.document.querySelector('details')?.dispatchEvent(new window.Event('toggle'));
    await answered();
    assert.deepEqual(asked, ['HEAD https://x.dev/docs/v1/a/']);
    assert.equal(here.href, 'https://x.dev/docs/v1/a/');
    // Another host is not asked.
    assert.equal(other.href, 'https://other.dev/docs/');

    // Another page by now, which the other version lacks; a click does not wait for a pointer, and finds the start.
    window.history.replaceState(null, '', '/docs/b/');
    here.click();
    await answered();
    assert.deepEqual(assigned, ['https://x.dev/docs/v1']);

    window.history.replaceState(null, '', '/docs/unreachable/');
    here.dispatchEvent(new window.Event('focusin', { bubbles: true }) as unknown as Event);
    await answered();
    assert.equal(here.href, 'https://x.dev/docs/v1');

    // What is known needs no second question.
    window.history.replaceState(null, '', '/docs/a/');
    here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
    await sleep(0);
    assert.equal(here.href, 'https://x.dev/docs/v1/a/');
    assert.equal(asked.length, 3);

    // The pointer rests on the link, and a key has opened another page.
    window.history.replaceState(null, '', '/docs/b/');
    here.dispatchEvent(new window.MouseEvent('click', { bubbles: true }) as unknown as Event);
    assert.equal(here.href, 'https://x.dev/docs/v1');

    // A click into a new window does not wait, nor lead to the page before; an answer may come too late.
    window.history.replaceState(null, '', '/docs/a/');
    here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
    window.history.replaceState(null, '', '/docs/c/a/');
    here.dispatchEvent(new window.MouseEvent('click', { bubbles: true, ctrlKey: true }) as unknown as Event);
    assert.equal(here.href, 'https://x.dev/docs/v1');
    window.history.replaceState(null, '', '/docs/b/');
    here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
    await answered();
    assert.equal(here.href, 'https://x.dev/docs/v1');

    // Who had no connection is asked for again.
    window.history.replaceState(null, '', '/docs/unreachable/');
    here.dispatchEvent(new window.Event('focusin', { bubbles: true }) as unknown as Event);
    await answered();
    assert.deepEqual(asked.slice(3), ['HEAD https://x.dev/docs/v1/c/a/', 'HEAD https://x.dev/docs/v1/unreachable/']);

    find('#own').click();
    await answered();
    assert.deepEqual([asked.length, assigned.length], [5, 1]);

    // Who clicks another link before the answer has come goes there; who clicks twice is led on once.
    window.history.replaceState(null, '', '/docs/d/a/');
    here.click();
    find('#own').click();
    await answered();
    assert.equal(assigned.length, 1);
    window.history.replaceState(null, '', '/docs/e/a/');
    here.click();
    here.click();
    await answered();
    assert.deepEqual(assigned.slice(1), ['https://x.dev/docs/v1/e/a/']);

    // The place in the page comes along, and none of it to a page that is another.
    window.history.replaceState(null, '', '/docs/a/?tab=2#install');
    here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
    assert.equal(here.href, 'https://x.dev/docs/v1/a/?tab=2#install');
    window.history.replaceState(null, '', '/docs/b/#install');
    here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
    assert.equal(here.href, 'https://x.dev/docs/v1');

    // In a translation, the start in its language is asked for after the page, and once for all pages.
    window.document.documentElement.dataset['translation'] = 'de';
    asked.length = 0;
    for (const path of ['/docs/de/a/', '/docs/de/b/', '/docs/de/c/']) {
      window.history.replaceState(null, '', path);
      here.dispatchEvent(new window.Event('pointerover', { bubbles: true }) as unknown as Event);
      await answered();
      assert.equal(here.href, path.endsWith('/a/') ? 'https://x.dev/docs/v1/de/a/' : 'https://x.dev/docs/v1/de/');
    }
    assert.deepEqual(asked, [
      'HEAD https://x.dev/docs/v1/de/a/',
      'HEAD https://x.dev/docs/v1/de/b/',
      'HEAD https://x.dev/docs/v1/de/',
      'HEAD https://x.dev/docs/v1/de/c/',
    ]);
    window.history.replaceState(null, '', '/docs/de/d/');
    here.click();
    await answered();
    assert.deepEqual(assigned.slice(2), ['https://x.dev/docs/v1/de/']);
  } finally {
    globalThis.fetch = kept;
  }
});
