import { join } from 'node:path';
import { parsedJson } from '../model/values/parsedJson.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes, readText } from '../system/files.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';

/**
 * What the marker holds: the facts that a server of the folder needs, and each file's content hash. It may be published
 * with the rest of the folder: addresses that nobody is to find stand in it as `hiddenName` alone.
 */
export interface OutputMarker {
  readonly base: string;
  /** Hidden ones are not among them. */
  readonly routes: readonly string[];
  /** Hidden names of routes that are not listed anywhere. */
  readonly hidden: readonly string[];
  /** Old path under the base to the address that answers now, base applied. */
  readonly redirects: Readonly<Record<string, string>>;
  /** What a host should send with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** By path; by hidden name where the file tells of a hidden route. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a build says of a site besides its files. */
export interface OutputFacts extends Omit<OutputMarker, 'files' | 'hidden'> {
  /** Addresses that nobody is to find, and the files that tell of them. */
  readonly hidden?: { readonly routes: readonly string[]; readonly files: readonly string[] };
}

/** Stands for a route or a path that the marker must not tell. */
export const hiddenName = (path: string): string => `#${contentHash(path)}`;

/** The marker of a site with some files, content hash by path. */
export function markerOf({ hidden, ...facts }: OutputFacts, files: Iterable<readonly [string, string]>): OutputMarker {
  const paths = new Set(hidden?.files);
  const all = [...files];
  return {
    ...facts,
    hidden: hidden?.routes.map(hiddenName) ?? [],
    // Hidden ones at the end, in an order of their own: neighbors would tell how they begin.
    files: Object.fromEntries([
      ...all.filter(([path]) => !paths.has(path)),
      ...all.flatMap(([path, sum]) => (paths.has(path) ? [[hiddenName(path), sum] as const] : [])).sort(),
    ]),
  };
}

/** The content hash of a file by its path; undefined for a file that the marker does not know. */
export function sumIn({ files, hidden }: Pick<OutputMarker, 'files' | 'hidden'>, path: string): string | undefined {
  if (Object.hasOwn(files, path)) return files[path];
  return hidden.length === 0 ? undefined : files[hiddenName(path)];
}

/** The marker of an output folder; undefined where there is none, or a damaged one. */
export function readOutputMarker(folder: string): OutputMarker | undefined {
  const marker = parsedJson(readText(join(folder, OUTPUT_MARKER)) ?? '') as OutputMarker | null | undefined;
  // Without one, all is written.
  return Array.isArray(marker?.routes) &&
    Array.isArray(marker.hidden) &&
    isRecord(marker.files) &&
    isRecord(marker.redirects) &&
    isRecord(marker.headers)
    ? marker
    : undefined;
}

/** Names the marker of an output folder by its bytes. */
export const outputMarkerHash = (folder: string): string => contentHash(readBytes(join(folder, OUTPUT_MARKER)) ?? '');

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
