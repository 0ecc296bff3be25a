import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offerSearch } from '../../../src/client/moved/offerSearch.ts';
import type { SearchInput } from '../../../src/client/search/startShortcuts.ts';
import { openBrowser } from '../browser.ts';

const BOX = '<input id="_search-input">';

function offered(pathname: string, box = BOX) {
  openBrowser(`${box}<button hidden>Search</button>`);
  const button = document.querySelector('button');
  assert.ok(button);
  offerSearch(button, pathname);
  return button;
}

describe('the search of the not-found page', () => {
  it('is for the words of the address, in its last part', () => {
    const saidOf = (pathname: string) => offered(pathname).textContent;
    assert.equal(saidOf('api/rate_limits.html'), 'Search: rate limits');
    assert.equal(saidOf('guides/first-steps/'), 'Search: first steps');
    assert.equal(saidOf('guides/index.html'), 'Search: guides');
    assert.equal(saidOf('api/v2.1/2024/'), 'Search: v2 1');
    assert.equal(saidOf('%C3%BCber-uns/'), 'Search: über uns');
    assert.equal(saidOf(`${'a'.repeat(99)}/`), `Search: ${'a'.repeat(60)}`);
  });

  it('is not offered where there are no words, or no search box', () => {
    for (const button of [offered('2024/'), offered(''), offered('%/'), offered('limits/', '')])
      assert.deepEqual([button.hidden, button.textContent], [true, 'Search']);
  });

  it('fills the box and asks, and Escape there leads back', () => {
    const button = offered('rate-limits/');
    const input = document.querySelector<SearchInput>('input');
    let asked = '';
    document.addEventListener('input', () => {
      asked = input?.value ?? '';
    });
    button.click();
    assert.equal(button.hidden, false);
    assert.equal(asked, 'rate limits');
    assert.equal(document.activeElement, input);
    assert.equal(input?.cameFrom, button);
  });
});
