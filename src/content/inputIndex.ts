import { join } from 'node:path';
import { lazy } from '../model/lazy.ts';
import { readCached } from '../system/cache/cacheFile.ts';
import { readChecked } from '../system/cache/checkedText.ts';
import { packageBuild } from '../system/packageRoot.ts';
import type { SourceFacts } from './inputFiles.ts';

/** What the file system says of a file: size, when it was written, when it or its name changed (ms), its number. */
export type Stamp = readonly [sizeBytes: number, writtenMs: number, changedMs: number, inode: number];

export interface KnownFile {
  /** Undefined where it is asked for only when the file is kept. */
  readonly stamp?: Stamp;
  /** When the file was read in this run (ms). */
  readonly readAt?: number;
  readonly hash: string;
  readonly facts?: SourceFacts;
}

type KeptFile = KnownFile & { readonly stamp: Stamp };

/** The file in a cache folder that keeps what is known of input files. */
export const indexFile = (cacheDir: string) => join(cacheDir, 'inputs.json');

/** What is kept of all files, column by column: that is read sooner. Places are the same in each. */
interface Index {
  /** Another build of the generator may read front matter in another way. */
  readonly build: string;
  /** Absolute. */
  readonly paths: readonly string[];
  /** Four numbers a file. */
  readonly stamps: readonly number[];
  readonly hashes: readonly string[];
  readonly facts: readonly (SourceFacts | null)[];
}

/** What is kept of files for the next run. */
export const indexOf = (files: readonly (readonly [path: string, KeptFile])[]): Index => ({
  build: packageBuild,
  paths: files.map(([path]) => path),
  stamps: files.flatMap(([, { stamp }]) => stamp),
  hashes: files.map(([, { hash }]) => hash),
  facts: files.map(([, { facts }]) => facts ?? null),
});

/** What an earlier run has kept; undefined where there is none, or another build of the generator has kept it. */
export function readIndex(path: string): Index | undefined {
  const index = readChecked(readCached(path)) as Index | undefined;
  return index?.build === packageBuild ? index : undefined;
}

/** Finds what is kept of a file that has the same stamp. */
export function openIndex(index: Index | undefined): (path: string, stamp: Stamp) => KeptFile | undefined {
  if (index === undefined) return () => undefined;
  const { paths, stamps, hashes, facts } = index;
  const places = lazy(() => new Map(paths.map((path, place) => [path, place])));
  let next = 0;
  return (path, stamp) => {
    // Files are asked for in the order of the last run, but for those that have come or gone.
    const place = paths[next] === path ? next : places().get(path);
    if (place === undefined) return undefined;
    next = place + 1;
    if (!stamp.every((value, index) => value === stamps[4 * place + index])) return undefined;
    return { stamp, hash: hashes[place] ?? '', ...(facts[place] ? { facts: facts[place] } : {}) };
  };
}
