import { rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parsedJson } from '../model/values/parsedJson.ts';
import { exists, hasCode, readText } from '../system/files.ts';
import { makeFolders } from '../system/makeFolders.ts';
import { isAlive, startMark } from '../system/processes/processes.ts';
import { ToldError } from '../system/toldError.ts';

/** Another build is writing the same output folder. */
export class OutputBusy extends ToldError {
  readonly code = 'EBUSY';
  constructor(message: string) {
    super(message, 'wait until it finishes, or name another folder with `--out-dir`');
  }
}

/** An empty lock belongs to a build that is about to write into it; after this time, to one that was killed before. */
const SILENT_MS = 10_000;

/**
 * Keeps other builds out of an output folder until the function that it yields is called. A lock that a killed build
 * has left is taken over. Folders around it that are missing are made for the lock, and removed with it where no site
 * has come into them. Throws `OutputBusy`.
 */
export function lockOutput(folder: string): () => void {
  const lock = `${folder}.docsgen-lock`;
  const around = foldersAround(lock);
  try {
    take(lock, around.make, folder);
  } catch (error) {
    around.remove();
    throw error;
  }
  return () => {
    rmSync(lock, { force: true });
    around.remove();
  };
}

function take(lock: string, makeAround: () => boolean, folder: string): void {
  const own = ownMark();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const isMade = makeAround();
    // Another build may have removed the folders with its lock, just now.
    if (create(lock, own) && (!isMade || exists(dirname(lock)))) return;
    const holder = readText(lock);
    if (holder === undefined) continue;
    if (!isStale(lock, holder)) throw busy(folder, holder);
    takeAway(lock, holder);
  }
  throw busy(folder, readText(lock) ?? '');
}

/**
 * The folders around a path that are missing: `make` yields false where they cannot be made; `remove` leaves what is
 * not empty.
 */
function foldersAround(path: string) {
  const last = dirname(path);
  let first: string | undefined;
  return {
    make(): boolean {
      try {
        first = makeFolders(last) ?? first;
        return true;
      } catch {
        // No build can write there: it is told of when this one does.
        return false;
      }
    },
    remove(): void {
      if (first !== undefined) removeEmpty(last, first);
    },
  };
}

function removeEmpty(last: string, first: string): void {
  try {
    for (let path = last; ; path = dirname(path)) {
      rmdirSync(path);
      if (path === first) return;
    }
  } catch {} // There is something in it.
}

/** False when there is a lock already. Where nothing can be written at all, no build can, and none needs a lock. */
function create(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (hasCode(error, ...BARRED)) return true;
    rmSync(lock, { force: true });
    throw error;
  }
}

/** What systems say where nothing can be written, `/proc` among them. */
const BARRED = ['EACCES', 'ENOENT', 'EPERM', 'EROFS'];

function isStale(lock: string, holder: string): boolean {
  const { pid, started } = read(holder);
  if (pid === undefined) return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > SILENT_MS;
  return !isAlive(pid) || startMark(pid) !== started;
}

const read = (holder: string): { readonly pid?: number; readonly started?: string } => Object(parsedJson(holder));

/** What says whose a lock is, and that it is no longer once that process has ended. */
const ownMark = () => JSON.stringify({ pid: process.pid, started: startMark(process.pid) });

/** Removes a stale lock, unless another build is about to, or has put its own in its place meanwhile. */
function takeAway(lock: string, holder: string): void {
  // One at a time: between a look at the lock and its removal, nobody else can have taken it over.
  const taking = `${lock}-taking`;
  if (!create(taking, ownMark())) {
    const other = readText(taking);
    if (other !== undefined && isStale(taking, other)) rmSync(taking, { force: true });
    return;
  }
  try {
    if (readText(lock) === holder) rmSync(lock, { force: true });
  } finally {
    rmSync(taking, { force: true });
  }
}

function busy(folder: string, holder: string): OutputBusy {
  const { pid } = read(holder);
  return new OutputBusy(
    `Another build${pid === undefined ? '' : ` (process ${pid})`} is writing the output folder \`${folder}\`.`,
  );
}
