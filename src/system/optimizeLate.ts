import { setFlagsFromString } from 'node:v8';

/** What V8 11 lets a function do before it looks whether to optimize it, in bytes of bytecode. */
const USUAL_BUDGET = 67_584;

interface Flags {
  readonly late: string;
  readonly usual: string;
}

/** By V8's major version, as in Node 20 and 24. Versions without an entry are left alone: they wait by themselves, or were not measured. */
const FLAGS: Readonly<Record<number, Flags>> = {
  11: { late: `--interrupt-budget=${16 * USUAL_BUDGET}`, usual: `--interrupt-budget=${USUAL_BUDGET}` },
  // Its other optimizer is cheap, and goes on.
  13: { late: '--no-turbofan', usual: '--turbofan' },
};

const flags = FLAGS[Number.parseInt(process.versions.v8, 10)];

/**
 * Has V8 spend its best optimizer on little or nothing, in all threads of this process. Left alone, that takes a tenth
 * (Node 24) to a quarter (Node 20) of a build's processor time, most of it for code that never wins it back.
 *
 * For a thread that has loaded its code: under other flags V8 refuses what was compiled before, Node's modules included.
 */
export const optimizeLate = (): void => set(flags?.late);

/** Ends `optimizeLate`: for code that is kept for other runs, or loaded after it. */
export const optimizeAsUsual = (): void => set(flags?.usual);

function set(flag: string | undefined): void {
  if (flag !== undefined) setFlagsFromString(flag);
}
