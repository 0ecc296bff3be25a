import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { openBrowser } from '../browser.ts';

it('the script of the not-found page asks for pages like the address', async () => {
  const fetched = mock.method(globalThis, 'fetch', async () => new Response('[["/limits/","Limits"]]'));
  openBrowser('<div data-nearest data-key-length="0" hidden><ul></ul></div>', 'https://x.dev/docs/limit/');
  document.documentElement.dataset['base'] = '/docs/';
  await import('../../../src/client/moved/notFound.ts');
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(fetched.mock.calls.length, 1);
  assert.equal(document.querySelector('[data-nearest] a')?.textContent, 'Limits');

  // An edit in dev leaves a place that is filled as it is, or brings one that is not.
  const change = async () => {
    window.dispatchEvent(new Event('hashchange'));
    await new Promise((resolve) => setImmediate(resolve));
  };
  await change();
  assert.equal(fetched.mock.calls.length, 1);
  document.body.innerHTML = '<div data-nearest data-key-length="0" hidden><ul></ul></div>';
  await change();
  mock.reset();
  assert.equal(document.querySelector('[data-nearest] a')?.textContent, 'Limits');
});

it('a button that searches for the words of the address is shown in any place', async () => {
  const button = '<button type="button" hidden>Search</button>';
  for (const place of [`<p class="not-found-links">${button}</p>`, button]) {
    document.body.innerHTML = `<input id="_search-input"><div class="not-found">${place}</div>`;
    window.dispatchEvent(new Event('hashchange'));
    assert.equal(document.querySelector('button')?.textContent, 'Search: limit');
    assert.equal(document.querySelector('button')?.hidden, false);
  }
});
