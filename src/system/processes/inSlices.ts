import { setImmediate } from 'node:timers/promises';

/** Work goes on this long before others get their turn. */
const SLICE_MS = 3;

/**
 * For long work in one thread: what it yields is awaited between two steps, and lets others run once a slice of time is
 * over.
 */
export function inSlices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < SLICE_MS) return;
    await setImmediate();
    start = performance.now();
  };
}
