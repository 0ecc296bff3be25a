import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { markCurrent } from '../../../src/client/router/markCurrent.ts';
import { find, openBrowser } from '../browser.ts';
import { DOCUMENT } from '../pageFixture.ts';

const HEADINGS = '<ul class="sidebar-headings"><li><a href="#new">New</a></li></ul>';
const sidebar = () => find('[data-region="sidebar"]');

beforeEach(() => {
  openBrowser(DOCUMENT);
});

describe('markCurrent', () => {
  it('moves the mark and the headings, opens the groups around, and leaves the others as they are', () => {
    const link = markCurrent(sidebar(), '/docs/ref/', HEADINGS);
    const marked = [...sidebar().querySelectorAll('[aria-current]')];
    assert.deepEqual(marked, [link]);
    assert.equal(link?.textContent, 'Reference');
    assert.equal(link?.nextElementSibling?.className, 'sidebar-headings');
    assert.equal(sidebar().querySelectorAll('.sidebar-headings').length, 1);
    assert.deepEqual(
      [...sidebar().querySelectorAll('details')].map(({ open }) => open),
      [true, true],
    );
  });

  it('unmarks when the page is in no group', () => {
    assert.equal(markCurrent(sidebar(), '/docs/elsewhere/', HEADINGS), undefined);
    assert.equal(sidebar().querySelector('[aria-current], .sidebar-headings'), null);
  });

  it('marks the first of several links to the page, and none to a part of it or to another site', () => {
    sidebar().innerHTML =
      '<a href="/docs/a/#part">1</a><a href="https://y.dev/docs/a/">2</a><a href="/docs/a/">3</a><a href="/docs/a/">4</a>';
    assert.equal(markCurrent(sidebar(), '/docs/a/', '')?.textContent, '3');
    assert.equal(sidebar().querySelectorAll('[aria-current]').length, 1);
  });
});
