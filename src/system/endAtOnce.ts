import { END_SIGNALS } from './endSignals.ts';

/**
 * Has signals end the process at once, as if nobody listened, until the function that it yields is called: listeners
 * are not called while this thread does not come to rest.
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
