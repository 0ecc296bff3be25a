import { accessSync, constants, existsSync, lstatSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isLink } from './files.ts';
import { makeFolders } from './makeFolders.ts';
import { ToldError } from './toldError.ts';

/** Something that was asked for cannot be written. */
export class Unwritable extends ToldError {
  // What the system refuses is no fault of the command line.
  readonly code = 'EACCES';
}

/** Writes a file that a flag asks for, with its folder. Throws `Unwritable` with `hint` where the system refuses. */
export function writeAsked(path: string, contents: string, hint: string): void {
  try {
    makeFolders(dirname(path));
    writeFileSync(path, contents);
  } catch (cause) {
    // A part would pass for the whole: `init` keeps files that are there. A link or a device is not this program's.
    if (isFull(cause) && lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path);
    throw unwritable(path, hint, cause);
  }
}

/** Makes a folder that was asked for, if it is not there. Throws `Unwritable` with `hint` where the system refuses. */
export function makeAsked(path: string, hint: string): void {
  try {
    makeFolders(path);
  } catch (cause) {
    throw unwritable(path, hint, cause);
  }
}

/** What to do where a disk is full. */
export const MORE_SPACE = 'free some space on that disk';

/** The error to throw where a file could not be written: what was thrown, if that is not the system's. */
export function unwritable(path: string, hint: string, cause: unknown): unknown {
  if (!isSystemError(cause)) return cause;
  const why = refusalAt(path) ?? refusalAt(dirname(path)) ?? shapeOf(path) ?? barredFolder(cause) ?? cause.message;
  return new Unwritable(`Cannot write \`${path}\` because ${why}.`, isFull(cause) ? MORE_SPACE : hint, cause);
}

/** Why nothing can be written at a path, or where it would be made; undefined where it can be. */
export function refusalAt(path: string, access = accessSync): string | undefined {
  const place = standing(path);
  try {
    access(place, constants.W_OK);
    return undefined;
  } catch (error) {
    const isReadOnly = isSystemError(error) && error.code === 'EROFS';
    return isReadOnly ? `\`${place}\` is on a read-only file system` : `this user may not write into \`${place}\``;
  }
}

/** That the system makes nothing in a folder that is there, though it says that none is; see `makeFolders`. */
export const barredFolder = ({ code, path }: NodeJS.ErrnoException): string | undefined =>
  code === 'ENOENT' && path !== undefined ? `nothing can be made in \`${dirname(path)}\`` : undefined;

/** Whether the system refused something: such an error has a code, as `EACCES`. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** Whether there is no space, or this user may take no more of it. */
export const isFull = (error: unknown): error is NodeJS.ErrnoException =>
  isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** The path, or the nearest folder around it that exists. */
const standing = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : standing(dirname(path));

/**
 * That a file stands where a folder around a path has to be; undefined where none does. Windows itself says that
 * nothing is there.
 */
export function fileAround(path: string): string | undefined {
  const place = standing(dirname(path));
  return statSync(place).isDirectory() ? undefined : `\`${place}\` is not a folder`;
}

function shapeOf(path: string): string | undefined {
  const place = standing(path);
  if (!statSync(place).isDirectory()) return fileAround(path);
  return linkIn(path) ?? (place === path ? 'it is a folder' : undefined);
}

/** That a link which leads nowhere is at a path, or in the place of a folder around it; undefined where none is. */
export function linkIn(path: string): string | undefined {
  const link = brokenLink(path, standing(path));
  return link === undefined ? undefined : `\`${link}\` is a link that leads nowhere`;
}

/** Such a link is no way to what would be made behind it. */
function brokenLink(path: string, place: string): string | undefined {
  if (path === place) return undefined;
  return isLink(path) ? path : brokenLink(dirname(path), place);
}
