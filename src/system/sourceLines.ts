import { isUtf8 } from 'node:buffer';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileLines } from '../model/files/fileLines.ts';
import { once } from '../model/lazy.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';
import { isInside, readBytes, realPathOf } from './files.ts';

/**
 * Reads lines of files by path relative to a folder, each file once, and without a byte order mark. What is not there,
 * cannot be read or leads out of the folder has none: lines are shown to whoever asks for a build, who may not be
 * allowed to see that file.
 */
export const createLineReader = (root: string): ((file: string) => readonly string[]) =>
  once((file) => fileLines(textAt(root, join(root, file))));

// That it cannot be read is told where it is needed.
const textAt = (root: string, path: string): string =>
  unlessThrown(() => (leadsOut(root, path) ? '' : textOf(readBytes(path) ?? Buffer.alloc(0)))) ?? '';

/** An image, say, has none. Markdown in another encoding, or with a NUL, is shown: that is what is wrong with it. */
const textOf = (bytes: Buffer): string => (bytes.includes(0) && !isUtf8(bytes) ? '' : bytes.toString('utf8'));

function leadsOut(root: string, path: string): boolean {
  if (!lstatSync(path).isSymbolicLink()) return false;
  const real = realPathOf(path);
  return real === undefined || !isInside(realPathOf(root) ?? root, real);
}
