import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { realPathOf } from '../../system/files.ts';

/**
 * The output folder of a project, absolute. Where it is a link to a folder, as to one that a host serves, that folder:
 * a swap would put the new site in the place of the link.
 */
export function outputFolderOf(root: string, outDir = 'dist'): string {
  const folder = resolve(root, outDir);
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return (isLink ? realPathOf(folder) : undefined) ?? folder;
}
