import { setImmediate } from 'node:timers/promises';

/** Lets signals that came during work without a pause reach their listeners. */
export async function hearSignals(): Promise<void> {
  // After the first one, Node looks at what has come in; then the second.
  await setImmediate();
  await setImmediate();
}
