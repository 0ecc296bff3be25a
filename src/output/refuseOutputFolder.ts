import { type accessSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { CACHE_FOLDER } from '../system/cache/cacheFile.ts';
import { exists, isInside, realPathOf } from '../system/files.ts';
import { ToldError } from '../system/toldError.ts';
import { refusalAt, Unwritable } from '../system/unwritable.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';

/** The output folder cannot be used. */
export class OutputRefused extends ToldError {}

/** Throws `OutputRefused` for a folder with which a swap would take away sources, the project or more. */
export function refuseOutputFolder(folders: {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
}): void {
  const { outDir } = folders;
  const real = realOf(outDir);
  const root = realOf(folders.root);
  const plain = realOf(folders.contentDir) === root;
  // In a folder of plain Markdown, the next build would take `content/` for the folder of the pages.
  const contentDir = plain ? join(root, 'content') : realOf(folders.contentDir);
  const refuse = (why: string) => {
    throw new OutputRefused(`The output folder \`${outDir}\` ${why}.`, 'name another folder with `--out-dir`');
  };
  if (dirname(real) === real) refuse('is the root of the file system');
  if (isHome(real)) refuse('is your home folder');
  if (isInside(real, root)) refuse('contains the project itself');
  if (isInside(contentDir, real) || isInside(real, contentDir)) refuse('overlaps the content folder');
  if (isInside(join(root, 'site'), real)) refuse('is in the site’s source folder');
  // Shards stand below it.
  if (real === join(root, CACHE_FOLDER)) refuse('is where docsgen keeps its cache');
  // Also where there is none yet: `git init` would take what stands there for its own.
  const steps = relative(root, real).split(sep);
  if (steps.includes('.git')) refuse('is in the folder of git');
  // The next `npm ci` deletes it, with the site.
  if (steps.includes('node_modules')) refuse('is where packages are installed');
  // Also where there is none yet: a later run would read the site in its place.
  if (INPUT_FILE.test(steps[0] ?? '')) refuse('has the name of a file that docsgen reads');
}

/** The files in the folder of a project that make a site. */
const INPUT_FILE = /^(?:redirects\.yaml|addresses\.lock|package\.json|tsconfig\.json|\.env(?:\..+)?)$/;

/**
 * Whether a path is the home folder. Users of containers may have none: then the system throws, or yields an empty
 * text.
 */
function isHome(path: string): boolean {
  try {
    const home = homedir();
    return home !== '' && path === realOf(home);
  } catch {
    return false;
  }
}

/** The path with the links of all that exists of it resolved. */
const realOf = (path: string): string =>
  realPathOf(path) ?? (dirname(path) === path ? path : join(realOf(dirname(path)), basename(path)));

/**
 * Throws `OutputRefused` for a folder that holds files but no marker of ours, and `Unwritable` for one whose files this
 * user could not delete after the swap. `access` is the system's.
 */
export function refuseForeignFolder(folder: string, access?: typeof accessSync): void {
  if (!exists(folder)) return;
  const refuse = (why: string) => {
    throw new OutputRefused(
      `The output folder \`${folder}\` ${why}.`,
      'name another folder with `--out-dir`, or delete this one yourself',
    );
  };
  const stats = statSync(folder, { throwIfNoEntry: false });
  // It is not made, as folders are that are missing: it may be on a disk that is away.
  if (stats === undefined)
    throw new OutputRefused(
      `The output folder \`${folder}\` is a link to \`${readlinkSync(folder)}\`, which is not there.`,
      'make that folder, or delete the link',
    );
  if (!stats.isDirectory()) refuse('is not a folder');
  if (!exists(join(folder, OUTPUT_MARKER)) && readdirSync(folder).length > 0)
    refuse('contains files that docsgen did not write');
  const refused = refusalAt(folder, access);
  if (refused === undefined) return;
  throw new Unwritable(
    `Cannot replace the output folder \`${folder}\` because ${refused}.`,
    'delete it, or make it this user’s, with all in it; or name another folder with `--out-dir`',
  );
}
