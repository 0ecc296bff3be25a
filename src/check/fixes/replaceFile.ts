import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { realPathOf } from '../../system/files.ts';
import { makeFolders } from '../../system/makeFolders.ts';
import { renamePatiently } from '../../system/renamePatiently.ts';
import { unwritable } from '../../system/unwritable.ts';

interface Replacing {
  /** For where the system refuses it. */
  readonly hint: string;
  /** Whether the file is still what the text was made from, asked when all else is done; without it nobody is. */
  readonly isAsRead?: () => boolean;
}

/**
 * Writes a file of the project at once, or leaves it as it is: on a full disk, half of what somebody has written would
 * be left. Yields whether it was written. Throws `Unwritable` with `hint`.
 */
export function replaceFile(path: string, text: string, { hint, isAsRead = () => true }: Replacing): boolean {
  // A link stays a link.
  const target = realPathOf(path) ?? path;
  const staged = `${target}.docsgen-${process.pid}`;
  try {
    makeFolders(dirname(target));
    const mode = statSync(target, { throwIfNoEntry: false })?.mode;
    writeFileSync(staged, text, { mode });
    // A new file has no more rights than this process gives, such as none to write for a group.
    if (mode !== undefined) chmodSync(staged, mode);
    const isWanted = isAsRead();
    if (isWanted) renamePatiently(staged, target);
    else rmSync(staged);
    return isWanted;
  } catch (cause) {
    rmSync(staged, { force: true });
    throw unwritable(path, hint, cause);
  }
}
