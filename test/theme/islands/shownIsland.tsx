import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { find, openBrowser } from '../../client/browser.ts';

/** An island alone in a page, alive: in an element `#island`, which stands in `around` in the place of `*`. */
export function shownIsland(island: ReactElement, around = '*'): Root {
  openBrowser(`${around.replace('*', '<div id="island"></div>')}<p id="_status" role="status"></p>`);
  const root = createRoot(find('#island'));
  flushSync(() => root.render(island));
  return root;
}

/**
 * What effects change is drawn in a later turn, and wherever the machine is held up for some milliseconds, React leaves
 * the rest to one after that.
 */
const TURNS = 100;

/** Lets what has been clicked, typed or answered show. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise(setImmediate);
    flushSync(() => {});
  }
}
