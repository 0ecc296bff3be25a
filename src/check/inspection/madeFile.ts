import { accessSync, constants, statSync } from 'node:fs';
import type { OutputFile } from '../../model/outputFile.ts';
import { SourceChanged } from '../../model/sourceFile.ts';
import { exists } from '../../system/files.ts';

/**
 * Size of a file that a build would write, in bytes. Throws for a copy of what may not be read: no build can publish
 * it; and `SourceChanged` for one of what is gone.
 */
export function sizeOf(file: OutputFile): number {
  if (file.kind === 'joined') return file.sizeBytes;
  if (file.kind !== 'copy') return Buffer.byteLength(file.contents);
  try {
    accessSync(file.from, constants.R_OK);
    return statSync(file.from).size;
  } catch (cause) {
    throw exists(file.from) ? cause : new SourceChanged(file.from);
  }
}

/** Whether a file is a text that is at hand: no bytes, no copy of a file, and none that is joined from others. */
export const isText = (file: OutputFile): file is OutputFile & { readonly kind: 'text'; readonly contents: string } =>
  file.kind === 'text' && typeof file.contents === 'string';
