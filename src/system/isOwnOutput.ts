import { fstatSync, type Stats, statSync } from 'node:fs';

/** Whether a path is a file that what this process prints is written into, as with `> dev.log`. */
export function isOwnOutput(path: string, descriptors: readonly number[] = [1, 2]): boolean {
  try {
    const file = statSync(path);
    return file.isFile() && descriptors.some((descriptor) => isSame(fstatSync(descriptor), file));
  } catch {
    return false; // It is gone, or a link that leads nowhere: nothing is written into it.
  }
}

const isSame = (a: Stats, b: Stats) => a.ino === b.ino && a.dev === b.dev;
