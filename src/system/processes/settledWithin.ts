import { OutOfTime } from './withinTime.ts';

/** How often it is asked whether a wait is in vain. */
const LOOK_MS = 200;

/**
 * What a promise yields; throws `OutOfTime` where it is not settled within a time (ms), once the wait `isInVain`, or at
 * once where nothing is left that could settle it: the program would end then.
 */
export async function settledWithin<Result>(
  limitMs: number,
  promise: Promise<Result>,
  isInVain: () => boolean = () => false,
): Promise<Result> {
  let giveUp = () => {};
  const end = new Promise<never>((_, reject) => {
    giveUp = () => reject(new OutOfTime());
  });
  const clock = setTimeout(giveUp, limitMs).unref();
  const looking = setInterval(() => isInVain() && giveUp(), LOOK_MS).unref();
  process.once('beforeExit', giveUp);
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(clock);
    clearInterval(looking);
    process.off('beforeExit', giveUp);
  }
}
