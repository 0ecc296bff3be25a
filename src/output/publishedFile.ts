import { closeSync, copyFileSync, linkSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { OutputFile } from '../model/outputFile.ts';
import { SourceChanged } from '../model/sourceFile.ts';
import { contentHash, contentHashOf } from '../system/contentHash.ts';
import { fileHash } from '../system/fileHash.ts';
import { exists } from '../system/files.ts';

/** A file as it is published: path relative to the output folder, what names its content (mostly its hash), size. */
export type PublishedFile = readonly [path: string, sum: string, sizeBytes: number];

/** Tells whether a file stands in a folder with the size that it was published with. */
export function standsIn(folder: string): (file: PublishedFile) => boolean {
  // Asked of every file of the site: `join` would take half as long as the system.
  const prefix = `${folder}/`;
  return ([path, , sizeBytes]) => sizeOf(prefix + path) === sizeBytes;
}

/**
 * A text is encoded once: for its hash, for its size, and for the disk. The bytes stand until the next text is encoded.
 */
export function encoded(file: OutputFile): OutputFile {
  if (file.kind !== 'text' || typeof file.contents !== 'string') return file;
  return { ...file, contents: encode(file.contents) };
}

/** Memory for one text, used again for each: new memory for every text takes longer than writing it. */
let scratch = Buffer.alloc(0);

function encode(text: string): Uint8Array {
  // No code unit takes more bytes.
  const most = text.length * 3;
  if (most > LONG_TEXT) return Buffer.from(text);
  if (scratch.length === 0) scratch = Buffer.allocUnsafeSlow(LONG_TEXT);
  return scratch.subarray(0, scratch.write(text));
}

/** In bytes. */
const LONG_TEXT = 1 << 20;

/**
 * Writes what a file holds to a path, in place of what stands there. Throws what the system throws, and `SourceChanged`
 * for one to copy that is gone.
 */
export function writeTo(target: string, file: OutputFile): void {
  if (file.kind === 'copy') return copySource(file.from, target);
  if (file.kind === 'text') return writeFileSync(target, file.contents);
  const descriptor = openSync(target, 'w');
  try {
    for (const part of file.parts()) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
}

function copySource(from: string, target: string): void {
  try {
    copyFileSync(from, target);
  } catch (cause) {
    throw exists(from) ? cause : new SourceChanged(from);
  }
}

/** Path, sum and size by which a file will be known. One that is copied is read for that, unless its sum is known. */
export function publishedOf(path: string, file: OutputFile): PublishedFile {
  if (file.kind === 'joined') return [path, file.sum, file.sizeBytes];
  if (file.kind === 'copy' && file.sum !== undefined) return [path, file.sum, sizeOf(file.from)];
  if (file.kind === 'copy') {
    const { hash, sizeBytes } = fileHash(file.from);
    return [path, hash, sizeBytes];
  }
  const { contents } = file;
  return [path, file.sum ?? contentHash(contents), Buffer.byteLength(contents)];
}

/** The hash of a file's content; `sum` may be made from something else. */
export function hashOf(file: OutputFile): string {
  if (file.kind === 'copy') return fileHash(file.from).hash;
  return contentHashOf(file.kind === 'joined' ? file.parts() : [file.contents]);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? -1;

/** Content of a file that was there. Throws what the system throws, and `SourceChanged` where it is gone. */
export function readPublished(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw exists(path) ? cause : new SourceChanged(path);
  }
}

/** Puts a file of one folder into another. Throws what the system throws, and `SourceChanged` for one that is gone. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copySource(from, to); // No hard links on this file system.
  }
}
