import { isPlain } from '../router/decideClick.ts';

/** Keys by which a row of tabs is walked. Enter and Space come as clicks, and every other key is the browser's. */
const TAB_KEYS = /^(Arrow|Home$|End$)/;

/**
 * What to do again once the island works, for an event that it would have answered: a click on a button, a tab
 * or a link that is an island, a key alone that walks the tabs, or Enter in a field. Undefined for any other event,
 * which then takes its normal course. A link, which is not held up, hears of it as `again`.
 */
export function replayOf(event: Event): (() => void) | undefined {
  const { target, type, key } = event as KeyboardEvent;
  if (!(target instanceof Element)) return undefined;
  const isAnswered =
    type === 'click'
      ? target.closest('button,[role="tab"],a[data-island]')
      : key === 'Enter'
        ? target.matches('input')
        : TAB_KEYS.test(key) && isPlain(event as KeyboardEvent) && target.closest('[role="tab"]');
  if (!isAnswered) return undefined;
  // An event is its own best description: its constructor reads the same properties.
  const Again = event.constructor as typeof Event;
  // A link has led on already: a second click would lead the reader back there.
  return () => target.dispatchEvent(new Again(target.closest('a') ? 'again' : type, event));
}
