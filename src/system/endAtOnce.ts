import { END_SIGNALS } from './endSignals.ts';

/**
 * Lets signals end the process at once, as if nobody listened, until the function that it yields is called. For code
 * that keeps this thread busy: listeners would not be called meanwhile.
 */
export function endAtOnce(signals: readonly NodeJS.Signals[] = END_SIGNALS): () => void {
  // Raw: those that were to listen once still do.
  const heard = signals.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of signals) process.removeAllListeners(signal);
  return () => {
    for (const [signal, listeners] of heard)
      for (const listener of listeners.splice(0)) process.on(signal, listener as NodeJS.SignalsListener);
  };
}
