import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../model/outputFile.ts';
import { fileHash } from '../system/fileHash.ts';
import { exists } from '../system/files.ts';
import { makeFolders } from '../system/makeFolders.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';
import { CARRIED_LIST, type CarriedFiles, carriedAfter } from './carriedFiles.ts';
import { createTakenPaths } from './createTakenPaths.ts';
import { foreignEntries } from './foreignEntries.ts';
import { readOldSite } from './oldSite.ts';
import { markerOf, type OutputFacts } from './outputMarker.ts';
import {
  encoded,
  hashOf,
  linkOrCopy,
  type PublishedFile,
  publishedOf,
  readPublished,
  writeTo,
} from './publishedFile.ts';
import type { NewSite, SpareTree } from './spareTree.ts';
import { stageFolderOf, swapFolders } from './swapFolders.ts';
import { targetsIn } from './targetsIn.ts';

export interface CommitResult {
  /** Paths written anew or changed, in order. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /**
   * What somebody had put into the top of the old site, and what went with it; the path of a folder ends with a slash.
   */
  readonly lost: readonly string[];
  readonly unchanged: number;
  /** Bytes of the whole site. */
  readonly sizeBytes: number;
}

/** The new site while it is made, beside the old one. What is put is on disk at once and not kept in memory. */
export interface Stage {
  /** Stages a file; what the old site has already is linked later instead of written. */
  readonly put: (path: string, file: OutputFile) => PublishedFile;
  /** Takes note of files that are known to stand in the old site unchanged; false when one of them may not. */
  readonly keep: (files: readonly PublishedFile[]) => boolean;
  /** Content of a file that is staged or kept. */
  readonly read: (path: string) => Uint8Array;
  /** Content of a file of the old site; undefined where that may not have it. */
  readonly readLast: (file: PublishedFile) => Uint8Array | undefined;
  /** Takes note of files that another thread has staged in the same folder. */
  readonly adopt: (files: readonly PublishedFile[], written: readonly string[]) => void;
  /** Whether a file at the path would take the place of one that is staged, kept or adopted. */
  readonly has: (path: string) => boolean;
  /** Swaps the new site in; with nothing changed the old one stays untouched. */
  readonly commit: (facts: OutputFacts) => CommitResult;
  /** Leaves the old site as it is. */
  readonly discard: () => void;
  /** All files staged or kept, in path order. */
  readonly files: () => readonly PublishedFile[];
  /** Whether a file was written, not found in the old site. */
  readonly isWritten: (path: string) => boolean;
  /** Whether files of the old site are compared by their contents. */
  readonly comparesContents: boolean;
}

/** How a stage takes files over from the old site. */
interface StageOptions {
  /** The site before the last one, which is made into the new one where that is less work. */
  readonly spare?: SpareTree;
  /** The files of the old site, where they are known; else its marker tells. */
  readonly published?: readonly PublishedFile[];
  /**
   * True: nothing that somebody may have changed is taken over. False: sizes are enough, so that a build stays quick.
   */
  readonly comparesContents?: boolean;
}

/** A stage for an output folder. Nothing is created before the first changed file. `pid` names the staging folder. */
export function createStage(
  folder: string,
  pid: number,
  { spare, published, comparesContents = false }: StageOptions = {},
): Stage {
  const stage = stageFolderOf(folder, pid);
  const old = readOldSite(folder, published);
  const { files, note, isTaken, inOrder } = createNewFiles();
  const written = new Set<string>();
  const targetOf = targetsIn(stage);
  const holds = (path: string, file: OutputFile) =>
    !comparesContents || hashOf(file) === fileHash(join(folder, path)).hash;

  return {
    comparesContents,
    has: isTaken,
    files: inOrder,
    isWritten: (path) => written.has(path),
    put(path, given) {
      const file = encoded(given);
      const own = publishedOf(path, file);
      note(own);
      if (old.has(own) && holds(path, file)) return own;
      written.add(path);
      writeTo(targetOf(path), file);
      return own;
    },
    read: (path) => readPublished(join(written.has(path) ? stage : folder, path)),
    readLast: (file) => (!comparesContents && old.has(file) ? readPublished(join(folder, file[0])) : undefined),
    keep(kept) {
      if (comparesContents || !kept.every(old.has)) return false;
      kept.forEach(note);
      return true;
    },
    adopt(adopted, paths) {
      adopted.forEach(note);
      for (const path of paths) written.add(path);
    },
    commit(facts) {
      const sums = inOrder().map(([path, sum]) => [path, sum] as const);
      const next = markerOf(facts, sums);
      const carried = carriedAfter(folder, { old: old.names, next: files });
      const result = {
        written: [...written].sort(),
        removed: old.paths().filter((path) => !files.has(path) && !(path in carried)),
        unchanged: files.size - written.size,
        sizeBytes: sizeOfAll(files.values()),
      };
      if (written.size === 0 && JSON.stringify(old.marker()) === JSON.stringify(next)) return { ...result, lost: [] };
      const isOurs = (path: string) => isTaken(path) || old.sumOf(path) !== undefined;
      // With a damaged marker all of the old site would seem to be somebody's.
      const lost = old.names.length === 0 ? [] : foreignEntries(folder, isOurs);
      const tree = wholeTree({ files, written, stage, published: folder }, { spare, targetOf });
      carryOver(carried, { from: folder, to: tree });
      writeFileSync(join(tree, OUTPUT_MARKER), `${JSON.stringify(next)}\n`);
      // Written although the old site should have had them.
      const damaged = result.written.filter((path) => old.sumOf(path) === files.get(path)?.[1]);
      swapFolders(tree, folder, spare && ((former) => spare.keep(former, damaged)));
      if (tree !== stage) rmSync(stage, { recursive: true, force: true });
      return { ...result, lost };
    },
    discard() {
      if (exists(stage)) rmSync(stage, { recursive: true, force: true });
    },
  };
}

interface NewFiles {
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly note: (file: PublishedFile) => void;
  /** See `Stage.has`. */
  readonly isTaken: (path: string) => boolean;
  /** All of them, in path order. */
  readonly inOrder: () => readonly PublishedFile[];
}

function createNewFiles(): NewFiles {
  const files = new Map<string, PublishedFile>();
  const taken = createTakenPaths();
  taken.add(OUTPUT_MARKER);
  taken.add(CARRIED_LIST);
  let paths: readonly string[] | undefined;
  return {
    files,
    isTaken: taken.has,
    note(file) {
      files.set(file[0], file);
      taken.add(file[0]);
      paths = undefined;
    },
    inOrder() {
      // The built-in order is that of code units, and quicker than any comparison of ours.
      paths ??= [...files.keys()].sort();
      return paths.map((path) => files.get(path) as PublishedFile);
    },
  };
}

/**
 * The folder of the whole new site: the spare tree brought up to date, or else the stage with all that it still lacks.
 */
function wholeTree(
  site: NewSite,
  { spare, targetOf }: { readonly spare: SpareTree | undefined; readonly targetOf: (path: string) => string },
): string {
  const { files, written, stage, published } = site;
  const whole = `${stage}-whole`;
  if (spare?.become(whole, site) === true) return whole;
  for (const path of files.keys()) {
    if (!written.has(path)) linkOrCopy(join(published, path), targetOf(path));
  }
  makeFolders(stage);
  return stage;
}

/** Puts files of the old site into the new one that only open tabs ask for. */
function carryOver(carried: CarriedFiles, { from, to }: { readonly from: string; readonly to: string }): void {
  const paths = Object.keys(carried);
  const targetOf = targetsIn(to);
  for (const path of paths) linkOrCopy(join(from, path), targetOf(path));
  // Not in the marker: what was there before must not change what says how the site is made.
  if (paths.length > 0) writeFileSync(join(to, CARRIED_LIST), `${JSON.stringify(carried)}\n`);
}

function sizeOfAll(files: Iterable<PublishedFile>): number {
  let sum = 0;
  for (const [, , sizeBytes] of files) sum += sizeBytes;
  return sum;
}
