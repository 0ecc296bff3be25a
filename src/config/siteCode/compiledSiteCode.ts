import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import {
  type BundleNote,
  hashInputs,
  readBundleNote,
  writeBundleNote,
  writtenSince,
} from '../../system/bundler/bundleNote.ts';
import { isCssModule } from '../../system/bundler/cssModules.ts';
import { isImportedFile } from '../../system/bundler/importedFiles.ts';
import { makeCacheFolder, readCached, whereItCan, writeCached } from '../../system/cache/cacheFile.ts';
import { readChecked, writeChecked } from '../../system/cache/checkedText.ts';
import { keepWanted, removeUnwanted } from '../../system/cache/removeUnwanted.ts';
import { contentHash } from '../../system/contentHash.ts';
import { readBytes, readText } from '../../system/files.ts';
import { isInstalled } from '../../system/isInstalled.ts';
import { packageBuild } from '../../system/packageRoot.ts';
import { bundleSiteCode, type CodeEntries } from './bundleSiteCode.ts';
import { namedFields, type RecordField } from './namedFields.ts';
import { namedVariables } from './namedVariables.ts';

/** A site's code, compiled: its files stand in the folder that `hash` names. */
export interface CompiledCode {
  readonly hash: string;
  /** Absolute paths of all files that went into it. */
  readonly inputs: readonly string[];
  /** Hash of what the components were made from, but for styles that give them no names. */
  readonly componentsHash: string;
  /** Environment variables that the site's own files name: see `namedVariables`. */
  readonly variables: readonly string[];
  /** What its components may ask of pages and costs work: see `namedFields`. */
  readonly recordFields: readonly RecordField[];
  /** Files that it imports to get their addresses: where their contents are kept, by their names below `assets/`. */
  readonly imported: Readonly<Record<string, string>>;
}

/**
 * Compiles a site's code in a folder, unless what it was compiled from last is the same: then esbuild is not even
 * loaded. Or yields what is wrong with it, as `bundleSiteCode` does.
 */
export async function compiledSiteCode(
  root: string,
  folder: string,
  entries: CodeEntries,
): Promise<CompiledCode | { readonly diagnostics: readonly Diagnostic[] }> {
  const note = readBundleNote(join(folder, NOTE), keyOf(entries), root);
  const known = note === undefined ? undefined : readCompiled(folder, note);
  return known ?? compile(root, folder, entries);
}

// The generator's own version is part of the question: another one may bundle otherwise.
const keyOf = (entries: CodeEntries) => JSON.stringify([packageBuild, entries]);

/** What is kept beside compiled files: one that a crash or a full disk has cut off may still be a module that loads. */
interface KeptCode extends Pick<CompiledCode, 'componentsHash' | 'variables' | 'recordFields'> {
  /** Hash of each file, by its path beside this one. */
  readonly sums: Readonly<Record<string, string>>;
  /** The same of the files that it imports to get their addresses, by their names below `assets/`. */
  readonly imported: Readonly<Record<string, string>>;
}

const KEPT = 'compiled.json';
const NOTE = 'note.json';

/** Where imported files stand, beside the folders of compiled code: they are named by what is in them, and large. */
const IMPORTED = 'imported';

/** What was compiled last; undefined where not all of it is there as it was written. */
function readCompiled(folder: string, { hash, inputs }: BundleNote): CompiledCode | undefined {
  const kept = readChecked(readCached(join(folder, hash, KEPT))) as KeptCode | undefined;
  if (kept === undefined) return undefined;
  const { sums, imported, ...known } = kept;
  const isWhole = isThereAs(join(folder, hash), sums) && isThereAs(join(folder, IMPORTED), imported);
  if (!isWhole) return undefined;
  keepWanted(join(folder, hash));
  return { hash, inputs, ...known, imported: pathsIn(folder, imported) };
}

/** Whether files stand in a folder as they were written: hashes by name. */
const isThereAs = (folder: string, sums: KeptCode['sums']): boolean =>
  Object.entries(sums).every(([name, sum]) => {
    const contents = readKept(join(folder, name));
    return contents !== undefined && contentHash(contents) === sum;
  });

const pathsIn = (folder: string, imported: KeptCode['imported']): CompiledCode['imported'] =>
  Object.fromEntries(Object.keys(imported).map((name) => [name, join(folder, IMPORTED, name)]));

// It costs a compilation, nothing else.
const readKept = (path: string): Uint8Array | undefined => unlessThrown(() => readBytes(path));

async function compile(root: string, folder: string, entries: CodeEntries): ReturnType<typeof compiledSiteCode> {
  // As deep as where it is written to: the source maps are relative.
  const bundle = await bundleSiteCode(root, join(folder, 'hash'), entries);
  if ('diagnostics' in bundle) return bundle;
  const { files, inputs, begun } = bundle;
  const hashes = [inputs, bundle.componentInputs.filter((path) => !isStyle(path) || isCssModule(path))].map((paths) =>
    hashInputs(paths, root),
  );
  // Not before: what is written between the two would be in the hashes, and not in what was compiled.
  const isSettled = !writtenSince(inputs, begun);
  // If a source was written meanwhile, nobody knows what was compiled: under a random name it is never found again.
  const [hash = '', componentsHash = ''] = isSettled ? hashes : hashes.map(() => contentHash(randomUUID()));
  // Packages ask for what a terminal can do, and the like.
  const own = inputs.filter((path) => !isInstalled(path, root) && !isStyle(path) && !isImportedFile(path));
  const variables = namedVariables(own.map((path) => readText(path) ?? ''));
  const ofComponents = bundle.componentInputs.filter((path) => !isStyle(path) && !isImportedFile(path));
  const recordFields = namedFields(ofComponents.map((path) => readText(path) ?? ''));
  const known = { componentsHash, variables, recordFields };
  makeCacheFolder(folder);
  const sums = keepFiles(join(folder, hash), files);
  const imported = keepFiles(join(folder, IMPORTED), bundle.imported);
  // Each version of a picture, and of the code, has a name of its own.
  whereItCan(() => removeUnwanted(join(folder, IMPORTED), new Set(Object.keys(imported))));
  whereItCan(() => removeUnwanted(folder, new Set([hash, IMPORTED, NOTE])));
  writeCached(join(folder, hash, KEPT), writeChecked({ ...known, sums, imported } satisfies KeptCode));
  if (isSettled) writeBundleNote(join(folder, NOTE), { key: keyOf(entries), inputs, hash }, root);
  return { hash, inputs, ...known, imported: pathsIn(folder, imported) };
}

/** Writes files of the cache; yields the hash of each. */
function keepFiles(folder: string, files: Iterable<readonly [name: string, contents: Uint8Array]>): KeptCode['sums'] {
  const sums: Record<string, string> = {};
  for (const [name, contents] of files) {
    writeCached(join(folder, name), contents);
    sums[name] = contentHash(contents);
  }
  return sums;
}

export const isStyle = (path: string): boolean => path.endsWith('.css');
