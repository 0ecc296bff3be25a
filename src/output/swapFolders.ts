import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '../model/values/messageOf.ts';
import { exists, hasCode } from '../system/files.ts';
import { makeFolders } from '../system/makeFolders.ts';
import { isAlive, startMark } from '../system/processes/processes.ts';
import { isHeld, renamePatiently } from '../system/renamePatiently.ts';
import { shellWord } from '../system/shellWord.ts';
import { Unwritable } from '../system/unwritable.ts';

const backupOf = (folder: string) => `${folder}.docsgen-old`;

/** Where the process with this id stages a folder: beside it, so that a rename puts it in place. */
export const stageFolderOf = (folder: string, pid: number): string => `${folder}.docsgen-stage-${pid}-${markOf(pid)}`;

const markOf = (pid: number) => startMark(pid) ?? '0';

/**
 * Old aside, new in place, old away: deleted, or left to `keep`. `recoverSwap` mends what a kill between the steps
 * leaves.
 */
export function swapFolders(stage: string, folder: string, keep: (old: string) => void = remove): void {
  const backup = backupOf(folder);
  clearAway(backup);
  makeFolders(dirname(folder));
  if (exists(folder)) setAside(folder);
  try {
    renamePatiently(stage, folder);
  } catch (error) {
    if (exists(backup)) renameSync(backup, folder);
    throw error;
  }
  if (!exists(backup)) return;
  try {
    keep(backup);
  } catch {
    // The new site is published. The next build clears the old one away, or says that it cannot.
  }
}

/** Renames, and waits (ms); the system's own unless given. */
interface Mover {
  readonly rename?: typeof renameSync;
  readonly pause?: (ms: number) => void;
  readonly platform?: NodeJS.Platform;
}

/**
 * Renames the old folder. Throws `Unwritable` where the system never does it: containers mount a volume there, and on
 * Windows a folder stays while a program holds one of its files.
 */
export function setAside(folder: string, { rename, pause, platform = process.platform }: Mover = {}): void {
  try {
    renamePatiently(folder, backupOf(folder), rename, pause);
  } catch (cause) {
    if (platform === 'win32' && isHeld(cause))
      throw new Unwritable(
        `Cannot replace the output folder \`${folder}\` because a program holds it, or a file in it.`,
        'close that program, such as a server of the old site, an editor or a terminal that stands in the folder',
        cause,
      );
    if (!hasCode(cause, 'EBUSY')) throw cause;
    throw new Unwritable(
      `Cannot replace the output folder \`${folder}\` because it is a mount point, or a program holds it.`,
      `name a folder within it, \`--out-dir ${shellWord(join(folder, 'site'), platform)}\`, or close that program`,
      cause,
    );
  }
}

// A thread that is ending may still write into it.
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 2 });

/** Removes what an earlier build has left. Throws `Unwritable`: it stands where this build has to put its own. */
function clearAway(path: string, removeAll = remove): void {
  if (!exists(path)) return;
  try {
    removeAll(path);
  } catch (cause) {
    throw new Unwritable(
      `Cannot delete \`${path}\`, which an earlier build has left, because ${messageOf(cause)}.`,
      'delete it yourself, as the user who owns it',
      cause,
    );
  }
}

/** Whether a kill between the steps of a swap has left no site, and the old one aside. */
export const isHalfSwapped = (folder: string): boolean => !exists(folder) && exists(backupOf(folder));

/**
 * Puts the old site back where a killed build had set it aside, and clears away what killed builds have staged. Called
 * before this process stages anything: what bears its name then would be published with the new site. Throws
 * `Unwritable`.
 */
export function recoverSwap(folder: string, removeAll = remove): void {
  const parent = dirname(folder);
  if (!exists(parent)) return;
  const backup = backupOf(folder);
  if (isHalfSwapped(folder)) renameSync(backup, folder);
  clearAway(backup, removeAll);
  const prefix = `${basename(folder)}.docsgen-stage-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && isLeftOver(name.slice(prefix.length))) clearAway(join(parent, name), removeAll);
  }
}

/** Whether nobody works any more on the stage of this process id and mark. */
function isLeftOver(stage: string): boolean {
  const [id, mark] = stage.split('-');
  const pid = Number(id);
  return pid === process.pid || !isAlive(pid) || markOf(pid) !== mark;
}
