import { type BigIntStats, fstatSync, statSync } from 'node:fs';

/** Whether what this process prints goes into the file at a path, as with `> dev.log`. */
export function isOwnOutput(path: string, descriptors: readonly number[] = [1, 2]): boolean {
  try {
    // A file's number on Windows has more digits than a floating-point number.
    const file = statSync(path, { bigint: true });
    return file.isFile() && descriptors.some((descriptor) => isSame(fstatSync(descriptor, { bigint: true }), file));
  } catch {
    return false; // It is gone, or a link that leads nowhere: nothing is written into it.
  }
}

const isSame = (a: BigIntStats, b: BigIntStats) => a.ino === b.ino && a.dev === b.dev;
