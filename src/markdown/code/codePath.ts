import { posix } from 'node:path';
import type { SourceFile } from '../../model/sourceFile.ts';

/**
 * The path, relative to the content folder, of a file that a code block of a source names; it begins with `../` for one
 * outside of the content. It is NFC, as those of the content are. VitePress leads out of it by `/../`.
 */
export function codePath(
  file: string,
  { relativePath, original }: Pick<SourceFile, 'relativePath' | 'original'>,
): string {
  const outside = pathFrom(original?.relativePath ?? relativePath, file);
  // A page that is not translated yet shows files of its language, where there are any.
  return outside.startsWith('../') ? outside : pathFrom(relativePath, file);
}

const pathFrom = (fromFile: string, file: string): string =>
  posix
    .join(file.startsWith('/') ? '' : posix.dirname(fromFile), `./${file}`)
    .replace(/\/$/, '')
    .normalize('NFC');
