import { setFlagsFromString } from 'node:v8';

/** From this many pages on, memory is dearer than time: small build machines have 2 GB, and kill what takes more. */
export const PAGES_FOR_SLOW_HEAP = 4_000;

/** By how much the live heap may grow before it is collected, in percent; V8 lets it grow to four times its size. */
const GROWTH_PERCENT = 30;

/** The value by which V8 decides for itself. */
const AS_USUAL = 0;

/**
 * Has the memory of this process collected sooner, in all of its threads: for work whose live memory is far less than
 * what passes through it. It costs about a tenth more time.
 */
export const growHeapSlowly = (): void => setGrowth(GROWTH_PERCENT);

/** Ends `growHeapSlowly`: under other flags V8 refuses code that is kept for other runs. */
export const growHeapAsUsual = (): void => setGrowth(AS_USUAL);

const setGrowth = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);
