import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../system/contentHash.ts';
import { exists, OUTPUT_MARKER, readBytes, readText } from '../system/files.ts';

export { OUTPUT_MARKER };

/** What the marker holds: the facts that a server of the folder needs, and each file's content hash. */
export interface OutputMarker {
  readonly base: string;
  readonly routes: readonly string[];
  /** Old path under the base to the address that answers now, base applied. */
  readonly redirects: Readonly<Record<string, string>>;
  /** What a host should send with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** The output folder cannot be used; the message says why, the hint what to do. */
export class OutputRefused extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** The marker of an output folder; undefined where there is none, or a damaged one. */
export function readOutputMarker(folder: string): OutputMarker | undefined {
  const text = readText(join(folder, OUTPUT_MARKER));
  if (text === undefined) return undefined;
  try {
    const marker = JSON.parse(text) as OutputMarker | null;
    return Array.isArray(marker?.routes) &&
      isRecord(marker.files) &&
      isRecord(marker.redirects) &&
      isRecord(marker.headers)
      ? marker
      : undefined;
  } catch {
    return undefined; // It costs a full write.
  }
}

/** Names the marker of an output folder by its bytes. */
export const outputMarkerHash = (folder: string): string => contentHash(readBytes(join(folder, OUTPUT_MARKER)) ?? '');

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

/** Throws `OutputRefused` for a folder that holds files but no marker of ours. */
export function refuseForeignFolder(folder: string): void {
  if (!exists(folder)) return;
  const refuse = (why: string) => {
    throw new OutputRefused(
      `The output folder \`${folder}\` ${why}.`,
      'name another folder with `--out-dir`, or delete this one yourself',
    );
  };
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) refuse('is no folder');
  if (!exists(join(folder, OUTPUT_MARKER)) && readdirSync(folder).length > 0)
    refuse('holds files that docsgen did not write');
}
