import { join } from 'node:path';
import { isInside, readText } from '../../system/files.ts';
import { repositoryFolder } from '../../system/git/gitState.ts';

/**
 * Whether an empty folder (absolute) is, or is in, a submodule that git has not checked out, as a clone leaves them. In
 * one that it has, the repository around the folder is the submodule's own.
 */
export function isUnfilledSubmodule(folder: string): boolean {
  const repository = repositoryFolder(folder);
  if (repository === undefined) return false;
  const submodules = readText(join(repository, '.gitmodules')) ?? '';
  return [...submodules.matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].some(([, path = '']) =>
    isInside(join(repository, path), folder),
  );
}
