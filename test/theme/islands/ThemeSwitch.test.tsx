import assert from 'node:assert/strict';
import { it } from 'node:test';
import { COLOR_SCHEME_KEY } from '../../../src/theme/islands/colorScheme.ts';
import { ThemeSwitch } from '../../../src/theme/islands/ThemeSwitch.tsx';
import { find } from '../../client/browser.ts';
import { shownIsland } from './shownIsland.tsx';

it('the switch of color schemes shows, keeps and says each scheme that it leads to', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const root = shownIsland(<ThemeSwitch />);
  const told: unknown[] = [];
  window.addEventListener('storage', () => told.push(localStorage.getItem(COLOR_SCHEME_KEY)));
  const names = Array.from(document.querySelectorAll('button > span'), (element) => element.getAttribute('title'));
  assert.deepEqual(names, ['Color scheme: same as the system', 'Color scheme: light', 'Color scheme: dark']);
  for (const [shown, kept, said] of [
    ['light', 'light', 'Color scheme: light'],
    ['dark', 'dark', 'Color scheme: dark'],
    [undefined, null, 'Color scheme: same as the system'],
    ['light', 'light', 'Color scheme: light'],
  ] as const) {
    find('button').click();
    mock.timers.tick(50);
    assert.equal(document.documentElement.dataset['theme'], shown);
    assert.equal(localStorage.getItem(COLOR_SCHEME_KEY), kept);
    assert.equal(find('#_status').textContent, said);
    // Boot hears of it as of a choice in another tab.
    assert.equal(told.at(-1), kept);
  }
  assert.equal(told.length, 4);
  root.unmount();
});
