import type { Fix } from '../model/diagnostic.ts';
import { type CheckRequest, type CheckResult, check } from './check.ts';
import { applyFixes } from './fixes/applyFixes.ts';
import type { KnownSamples } from './samples/checkSamples.ts';

/** What is wrong after the corrections, and the corrections, in the order in which they were made. */
export interface FixedResult extends CheckResult {
  readonly fixed: readonly Fix[];
}

/**
 * A correction may bring out another fault, such as an anchor behind an address, or the same address further down the
 * configuration.
 */
const ROUNDS = 12;

/** Checks a project and corrects what needs no judgment, until nothing of that is left for a second run. */
export async function checkAndFix(request: CheckRequest): Promise<FixedResult> {
  const fixed: Fix[] = [];
  const knownSamples: KnownSamples = new Map();
  let added = 0;
  for (let round = 0; ; round += 1) {
    const result = await check({ ...request, knownSamples });
    const done = round < ROUNDS ? applyFixes(request.root, result.diagnostics) : [];
    added += result.addedAddresses ?? 0;
    const addedAddresses = result.addedAddresses === undefined ? undefined : added;
    if (done.length === 0) return { ...result, addedAddresses, fixed };
    fixed.push(...done);
  }
}
