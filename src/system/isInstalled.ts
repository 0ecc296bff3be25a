import { relative } from 'node:path';
import { isInside } from './files.ts';

/**
 * Whether a path, with slashes of either kind, is in `node_modules`: what a site installs is not its own code. For an
 * absolute one, `root` is the project's folder, which may be in `node_modules` itself, as that of a package's
 * documentation is.
 */
export const isInstalled = (path: string, root?: string): boolean =>
  /(?:^|[\\/])node_modules[\\/]/.test(root !== undefined && isInside(root, path) ? relative(root, path) : path);
