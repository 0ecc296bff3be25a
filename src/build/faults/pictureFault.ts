import type { PictureFault } from '../../markdown/compileContext.ts';
import { smallText } from '../../system/files.ts';

/** A pointer is three short lines. */
const POINTER_BYTES = 1024;

/**
 * What is wrong with a file that does not tell how large a picture it is, where that is certain; undefined otherwise,
 * as for a drawing that takes the room there is. A checkout without Git LFS has pointers in place of files.
 */
export function pictureFault(path: string): PictureFault | undefined {
  const text = smallText(path, POINTER_BYTES);
  if (text === '') return { message: 'is empty', hint: 'save the picture again' };
  if (!text?.startsWith('version https://git-lfs.github.com/spec/')) return undefined;
  return {
    message: 'is not there: the file is only a pointer of Git LFS to it',
    hint: 'git lfs pull; in GitHub Actions, write `lfs: true` below `with:` of `actions/checkout`',
  };
}
