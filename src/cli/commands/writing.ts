import type { accessSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  barredFolder,
  fileAround,
  isFull,
  isSystemError,
  linkIn,
  refusalAt,
  Unwritable,
} from '../../system/unwritable.ts';

/** Does work that writes an output folder. Throws `Unwritable` when it fails because nothing can be written there. */
export async function writing<Result>(
  outDir: string,
  work: () => Promise<Result>,
  access?: typeof accessSync,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const fail = (why: string, hint: string) =>
      new Unwritable(`Cannot write the output folder \`${outDir}\` because ${why}.`, hint, cause);
    if (isFull(cause)) throw fail(cause.message, ANOTHER_DISK);
    // On a read-only file system Node may say that a folder is missing which it could not make.
    const refused = isSystemError(cause) ? reasonOf(cause, outDir, access) : undefined;
    if (refused === undefined) throw cause;
    throw fail(refused, WRITABLE);
  }
}

const reasonOf = (cause: NodeJS.ErrnoException, outDir: string, access?: typeof accessSync) =>
  refusalAt(dirname(outDir), access) ??
  fileAround(outDir) ??
  linkIn(dirname(outDir)) ??
  (cause.syscall === 'mkdir' ? barredFolder(cause) : undefined);

const ANOTHER_DISK = 'free some space, or name a folder on another disk with `--out-dir`';

const WRITABLE = 'name a writable folder with `--out-dir`';
