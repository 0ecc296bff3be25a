import { readFileSync, statSync } from 'node:fs';
import type { PictureFault } from '../../markdown/compileContext.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';

/** A pointer is three short lines. */
const POINTER_BYTES = 1024;

/**
 * What is wrong with a file that does not tell how large a picture it is, where that is certain; undefined otherwise,
 * as for a drawing that takes the room there is. A checkout without Git LFS has pointers in place of files.
 */
export function pictureFault(path: string): PictureFault | undefined {
  const text = smallText(path);
  if (text === '') return { message: 'is empty', hint: 'save the picture again' };
  if (!text?.startsWith('version https://git-lfs.github.com/spec/')) return undefined;
  return {
    message: 'is not there: the file is only a pointer of Git LFS to it',
    hint: 'git lfs pull; in GitHub Actions, write `lfs: true` below `with:` of `actions/checkout`',
  };
}

/**
 * The text of a file that may be a pointer; undefined for one that is larger, or that cannot be read, as is told where
 * it is published.
 */
const smallText = (path: string): string | undefined =>
  unlessThrown(() => (statSync(path).size < POINTER_BYTES ? readFileSync(path, 'utf8') : undefined));
