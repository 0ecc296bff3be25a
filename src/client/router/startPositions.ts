import type { Screen } from './createScreen.ts';
import type { Scroller } from './createScroller.ts';

/** Keeps scroll positions in the history's entries, and returns the reader to this entry's one after a reload. */
export function startPositions(screen: Screen, scroller: Scroller): void {
  // The browser would restore before the page that it is meant for is on screen.
  history.scrollRestoration = 'manual';
  // The browser may yet jump there: Safari does so after this, also in a page that is loaded again.
  if (location.hash) scroller.expect();
  const position = screen.savedPosition();
  if (position) scroller.restore(position);
  scroller.onSettled(screen.savePosition);
  addEventListener('pagehide', screen.savePosition);
  // By `pagehide` Chrome keeps nothing any more for a reload.
  addEventListener('beforeunload', screen.savePosition);
}
