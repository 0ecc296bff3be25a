import { closeSync, openSync, readSync } from 'node:fs';
import { contentHashOf } from './contentHash.ts';
import { isMissing, refusePipe } from './files.ts';

/** So much of a file is in memory at a time. */
export const PIECE_BYTES = 1 << 20;

/**
 * Names the content of a file as `contentHash` does, whatever its size, and counts its bytes: −1 where there is none,
 * with the hash of nothing.
 */
export function fileHash(path: string): { readonly hash: string; readonly sizeBytes: number } {
  let sizeBytes = 0;
  const counted = function* () {
    for (const piece of piecesOf(path)) {
      sizeBytes += piece.length;
      yield piece;
    }
  };
  try {
    refusePipe(path);
    const hash = contentHashOf(counted());
    return { hash, sizeBytes };
  } catch (cause) {
    if (isMissing(cause)) return { hash: contentHashOf([]), sizeBytes: -1 };
    throw new Error(`Cannot read \`${path}\`.`, { cause });
  }
}

/** Memory for a piece, used again for each: new memory for every file takes longer than reading it. */
let piece: Uint8Array | undefined;

/** The content of a file; each piece stands until the next one is read. */
function* piecesOf(path: string): Generator<Uint8Array> {
  piece ??= Buffer.allocUnsafeSlow(PIECE_BYTES);
  const descriptor = openSync(path, 'r');
  try {
    for (let length = readSync(descriptor, piece); length > 0; length = readSync(descriptor, piece))
      yield piece.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
