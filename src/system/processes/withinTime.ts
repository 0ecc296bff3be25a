import { Script } from 'node:vm';
import { lazy } from '../../model/lazy.ts';
import { asRecord } from '../../model/values/asRecord.ts';

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

/**
 * Does work that must end within a time (ms), at a cost of 0.1 ms. Throws `OutOfTime` where it does not; what it would
 * have done after that, its `finally` blocks included, is not done. Ctrl-C waits for it: with `breakOnSigint`, Node
 * takes the listeners for SIGINT away for as long, and a signal that came before the work is lost.
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  let result: { readonly value: Result } | undefined;
  const world = globalThis as { [call]?: unknown };
  const outer = world[call];
  world[call] = () => {
    result = { value: work() };
  };
  try {
    watched().runInThisContext({ timeout: limitMs });
  } catch (error) {
    const { code } = asRecord(error);
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new OutOfTime() : error;
  } finally {
    world[call] = outer;
  }
  return (result as unknown as { readonly value: Result }).value;
}
