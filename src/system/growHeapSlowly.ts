import { setFlagsFromString } from 'node:v8';

/** By how much the live heap may grow before it is collected, in percent; left alone, V8 lets it become four times as large. */
const GROWTH_PERCENT = 30;

/**
 * Has the memory of this process collected sooner, in all of its threads: for work whose live memory is far less than
 * what passes through it. It costs about a tenth more time.
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
