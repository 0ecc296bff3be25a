import { hideOfflineNotice, showOfflineNotice } from '../router/showOfflineNotice.ts';
import { replayOf } from './replayOf.ts';

/** Time offline for what the browser may have without the network. */
const OFFLINE_AFTER_MS = 300;

/** How often an event that came too early looks whether its island works. */
const REPLAY_MS = 10;

/**
 * Yields what hears the events of islands, and holds what one would have answered until it is among the `settled`: then
 * the event happens again.
 */
export function createEarlyEvents(
  settled: ReadonlyMap<HTMLElement, unknown>,
): (event: Event, island: HTMLElement) => void {
  const replays = new WeakMap<HTMLElement, () => void>();

  // By timers that the reader's own event begins: Safari lets nothing copy that follows from a load.
  const replaySoon = (island: HTMLElement, isReady?: boolean) => {
    const replay = replays.get(island);
    // In a later task: React hydrates in one of its own.
    if (!isReady && replay) setTimeout(replaySoon, REPLAY_MS, island, settled.has(island));
    else if (replays.delete(island)) replay?.();
  };

  const tellOffline = (island: HTMLElement) => {
    if (settled.has(island) || navigator.onLine) return;
    const replay = replays.get(island);
    // Once is enough for a word.
    if (!replay && document.querySelector('.offline-notice button')) return;
    replays.delete(island);
    // When the network is back, readers may have forgotten what they asked for. What they typed is still there.
    showOfflineNotice(() => {
      hideOfflineNotice();
      replay?.();
    });
  };

  return (event, island) => {
    // What follows one that waits waits, too: it would be answered first.
    if (settled.has(island) && !replays.has(island)) return;
    const replay = replayOf(event);
    if (replay) {
      replays.set(island, replay);
      replaySoon(island);
    }
    // A link leads on at once: its island may come late, or never.
    const isHeld = replay && island.localName !== 'a';
    if (isHeld) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (isHeld || event.type === 'input') setTimeout(tellOffline, OFFLINE_AFTER_MS, island);
  };
}
