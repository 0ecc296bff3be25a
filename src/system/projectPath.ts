import { relative } from 'node:path';

/** Path of a file relative to the project root, POSIX, as diagnostics show it. */
export const projectPath = (root: string, path: string): string => relative(root, path).replaceAll('\\', '/');

/** What paths of files of `folder` begin with, seen from `root`: ends with a slash; empty where both are the same. */
export function pathPrefix(root: string, folder: string): string {
  const path = projectPath(root, folder);
  return path === '' ? '' : `${path}/`;
}
