import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCached, writeCached } from '../cache/cacheFile.ts';
import { contentHash } from '../contentHash.ts';
import { readBytes } from '../files.ts';
import { projectPath } from '../projectPath.ts';
import { importSettings } from './importSettings.ts';

/** What is known of an earlier bundle: which files went into it, and what they hashed to. */
export interface BundleNote {
  /** Names what was asked for: entries and options. */
  readonly key: string;
  /** Absolute paths. */
  readonly inputs: readonly string[];
  /** Hash over the contents of all inputs. */
  readonly hash: string;
}

/** The note of an earlier bundle, if the same was asked for and no input has changed since. */
export function readBundleNote(noteFile: string, key: string, root: string): BundleNote | undefined {
  const text = readCached(noteFile);
  if (text === undefined) return undefined;
  try {
    const note: BundleNote = JSON.parse(text);
    const inputs = note.inputs.map((path) => resolve(root, path));
    return note.key === key && hashInputs(inputs, root) === note.hash ? { key, inputs, hash: note.hash } : undefined;
  } catch {
    return undefined; // A damaged note costs a compilation, nothing else.
  }
}

/** Keeps a note of a bundle for the next run. */
export function writeBundleNote(noteFile: string, note: BundleNote, root: string): void {
  const inputs = note.inputs.map((path) => projectPath(root, path));
  writeCached(noteFile, JSON.stringify({ ...note, inputs }));
}

/**
 * Hash over the contents of files, in the order given, and over what their imports are found by; a missing file counts
 * as empty.
 */
export const hashInputs = (inputs: readonly string[], root: string): string =>
  contentHash([...inputs.map((path) => contentHash(readBytes(path) ?? '')), importSettings(inputs, root)].join());

/**
 * Whether one of the files was written after a bundler had begun (whole ms): it may have read what stood there before,
 * and a note with its hash would name what the bundle does not hold. What was written in the same millisecond it has
 * read.
 */
export const writtenSince = (inputs: readonly string[], begun: number): boolean =>
  inputs.some((path) => {
    const { mtimeMs = 0, ctimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return Math.max(mtimeMs, ctimeMs) >= begun + 1;
  });
