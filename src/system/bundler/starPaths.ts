import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** A file as an entry of a bundle that is made in `root`; both absolute. To esbuild, one with `*` is a pattern. */
export function entryIn(root: string, path: string): string {
  const steps = relative(root, path);
  // On another drive.
  return isAbsolute(steps) ? path : `./${steps.replaceAll('\\', '/')}`;
}

/** Finds files that are imported by an absolute path in which a folder's name has `*`: esbuild looks for none. */
export const starPaths: Plugin = {
  name: 'docsgen-star-paths',
  setup(build) {
    build.onResolve({ filter: /^\/.*\*/ }, ({ path }) => (existsSync(path) ? { path } : undefined));
  },
};
