import { lockOutput } from './lockOutput.ts';
import { recoverSwap } from './swapFolders.ts';

/**
 * Runs work on an output folder: other builds are kept out of it meanwhile, and what a killed one has left is mended
 * before. Throws `OutputBusy`.
 */
export async function withOutput<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = lockOutput(folder);
  try {
    recoverSwap(folder);
    return await work();
  } finally {
    unlock();
  }
}
