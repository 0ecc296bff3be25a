import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isInside, realPathOf } from '../system/files.ts';
import { OutputRefused } from './outputMarker.ts';

/** Throws `OutputRefused` for a folder that a swap would take sources, the project or more with it. */
export function refuseOutputFolder(folders: {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
}): void {
  const { outDir } = folders;
  const real = realOf(outDir);
  const root = realOf(folders.root);
  const contentDir = realOf(folders.contentDir);
  const refuse = (why: string) => {
    throw new OutputRefused(`The output folder \`${outDir}\` ${why}.`, 'name another folder with `--out-dir`');
  };
  if (dirname(real) === real) refuse('is the root of the file system');
  if (real === realOf(homedir())) refuse('is your home folder');
  if (isInside(real, root)) refuse('contains the project itself');
  if (contentDir !== root && (isInside(contentDir, real) || isInside(real, contentDir)))
    refuse('overlaps the content folder');
  if (isInside(join(root, 'site'), real)) refuse('is in the site’s source folder');
}

/** The path with the links of all that exists of it resolved. */
const realOf = (path: string): string =>
  realPathOf(path) ?? (dirname(path) === path ? path : join(realOf(dirname(path)), basename(path)));
