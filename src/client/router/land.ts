import { fragmentTarget } from '../fragmentTarget.ts';
import type { Scroller } from './createScroller.ts';
import { focusOn } from './focusOn.ts';

/**
 * Moves the focus to the heading of the page on screen, or to what the address names on it, and scrolls there; or to
 * the position at which the reader has left the page.
 */
export function land(scroller: Scroller, position?: readonly [x: number, y: number]): void {
  const target = fragmentTarget(location.hash);
  const place = target ?? document.querySelector<HTMLElement>('[data-region="main"] h1');
  if (place) focusOn(place);
  if (position) return scroller.restore(position);
  if (target) withoutJump(() => location.replace(location.href));
  scroller.glide(target);
}

/** Only a fragment navigation sets `:target`; it jumps, which is taken back before anything is painted. */
export function withoutJump(navigate: () => void): void {
  const left = scrollX;
  const top = scrollY;
  navigate();
  // Chrome jumps when it next lays the page out. To look at the position makes it do so; to scroll to (0, 0) does not.
  if (scrollY !== top) scrollTo({ left, top, behavior: 'instant' });
}
