import { renameSync } from 'node:fs';
import { hasCode } from './files.ts';

/**
 * Renames a file or folder, and tries again for about two seconds while somebody holds it, or what stands in its new
 * place. `rename` and `pause` (ms) are the system's.
 */
export function renamePatiently(
  from: string,
  to: string,
  rename = renameSync,
  pause: (ms: number) => void = sleep,
): void {
  for (let waitMs = 10; ; waitMs *= 2) {
    try {
      return rename(from, to);
    } catch (error) {
      if (waitMs > 1_000 || !isHeld(error)) throw error;
      pause(waitMs);
    }
  }
}

/** What some systems say while a virus scanner, an editor or a server holds a file, or one of the folder. */
export const isHeld = (error: unknown): boolean => hasCode(error, 'EACCES', 'EBUSY', 'EPERM');

const sleep = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
