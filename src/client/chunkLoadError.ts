/** What came of a script that was asked for and did not deliver. */
export interface ChunkFailure {
  /** Number of the page chunk, or name of the sidebar or island. */
  readonly chunk: number | string;
  /** `missing`: the script ran without registering; `timeout`: no answer; else the type of the element's event. */
  readonly kind: string;
  readonly address: string;
  /** What the script threw, when it did. */
  readonly cause?: unknown;
}

/** `chunk` is as in `ChunkFailure`, `type` its `kind`, and `request` its `address`. */
export interface ChunkLoadError extends Error {
  readonly chunk: number | string;
  readonly type: string;
  readonly request: string;
}

/** The error of specification section 8: `Loading chunk 7 failed.` and on a second line `(kind: address)`. */
export function chunkLoadError({ chunk, kind, address, cause }: ChunkFailure): ChunkLoadError {
  const error = new Error(`Loading chunk ${chunk} failed.\n(${kind}: ${address})`, { cause });
  return Object.assign(error, { name: 'ChunkLoadError', chunk, type: kind, request: address });
}
