import { createHash, hash } from 'node:crypto';

// SHA-1 names contents here, it guards nothing; it is the quickest of the built-in ones.
const ALGORITHM = 'sha1';

/** Ten characters that name a content: lower-case letters and digits, fit for file names on any system. */
export const contentHash = (content: string | Uint8Array): string => nameOf(hash(ALGORITHM, content, 'hex'));

/** The same of a content in parts, of which only one has to be in memory at a time. */
export function contentHashOf(parts: Iterable<string | Uint8Array>): string {
  const sum = createHash(ALGORITHM);
  for (const part of parts) sum.update(part);
  return nameOf(sum.digest('hex'));
}

/** The part of a file's name that tells its contents: eight characters, as esbuild has them. */
export const shortHash = (content: string | Uint8Array): string => contentHash(content).slice(0, 8).toUpperCase();

const nameOf = (hex: string) =>
  BigInt(`0x${hex.slice(0, 14)}`)
    .toString(36)
    .padStart(11, '0')
    .slice(0, 10);
