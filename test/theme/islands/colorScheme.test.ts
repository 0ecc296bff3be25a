import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  COLOR_SCHEME_KEY,
  currentColorScheme,
  keepColorScheme,
  nextColorScheme,
  showColorScheme,
} from '../../../src/theme/islands/colorScheme.ts';
import { openBrowser } from '../../client/browser.ts';

it('the switch leads from the scheme of the system to the light one, the dark one, and back', () => {
  openBrowser();
  const steps = [1, 2, 3].map(() => {
    const next = nextColorScheme(currentColorScheme());
    showColorScheme(next);
    keepColorScheme(next);
    return [currentColorScheme(), document.documentElement.dataset['theme'], localStorage.getItem(COLOR_SCHEME_KEY)];
  });
  assert.deepEqual(steps, [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', undefined, null],
  ]);
});

it('a document that shows what is no scheme shows that of the system; a blocked storage is no fault', () => {
  const { window } = openBrowser();
  document.documentElement.dataset['theme'] = 'sepia';
  assert.equal(currentColorScheme(), 'system');
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  for (const scheme of ['system', 'dark'] as const) keepColorScheme(scheme);
});
