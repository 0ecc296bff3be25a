import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exists } from '../system/files.ts';

const backupOf = (folder: string) => `${folder}.docsgen-old`;

/** Where the process with this id stages a folder: beside it, so that a rename puts it in place. */
export const stageFolderOf = (folder: string, pid: number): string => `${folder}.docsgen-stage-${pid}`;

/**
 * Old aside, new in place, old away: deleted, or left to `keep`. `recoverSwap` mends what a kill between the steps
 * leaves.
 */
export function swapFolders(stage: string, folder: string, keep: (old: string) => void = remove): void {
  const backup = backupOf(folder);
  rmSync(backup, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (exists(folder)) renameSync(folder, backup);
  try {
    renameSync(stage, folder);
  } catch (error) {
    if (exists(backup)) renameSync(backup, folder);
    throw error;
  }
  if (exists(backup)) keep(backup);
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Puts the old site back where a killed build had set it aside, and clears away what killed builds have staged. */
export function recoverSwap(folder: string): void {
  const parent = dirname(folder);
  if (!exists(parent)) return;
  const backup = backupOf(folder);
  if (!exists(folder) && exists(backup)) renameSync(backup, folder);
  rmSync(backup, { recursive: true, force: true });
  const prefix = `${basename(folder)}.docsgen-stage-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
