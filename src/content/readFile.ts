import { readFileSync } from 'node:fs';
import { contentHash } from '../system/contentHash.ts';

/** What a file holds, and what names that: as text where it is UTF-8 beyond doubt, else as bytes. */
export interface ReadFile {
  readonly contents: string | Uint8Array;
  readonly hash: string;
}

/** Reads a Markdown file. Throws what the system throws. */
export function readFile(path: string): ReadFile {
  // Read as text at once, which takes a third of the time; only what cannot be decoded needs its bytes.
  const text = readFileSync(path, AS_TEXT);
  const contents = text.includes(UNDECODABLE) ? readFileSync(path) : text;
  return { contents, hash: contentHash(contents) };
}

/** One object for all files: of the name alone Node makes one each time. */
const AS_TEXT = { encoding: 'utf8', flag: 'r' } as const;

/** Stands in a text for bytes that are none, or for itself. */
const UNDECODABLE = '\ufffd';
