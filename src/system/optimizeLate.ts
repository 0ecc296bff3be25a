import { setFlagsFromString } from 'node:v8';

/** What V8 11 lets a function do before it looks whether to optimize it, in bytes of bytecode. */
const USUAL_BUDGET = 67_584;

/**
 * Has V8 optimize only what is called very often, in all threads of this process. Left alone, it spends a quarter of a
 * build's processor time on that, most of it on code that never wins it back. From Node 22 on it has a second, cheaper
 * optimizer, and waits by itself.
 *
 * For a thread that has loaded its code: under other flags V8 refuses what was compiled before, Node's modules included.
 */
export const optimizeLate = (): void => setBudget(16 * USUAL_BUDGET);

/** Ends `optimizeLate`: for code that is kept for other runs, or loaded after it. */
export const optimizeAsUsual = (): void => setBudget(USUAL_BUDGET);

function setBudget(budget: number): void {
  if (Number.parseInt(process.versions.v8, 10) === 11) setFlagsFromString(`--interrupt-budget=${budget}`);
}
