import { OutOfTime } from './withinTime.ts';

/**
 * What a promise yields; throws `OutOfTime` where it is not settled within a time (ms), or at once where nothing is
 * left that could settle it: the program would end then.
 */
export async function settledWithin<Result>(limitMs: number, promise: Promise<Result>): Promise<Result> {
  let giveUp = () => {};
  const end = new Promise<never>((_, reject) => {
    giveUp = () => reject(new OutOfTime());
  });
  const clock = setTimeout(giveUp, limitMs).unref();
  process.once('beforeExit', giveUp);
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(clock);
    process.off('beforeExit', giveUp);
  }
}
