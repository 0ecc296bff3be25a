import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long it may take: far longer than on a slow machine that has other work. */
const PATIENCE_MS = 120_000;

/** Waits until something holds that nobody tells of; `what` says what is then missing. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  what: string,
  { pauseMs = 100 }: { readonly pauseMs?: number } = {},
): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds()); await sleep(pauseMs))
    assert.ok(performance.now() < end, what);
}
