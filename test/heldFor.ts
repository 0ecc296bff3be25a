import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/** Has the next renamings fail, as on Windows while another program holds what stands there. */
export function heldFor(times: number, context: TestContext): void {
  const rename = fs.renameSync;
  let left = times;
  context.mock.method(fs, 'renameSync', (from: string, to: string) => {
    if (left-- <= 0) return rename(from, to);
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM', syscall: 'rename' });
  });
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  });
}
