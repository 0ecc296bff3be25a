import { stopListening } from '../system/processes/endAtOnce.ts';
import { END_SIGNALS } from '../system/processes/endSignals.ts';
import { lockOutput } from './lockOutput.ts';
import { recoverSwap } from './swapFolders.ts';

/**
 * Runs work on an output folder: other builds are kept out of it meanwhile, and what a killed one has left is mended
 * before. A signal to end, or code of the site that ends the process, leaves the old site, and nothing beside it.
 * Throws `OutputBusy`.
 */
export async function withOutput<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  let unlock = () => {};
  const clear = () => {
    try {
      recoverSwap(folder);
    } finally {
      unlock();
    }
  };
  const end = (signal: NodeJS.Signals) => {
    try {
      clear();
    } finally {
      // It ends the process at once, as if nobody had listened: work that goes on would stage more.
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  };
  // From before the lock is there until it is gone: a signal that nobody listens to would leave it.
  for (const signal of END_SIGNALS) process.on(signal, end);
  process.on('exit', clear);
  try {
    unlock = lockOutput(folder);
    recoverSwap(folder);
    return await work();
  } finally {
    unlock();
    for (const signal of END_SIGNALS) stopListening(signal, end);
    process.off('exit', clear);
  }
}
