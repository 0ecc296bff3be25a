import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** What V8 11 lets a function do before it looks whether to optimize it, in bytes of bytecode. */
const USUAL_BUDGET = 67_584;

/** From this many pages on, optimized code wins its time back sooner. */
const MANY_PAGES = 500;

interface Flags {
  readonly forPages: (pages: number) => string;
  readonly usual: string;
}

/** For versions whose other optimizer is cheap, and goes on. */
const WITHOUT_BEST: Flags = { forPages: () => '--no-turbofan', usual: '--turbofan' };

/**
 * By V8's major version, as in Node 20, 24 and 26. Versions without an entry are left alone: they wait by themselves,
 * or were not measured.
 */
const FLAGS: Readonly<Record<number, Flags>> = {
  11: {
    forPages: (pages) => {
      const budget = (pages < MANY_PAGES ? 16 : 4) * USUAL_BUDGET;
      // Each core is busy with pages: a thread that has help with its memory waits for it.
      const helpers = availableParallelism() > 2 ? '' : '--no-parallel-scavenge';
      // V8 takes what has lived long once for long-lived ever after: nodes of later pages would be made among old
      // objects, and hold the rest of their trees there.
      return `--interrupt-budget=${budget} --no-allocation-site-pretenuring ${helpers}`;
    },
    usual: `--interrupt-budget=${USUAL_BUDGET} --allocation-site-pretenuring --parallel-scavenge`,
  },
  13: WITHOUT_BEST,
  14: WITHOUT_BEST,
};

const flags = FLAGS[Number.parseInt(process.versions.v8, 10)];

/**
 * Tunes V8, in all threads of this process, for making a number of pages: it is made for programs that run on and on.
 * Left alone, its best optimizer takes a tenth (Node 24, 26) to a quarter (Node 20) of a build's processor time, most
 * of it for code that never wins it back; and in every third build it keeps the trees of pages until all memory is
 * collected.
 *
 * For threads that have loaded their code: under other flags V8 refuses what was compiled before, Node's modules
 * included.
 */
export const tuneForPages = (pages: number): void => set(flags?.forPages(pages));

/** Ends `tuneForPages`: for code that is kept for other runs, or loaded after it. */
export const tuneAsUsual = (): void => set(flags?.usual);

function set(flag: string | undefined): void {
  if (flag !== undefined) setFlagsFromString(flag);
}
