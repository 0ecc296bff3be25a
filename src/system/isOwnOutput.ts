import { fstatSync, type Stats, statSync } from 'node:fs';

/** Whether what this process prints goes into the file at a path, as with `> dev.log`. */
export function isOwnOutput(path: string, descriptors: readonly number[] = [1, 2]): boolean {
  try {
    const file = statSync(path);
    return file.isFile() && descriptors.some((descriptor) => isSame(fstatSync(descriptor), file));
  } catch {
    return false; // It is gone, or a link that leads nowhere: nothing is written into it.
  }
}

const isSame = (a: Stats, b: Stats) => a.ino === b.ino && a.dev === b.dev;
