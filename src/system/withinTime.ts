import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { lazy } from './lazy.ts';

/** Work was ended because it took too long. */
export class OutOfTime extends Error {
  constructor() {
    super('it does not end, and was stopped');
  }
}

const NAME = 'docsgen.withinTime';
const call = Symbol.for(NAME);

/** Runs under the watch of V8's own clock: nothing else ends a loop without an end. */
const watched = lazy(() => new Script(`globalThis[Symbol.for('${NAME}')]()`));

/** The process is about to end, and no work is begun any more. */
let isInterrupted = false;

/**
 * Does work that must end within a time (ms), at a cost of 0.1 ms. Throws `OutOfTime` where it does not; what it would
 * have done after that, its `finally` blocks included, is not done. Ctrl-C ends it, and then the process, at once.
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  if (isInterrupted) throw new Error('Ctrl-C has ended it');
  let result: { readonly value: Result } | undefined;
  const world = globalThis as { [call]?: unknown };
  const outer = world[call];
  world[call] = () => {
    result = { value: work() };
  };
  try {
    // A signal comes to the main thread alone.
    watched().runInThisContext({ timeout: limitMs, breakOnSigint: isMainThread });
  } catch (error) {
    const { code } = (error ?? {}) as { readonly code?: unknown };
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new OutOfTime();
    isInterrupted = code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED';
    // It was taken from whoever listens for it.
    if (isInterrupted && !process.emit('SIGINT', 'SIGINT')) process.kill(process.pid, 'SIGINT');
    throw error;
  } finally {
    world[call] = outer;
  }
  return (result as unknown as { readonly value: Result }).value;
}
