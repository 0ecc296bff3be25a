import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { revealFound } from '../../../src/client/search/revealFound.ts';
import { find, openBrowser } from '../browser.ts';

/** Opens a page and reveals what its `<b>` elements hold; yields the ids of the tabs that were clicked. */
function reveal(html: string, { canTell = true } = {}): string[] {
  const { window } = openBrowser(`<main>${html}</main>`);
  Object.defineProperty(globalThis, 'HTMLDetailsElement', { configurable: true, value: window.HTMLDetailsElement });
  const clicked: string[] = [];
  for (const tab of document.querySelectorAll('button')) tab.addEventListener('click', () => clicked.push(tab.id));
  const found = [...document.querySelectorAll('b')].map((element) => {
    // Happy-dom lays nothing out, and cannot tell either.
    if (canTell)
      element.checkVisibility = () => !element.closest('details:not([open]), .tab-panel:not(.active), .hidden');
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Node);
    return range;
  });
  revealFound(found);
  return clicked;
}

const TABS = '<button id="a"></button><button id="b"></button>';
const panel = (tab: string, content: string, state = '') =>
  `<div class="tab-panel ${state}" aria-labelledby="${tab}">${content}</div>`;

describe('revealFound', () => {
  it('opens the details and the tab around the first of what was found', () => {
    assert.deepEqual(
      reveal(
        `${TABS}${panel('a', '', 'active')}${panel('b', '<details><b>x</b></details>')}<details id="z"><b>x</b></details>`,
      ),
      ['b'],
    );
    assert.ok((find('details') as HTMLDetailsElement).open);
    assert.ok(!(find('#z') as HTMLDetailsElement).open);
  });

  it('opens nothing where some of it is in sight', () => {
    assert.deepEqual(reveal(`${TABS}<b>x</b>${panel('b', '<b>x</b>')}`), []);
  });

  it('passes over what no opening would show, such as the name of the open panel', () => {
    assert.deepEqual(reveal(`${TABS}${panel('a', '<b class="hidden">x</b>', 'active')}${panel('b', '<b>x</b>')}`), [
      'b',
    ]);
  });

  it('opens nothing where nothing was found, and in a browser that cannot tell', () => {
    assert.deepEqual(reveal(`${TABS}${panel('b', 'x')}`), []);
    assert.deepEqual(reveal(`${TABS}${panel('b', '<b>x</b>')}`, { canTell: false }), []);
  });
});
