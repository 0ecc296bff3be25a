import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keepOpenGroups, openKeptGroups } from '../../../src/client/router/sidebarGroups.ts';
import { find, openBrowser } from '../browser.ts';

const group = (isOpen: boolean) => `<details${isOpen ? ' open=""' : ''}><summary>Group</summary></details>`;
const GROUPS = group(false) + group(false) + group(true);

/** What is open of a sidebar that comes anew once the reader has opened its second group, and another one was there. */
function openAgain(id: string): boolean[] {
  const sidebar = find('[data-sidebar-id]');
  find<HTMLDetailsElement>('details:nth-child(2)').open = true;
  keepOpenGroups(sidebar);
  sidebar.dataset['sidebarId'] = id;
  sidebar.innerHTML = GROUPS;
  openKeptGroups(sidebar);
  return [...sidebar.querySelectorAll('details')].map(({ open }) => open);
}

it('groups that were open in a sidebar are open when it comes again, and those of another as they were made', () => {
  openBrowser(`<div data-sidebar-id="a">${GROUPS}</div>`);
  assert.deepEqual(openAgain('b'), [false, false, true]);
  assert.deepEqual(openAgain('a'), [false, true, true]);
});

it('groups are as they were made where storage is blocked', () => {
  const { window } = openBrowser(`<div data-sidebar-id="a">${GROUPS}</div>`);
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new Error('blocked');
    },
  });
  assert.deepEqual(openAgain('a'), [false, false, true]);
});
