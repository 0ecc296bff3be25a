import assert from 'node:assert/strict';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Does something that must close each file that it opens: on a large site the system would soon open no more. */
export function leavesNothingOpen(act: () => unknown, told?: string): void {
  const before = nextDescriptor();
  act();
  // Lower, where what was opened earlier has just been closed.
  assert.ok(nextDescriptor() <= before, told);
}

/** The lowest number of a file that is not in use. */
function nextDescriptor(): number {
  const descriptor = openSync(fileURLToPath(import.meta.url), 'r');
  closeSync(descriptor);
  return descriptor;
}
