import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { isInside, realPathOf } from '../system/files.ts';
import { OutputRefused } from './outputMarker.ts';

/** Throws `OutputRefused` for a folder that a swap would take sources, the project or more with it. */
export function refuseOutputFolder(folders: {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
}): void {
  const { outDir, root, contentDir } = folders;
  const real = realPathOf(outDir) ?? outDir;
  const refuse = (why: string) => {
    throw new OutputRefused(`The output folder \`${outDir}\` ${why}.`, 'name another folder with `--out-dir`');
  };
  if (dirname(real) === real) refuse('is the root of the file system');
  if (real === homedir()) refuse('is your home folder');
  if (isInside(real, root)) refuse('holds the project itself');
  if (contentDir !== root && (isInside(contentDir, real) || isInside(real, contentDir))) refuse('overlaps the content folder');
  if (isInside(`${root}/site`, real)) refuse('lies among the site’s sources');
}
