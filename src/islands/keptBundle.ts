import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleNote, hashInputs, writeBundleNote, writtenSince } from '../system/bundler/bundleNote.ts';
import { makeFolder, whereItCan } from '../system/cache/cacheFile.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
import type { ClientBundle } from './bundleClient.ts';

/** What is kept beside the files: what the bundler has warned of, and how to tell that they belong together. */
interface KeptNote extends Pick<ClientBundle, 'manifest' | 'diagnostics'> {
  /** Of the files, by their names. */
  readonly sums: Readonly<Record<string, string>>;
  /** Those of its note: another run may have put its own bundle beside it. */
  readonly key: string;
  readonly hash: string;
}

/**
 * Keeps a bundle in a folder, and what it was made from: the next run may find it by `key` while no source has changed.
 * `begun` is when the bundler began (ms): a bundle is not kept where a source was written since.
 */
export function keepBundle(
  folder: string,
  { key, root, begun }: { readonly key: string; readonly root: string; readonly begun: number },
  bundled: ClientBundle,
): ClientBundle {
  const { manifest, files, inputs, diagnostics } = bundled;
  const hash = hashInputs(inputs, root);
  // Not before: what is written between the two would be in the hash, and not in the bundle.
  if (writtenSince(inputs, begun)) return bundled;
  // Another run, such as a second dev server, may keep its own bundle there just now: only the next run needs one.
  whereItCan(() => {
    rmSync(folder, { recursive: true, force: true });
    makeFolder(join(folder, 'files'));
    for (const [name, contents] of files) writeFileSync(join(folder, 'files', name), contents);
    const sums = Object.fromEntries([...files].map(([name, contents]) => [name, contentHash(contents)]));
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ manifest, sums, diagnostics, key, hash } satisfies KeptNote),
    );
    writeBundleNote(join(folder, 'note.json'), { key, inputs, hash }, root);
  });
  return bundled;
}

/** The bundle that a folder keeps, and that a note is of, if one is given; undefined for none that is whole. */
export function readKept(folder: string, note?: BundleNote): ClientBundle | undefined {
  try {
    const kept: KeptNote = JSON.parse(readText(join(folder, 'manifest.json')) ?? '');
    const { manifest, sums, diagnostics, key, hash } = kept;
    if (note !== undefined && (note.key !== key || note.hash !== hash)) return undefined;
    const files = new Map<string, Uint8Array>();
    for (const [name, sum] of Object.entries(sums)) {
      const contents = readFileSync(join(folder, 'files', name));
      if (contentHash(contents) !== sum) return undefined;
      files.set(name, contents);
    }
    return { manifest, files, inputs: note?.inputs ?? [], diagnostics };
  } catch {
    return undefined; // A damaged cache costs a bundling, nothing else.
  }
}
