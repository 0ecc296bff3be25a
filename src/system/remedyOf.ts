import { dirname } from 'node:path';
import { rightsCommand } from './rightsCommand.ts';
import { isSystemError } from './unwritable.ts';

/** What to do about an error of the system; undefined for one that is not the system's, or tells nothing. */
export function remedyOf(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined;
  const { code = '', path } = error;
  const isStart = error.syscall?.startsWith('spawn') === true;
  if (isStart && code === 'EACCES') return 'install the packages on a file system that is not mounted with `noexec`';
  // It shows whose it is, and who may read it: what cannot be looked at is in such a folder.
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined)
    return rightsCommand(/stat$/.test(error.syscall ?? '') ? dirname(path) : path);
  return REMEDIES[code];
}

const REMEDIES: Readonly<Record<string, string>> = {
  EMFILE: 'allow more open files: ulimit -n 1024',
  EISDIR: 'a folder stands where a file is expected: rename it, or delete it',
  EAGAIN: 'allow more processes: ulimit -u 1024',
};
