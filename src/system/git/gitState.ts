import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import { contentHash } from '../contentHash.ts';
import { readableText, readText } from '../files.ts';

/**
 * Names the commit that a folder's repository stands at, and how deep its clone is; undefined outside of repositories,
 * before the first commit, and where it belongs to another user: the site is the same but for its dates. It reads a
 * file or three, because starting git takes longer than an unchanged build.
 */
export const gitState = (folder: string): string | undefined => unlessThrown(() => readState(folder));

function readState(folder: string): string | undefined {
  const gitDir = findGitDir(realpathSync(folder));
  if (gitDir === undefined) return undefined;
  const commonDir = resolve(gitDir, readText(join(gitDir, 'commondir'))?.trim() ?? '');
  const head = readText(join(gitDir, 'HEAD'))?.trim();
  const ref = head?.startsWith('ref: ') ? head.slice('ref: '.length) : undefined;
  const commit = ref === undefined ? head : (readText(join(commonDir, ref))?.trim() ?? packed(commonDir, ref));
  // The `shallow` file changes when a shallow clone is deepened.
  return commit === undefined ? undefined : `${commit} ${readText(join(commonDir, 'shallow')) ?? ''}`.trim();
}

/**
 * Where the file of a worktree or a submodule says that its repository is, if nothing is there: as in a container that
 * has got the files alone. Undefined for any other folder.
 */
export const missingGitDir = (folder: string): string | undefined =>
  unlessThrown(() => {
    const gitDir = findGitDir(realpathSync(folder));
    return gitDir !== undefined && statSync(gitDir, { throwIfNoEntry: false }) === undefined ? gitDir : undefined;
  });

/** The folder that a repository is checked out into, above a folder or at it; undefined outside of repositories. */
export function repositoryFolder(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : repositoryFolder(dirname(folder));
}

/** Names what git calls people by, as the work tree has it now; empty where nothing says so. */
export function mailmapState(folder: string): string {
  const names = readableText(
    join(repositoryFolder(unlessThrown(() => realpathSync(folder)) ?? folder) ?? folder, '.mailmap'),
  );
  return names === undefined ? '' : contentHash(names);
}

function findGitDir(folder: string): string | undefined {
  const path = join(folder, '.git');
  if (existsSync(join(path, 'HEAD'))) return path;
  // Worktrees and submodules have a file that says where it is.
  const pointer = statSync(path, { throwIfNoEntry: false })?.isFile()
    ? /^gitdir: (.+)$/m.exec(readText(path) ?? '')?.[1]
    : undefined;
  if (pointer !== undefined) return resolve(folder, pointer);
  return dirname(folder) === folder ? undefined : findGitDir(dirname(folder));
}

function packed(commonDir: string, ref: string): string | undefined {
  const line = readText(join(commonDir, 'packed-refs'))
    ?.split('\n')
    .find((entry) => entry.endsWith(` ${ref}`));
  // Repositories with reftables keep no refs in files; this list changes with every one of them.
  return line?.slice(0, line.indexOf(' ')) ?? readText(join(commonDir, 'reftable/tables.list'));
}
