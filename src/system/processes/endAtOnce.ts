import { END_SIGNALS } from './endSignals.ts';

type Listener = NodeJS.SignalsListener;

/** What is taken away for as long as signals end the process at once. */
const silenced = new Set<readonly [signal: NodeJS.Signals, listeners: Listener[]]>();

/**
 * Lets signals end the process at once, as if nobody listened, until the function that it yields is called. For code
 * that keeps this thread busy: listeners would not be called meanwhile.
 */
export function endAtOnce(signals: readonly NodeJS.Signals[] = END_SIGNALS): () => void {
  // Raw: those that were to listen once still do.
  const own = signals.map((signal) => [signal, process.rawListeners(signal) as Listener[]] as const);
  for (const taken of own) {
    silenced.add(taken);
    process.removeAllListeners(taken[0]);
  }
  return () => {
    for (const taken of own) {
      const [signal, listeners] = taken;
      silenced.delete(taken);
      for (const listener of listeners.splice(0)) process.on(signal, listener);
    }
  };
}

/** Takes a listener away for good: `process.off` does not know of one that `endAtOnce` is to bring back. */
export function stopListening(signal: NodeJS.Signals, listener: Listener): void {
  process.off(signal, listener);
  for (const [name, listeners] of silenced) {
    const index = name === signal ? listeners.indexOf(listener) : -1;
    if (index >= 0) listeners.splice(index, 1);
  }
}
