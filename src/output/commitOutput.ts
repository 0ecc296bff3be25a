import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile, OutputPlan } from '../model/outputPlan.ts';
import { contentHash } from '../system/contentHash.ts';
import { exists, readText } from '../system/files.ts';

/** The file in the output folder that says that docsgen wrote it, and what. */
export const OUTPUT_MARKER = '.docsgen-output.json';

/** What the marker holds: the facts that a server of the folder needs, and each file's content hash. */
export interface OutputMarker {
  readonly base: string;
  readonly routes: readonly string[];
  /** Old path under the base to the address that answers now, base applied. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** What a commit did. */
export interface CommitResult {
  /** Paths written anew or changed. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Bytes of the whole site. */
  readonly sizeBytes: number;
}

/** The output folder cannot be used; the message says why and what to do. */
export class OutputRefused extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/**
 * Publishes a plan: the new site is staged beside the folder and swapped in whole, so that the folder holds the old
 * site until the new one is complete. Files that did not change are linked, not written; with no change at all
 * nothing is touched. Throws `OutputRefused` when the folder holds files that docsgen did not write.
 */
export function commitOutput(
  plan: OutputPlan,
  folder: string,
  facts: Omit<OutputMarker, 'files'>,
): CommitResult {
  recoverSwap(folder);
  const marker = readMarker(folder);
  const old = marker?.files ?? {};
  const sums: Record<string, string> = {};
  const written: string[] = [];
  let sizeBytes = 0;
  for (const path of [...plan.keys()].sort()) {
    const { sum, bytes } = measure(plan.get(path) as OutputFile);
    sums[path] = sum;
    sizeBytes += bytes;
    if (old[path] !== sum || sizeOf(join(folder, path)) !== bytes) written.push(path);
  }
  const removed = Object.keys(old).filter((path) => !(path in sums));
  const result = { written, removed, unchanged: plan.size - written.length, sizeBytes };
  const next: OutputMarker = { ...facts, files: sums };
  if (JSON.stringify(marker) === JSON.stringify(next) && written.length === 0) return result;
  const stage = `${folder}.docsgen-stage-${process.pid}`;
  try {
    stageFiles(plan, new Set(written), { folder, stage });
    writeFileSync(join(stage, OUTPUT_MARKER), `${JSON.stringify(next)}\n`);
    swapIn(stage, folder);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    throw error;
  }
  return result;
}

function measure(file: OutputFile): { readonly sum: string; readonly bytes: number } {
  const contents = file.kind === 'copy' ? readFileSync(file.from) : file.contents;
  return { sum: contentHash(contents), bytes: typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/** The marker of a folder; undefined where docsgen has written nothing yet. Throws `OutputRefused` for a foreign folder. */
function readMarker(folder: string): OutputMarker | undefined {
  const marker = readOutputMarker(folder);
  if (marker === undefined && exists(folder) && readdirSync(folder).length > 0 && !exists(join(folder, OUTPUT_MARKER))) {
    throw new OutputRefused(
      `The output folder \`${folder}\` holds files that docsgen did not write.`,
      'name another folder with `--out-dir`, or delete this one yourself',
    );
  }
  return marker;
}

/** The marker of an output folder; undefined where there is none, or a damaged one. */
export function readOutputMarker(folder: string): OutputMarker | undefined {
  const text = readText(join(folder, OUTPUT_MARKER));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as OutputMarker;
  } catch {
    return undefined; // It costs a full write.
  }
}

function stageFiles(
  plan: OutputPlan,
  written: ReadonlySet<string>,
  { folder, stage }: { readonly folder: string; readonly stage: string },
): void {
  rmSync(stage, { recursive: true, force: true });
  const made = new Set<string>();
  for (const [path, file] of plan) {
    const target = join(stage, path);
    const parent = dirname(target);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    if (!written.has(path) && tryLink(join(folder, path), target)) continue;
    if (file.kind === 'copy') copyFileSync(file.from, target);
    else writeFileSync(target, file.contents);
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false; // No hard links on this file system: the file is written instead.
  }
}

const backupOf = (folder: string) => `${folder}.docsgen-old`;

/** Old aside, new in place, old away. `recoverSwap` mends what a kill between the steps leaves. */
function swapIn(stage: string, folder: string): void {
  const backup = backupOf(folder);
  rmSync(backup, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (exists(folder)) renameSync(folder, backup);
  try {
    renameSync(stage, folder);
  } catch (error) {
    if (exists(backup)) renameSync(backup, folder);
    throw error;
  }
  rmSync(backup, { recursive: true, force: true });
}

/** Puts the old site back where a killed build had set it aside, and clears away what killed builds have staged. */
export function recoverSwap(folder: string): void {
  const parent = dirname(folder);
  if (!exists(parent)) return;
  const backup = backupOf(folder);
  if (!exists(folder) && exists(backup)) renameSync(backup, folder);
  rmSync(backup, { recursive: true, force: true });
  const prefix = `${basename(folder)}.docsgen-stage-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
