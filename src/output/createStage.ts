import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lazy } from '../model/lazy.ts';
import type { OutputFile } from '../model/outputFile.ts';
import { fileHash } from '../system/fileHash.ts';
import { exists, OUTPUT_MARKER } from '../system/files.ts';
import { CARRIED_LIST, carriedAfter } from './carriedFiles.ts';
import { createTakenPaths } from './createTakenPaths.ts';
import { foreignEntries } from './foreignEntries.ts';
import { hiddenName, markerOf, type OutputFacts, readOutputMarker } from './outputMarker.ts';
import { encoded, hashOf, linkOrCopy, type PublishedFile, publishedOf, standsIn, writeTo } from './publishedFile.ts';
import type { SpareTree } from './spareTree.ts';
import { stageFolderOf, swapFolders } from './swapFolders.ts';

/** What a commit did. */
export interface CommitResult {
  /** Paths written anew or changed, in order. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What somebody had put into the top of the old site, and what went with it; the path of a folder ends with a slash. */
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
  /** True: nothing that somebody may have changed is taken over. False: sizes are enough, so that a build stays quick. */
  readonly comparesContents?: boolean;
}

/** A stage for an output folder. Nothing is created before the first changed file. `pid` names the staging folder. */
export function createStage(
  folder: string,
  pid: number,
  { spare, published: known, comparesContents = false }: StageOptions = {},
): Stage {
  const stage = stageFolderOf(folder, pid);
  const marker = lazy(() => readOutputMarker(folder));
  const old = new Map<string, string>(
    known === undefined ? Object.entries(marker()?.files ?? {}) : known.map(([path, sum]) => [path, sum]),
  );
  const hasHidden = known === undefined && (marker()?.hidden.length ?? 0) > 0;
  const oldSum = (path: string) => old.get(path) ?? (hasHidden ? old.get(hiddenName(path)) : undefined);
  const files = new Map<string, PublishedFile>();
  const taken = createTakenPaths();
  taken.add(OUTPUT_MARKER);
  taken.add(CARRIED_LIST);
  let sorted: readonly string[] | undefined;
  const note = (file: PublishedFile) => {
    files.set(file[0], file);
    taken.add(file[0]);
    sorted = undefined;
  };
  const paths = () => {
    sorted ??= inOrder(files.keys());
    return sorted;
  };
  const written = new Set<string>();
  const made = new Set<string>();
  const targetOf = (path: string) => {
    // What is published never stands outside, whatever address asked for it.
    if (/(^|[\\/])\.\.([\\/]|$)/.test(path)) throw new Error(`The output path \`${path}\` leads out of the folder.`);
    // Asked of every file of the site: `join` and `dirname` would take as long as the rest.
    const target = `${stage}/${path}`;
    const parent = target.slice(0, target.lastIndexOf('/'));
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    return target;
  };
  const isThere = standsIn(folder);
  const stands = (file: PublishedFile) => oldSum(file[0]) === file[1] && isThere(file);
  const holds = (path: string, file: OutputFile) =>
    !comparesContents || hashOf(file) === fileHash(join(folder, path)).hash;

  return {
    comparesContents,
    has: taken.has,
    files: () => paths().map((path) => files.get(path) as PublishedFile),
    isWritten: (path) => written.has(path),
    put(path, given) {
      const file = encoded(given);
      const published = publishedOf(path, file);
      note(published);
      if (stands(published) && holds(path, file)) return published;
      written.add(path);
      writeTo(targetOf(path), file);
      return published;
    },
    read: (path) => readFileSync(join(written.has(path) ? stage : folder, path)),
    readLast: (file) => (!comparesContents && stands(file) ? readFileSync(join(folder, file[0])) : undefined),
    keep(kept) {
      if (comparesContents || !kept.every(stands)) return false;
      kept.forEach(note);
      return true;
    },
    adopt(adopted, paths) {
      adopted.forEach(note);
      for (const path of paths) written.add(path);
    },
    commit(facts) {
      const next = markerOf(
        facts,
        paths().map((path) => [path, files.get(path)?.[1] ?? '']),
      );
      const carried = carriedAfter(folder, { old: old.keys(), next: files });
      const result = {
        written: [...written].sort(),
        removed: [...old.keys()].filter(
          // A hidden name does not tell the path that it stands for.
          (path) => !(hasHidden && path.startsWith('#')) && !files.has(path) && !(path in carried),
        ),
        unchanged: files.size - written.size,
        sizeBytes: sizeOfAll(files.values()),
      };
      if (written.size === 0 && JSON.stringify(marker()) === JSON.stringify(next)) return { ...result, lost: [] };
      const isOurs = (path: string) => taken.has(path) || oldSum(path) !== undefined;
      // With a damaged marker all of the old site would seem to be somebody's.
      const lost = old.size === 0 ? [] : foreignEntries(folder, isOurs);
      const whole = `${stage}-whole`;
      const isUpdated = spare?.become(whole, { files, written, stage, published: folder }) === true;
      if (!isUpdated) {
        for (const path of paths()) {
          if (!written.has(path)) linkOrCopy(join(folder, path), targetOf(path));
        }
      }
      const tree = isUpdated ? whole : stage;
      mkdirSync(tree, { recursive: true });
      for (const path of Object.keys(carried)) {
        mkdirSync(dirname(join(tree, path)), { recursive: true });
        linkOrCopy(join(folder, path), join(tree, path));
      }
      // Not in the marker: what was there before must not change what says how the site is made.
      if (Object.keys(carried).length > 0) writeFileSync(join(tree, CARRIED_LIST), `${JSON.stringify(carried)}\n`);
      writeFileSync(join(tree, OUTPUT_MARKER), `${JSON.stringify(next)}\n`);
      // Written although the old site should have had them.
      const damaged = result.written.filter((path) => oldSum(path) === files.get(path)?.[1]);
      swapFolders(tree, folder, spare && ((former) => spare.keep(former, damaged)));
      if (isUpdated) rmSync(stage, { recursive: true, force: true });
      return { ...result, lost };
    },
    discard() {
      if (exists(stage)) rmSync(stage, { recursive: true, force: true });
    },
  };
}

function sizeOfAll(files: Iterable<PublishedFile>): number {
  let sum = 0;
  for (const [, , sizeBytes] of files) sum += sizeBytes;
  return sum;
}

// The built-in order is that of code units, and quicker than any comparison of ours.
const inOrder = (paths: Iterable<string>): string[] => [...paths].sort();
