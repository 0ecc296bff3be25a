import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs, writeBundleNote, writtenSince } from '../system/bundleNote.ts';
import { makeFolder } from '../system/cacheFile.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
import type { ClientBundle } from './bundleClient.ts';
import type { ClientManifest } from './clientManifest.ts';

/**
 * Keeps a bundle in a folder, and what it was made from: the next run may find it by `key` while no source has changed.
 * `begun` is when the bundler began (ms): a bundle is not kept where a source was written since.
 */
export function keepBundle(
  folder: string,
  { key, root, begun }: { readonly key: string; readonly root: string; readonly begun: number },
  bundled: Omit<ClientBundle, 'diagnostics'>,
): ClientBundle {
  const bundle = { ...bundled, diagnostics: [] };
  if (writtenSince(bundled.inputs, begun)) return bundle;
  try {
    rmSync(folder, { recursive: true, force: true });
    makeFolder(join(folder, 'files'));
    for (const [name, contents] of bundled.files) writeFileSync(join(folder, 'files', name), contents);
    const sums = Object.fromEntries([...bundled.files].map(([name, contents]) => [name, contentHash(contents)]));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ manifest: bundled.manifest, sums }));
    writeBundleNote(join(folder, 'note.json'), { key, inputs: bundled.inputs, hash: hashInputs(bundled.inputs) }, root);
  } catch (error) {
    if (!isOfAnotherRun(error)) throw error;
  }
  return bundle;
}

/** Another run, such as a second dev server, keeps its own bundle there just now: only the next run needs one. */
const isOfAnotherRun = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(`${error.code}`);

/** The bundle that a folder keeps, of these sources; undefined for none that is whole. */
export function readKept(folder: string, inputs: readonly string[]): ClientBundle | undefined {
  try {
    const { manifest, sums } = JSON.parse(readText(join(folder, 'manifest.json')) ?? '') as {
      manifest: ClientManifest;
      sums: Record<string, string>;
    };
    const files = new Map<string, Uint8Array>();
    for (const [name, sum] of Object.entries(sums)) {
      const contents = readFileSync(join(folder, 'files', name));
      if (contentHash(contents) !== sum) return undefined;
      files.set(name, contents);
    }
    return { manifest, files, inputs, diagnostics: [] };
  } catch {
    return undefined; // A damaged cache costs a bundling, nothing else.
  }
}
