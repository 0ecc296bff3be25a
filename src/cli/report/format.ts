import { printableName } from './printable.ts';

/** `1 page`, `2 pages`; a noun with another plural brings it along. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** `a, b and 2 more`: so many of some names at most. */
export const formatNames = (names: readonly string[], most: number): string =>
  names.slice(0, most).map(printableName).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** `87 ms`, `1.3 s`; what would round to 1000 ms is a second. */
export const formatDuration = (ms: number): string =>
  Math.round(ms) < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** `512 B`, `23.4 kB`, `1.2 MB`; what would round to 1000.0 kB is a megabyte. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
