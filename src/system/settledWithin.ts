import { OutOfTime } from './withinTime.ts';

/**
 * What a promise yields; throws `OutOfTime` where it is not settled within a time (ms). Its clock keeps no program alive:
 * one that waits for nothing else ends at once.
 */
export async function settledWithin<Result>(limitMs: number, promise: Promise<Result>): Promise<Result> {
  let clock: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new OutOfTime()), limitMs).unref();
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(clock);
  }
}
