import { relative } from 'node:path';

/** Path of a file relative to the project root, POSIX, as diagnostics show it. */
export const projectPath = (root: string, path: string): string => relative(root, path).replaceAll('\\', '/');
