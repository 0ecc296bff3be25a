import type { Fix } from '../model/diagnostic.ts';
import { applyFixes } from './applyFixes.ts';
import { type CheckRequest, type CheckResult, check } from './check.ts';

/** What is wrong after the corrections, and the corrections, in the order in which they were made. */
export interface FixedResult extends CheckResult {
  readonly fixed: readonly Fix[];
}

/** A correction may bring out another fault in the same place, such as an anchor behind an address; no chain is longer. */
const ROUNDS = 4;

/** Checks a project and corrects what needs no judgement, until nothing is left of that. A second run finds nothing to do. */
export async function checkAndFix(request: CheckRequest): Promise<FixedResult> {
  const fixed: Fix[] = [];
  for (let round = 0; ; round += 1) {
    const result = await check(request);
    const done = round < ROUNDS ? applyFixes(request.root, result.diagnostics) : [];
    if (done.length === 0) return { ...result, fixed };
    fixed.push(...done);
  }
}
