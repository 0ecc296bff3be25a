import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { NO_CLIENT } from '../../src/islands/clientManifest.ts';
import { keepBundle, readKept } from '../../src/islands/keptBundle.ts';
import { readBundleNote } from '../../src/system/bundler/bundleNote.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const request = { key: 'key', root: '/', begun: Date.now() };

const bundleOf = (name: string) => ({
  manifest: { ...NO_CLIENT, entry: name },
  files: new Map([[name, new Uint8Array(1)]]),
  inputs: [],
  diagnostics: [],
});

const noteIn = (folder: string) => readBundleNote(join(folder, 'note.json'), 'key', '/');

describe('keepBundle', () => {
  it('yields a bundle also where another run empties the folder meanwhile, and a later one is kept', () => {
    const folder = join(temporaryFolder(), 'client');
    const emptied = {
      ...bundleOf('a.js'),
      manifest: { ...bundleOf('a.js').manifest, toJSON: () => rmSync(folder, { recursive: true }) },
    };
    assert.equal(keepBundle(folder, request, emptied).manifest.entry, 'a.js');
    assert.equal(readKept(folder), undefined);
    keepBundle(folder, request, bundleOf('b.js'));
    assert.equal(readKept(folder)?.manifest.entry, 'b.js');
  });

  it('keeps nothing of the bundle before', () => {
    const folder = join(temporaryFolder(), 'client');
    for (const name of ['a.js', 'b.js']) keepBundle(folder, request, bundleOf(name));
    assert.deepEqual(readdirSync(join(folder, 'files')), ['b.js']);
  });

  it('keeps no bundle as that of a source that is written while it is kept', () => {
    const root = temporaryFolder();
    const [folder, source] = [join(root, 'client'), join(root, 'a.ts')];
    writeFileSync(source, 'before');
    const bundle = { ...bundleOf('a.js'), inputs: [source] };
    const write = () => {
      writeFileSync(source, 'after');
      return NO_CLIENT;
    };
    keepBundle(folder, { ...request, begun: Number.POSITIVE_INFINITY }, bundle);
    assert.ok(noteIn(folder));
    const meanwhile = { ...bundle, manifest: { ...bundle.manifest, toJSON: write } };
    keepBundle(folder, { ...request, begun: Number.POSITIVE_INFINITY }, meanwhile);
    assert.equal(noteIn(folder), undefined);
  });
});

describe('readKept', () => {
  it('yields none where another run has put its own beside the note', () => {
    const [ours, others] = [join(temporaryFolder(), 'client'), join(temporaryFolder(), 'client')];
    keepBundle(ours, request, bundleOf('a.js'));
    const note = noteIn(ours);
    assert.equal(readKept(ours, note)?.manifest.entry, 'a.js');
    keepBundle(others, { ...request, key: 'other' }, bundleOf('b.js'));
    assert.equal(readKept(others, note), undefined);
    assert.equal(readKept(ours, note && { ...note, hash: 'of other sources' }), undefined);
  });

  for (const [what, spoil] of [
    ['a file has other bytes', (folder: string) => writeFileSync(join(folder, 'files/a.js'), 'x')],
    ['a file is gone', (folder: string) => rmSync(join(folder, 'files/a.js'))],
    ['the list of its files is no JSON', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{')],
    ['there is no list of its files', (folder: string) => rmSync(join(folder, 'manifest.json'))],
  ] as const)
    it(`yields none where ${what}`, () => {
      const folder = join(temporaryFolder(), 'client');
      keepBundle(folder, request, bundleOf('a.js'));
      assert.equal(readKept(folder)?.manifest.entry, 'a.js');
      spoil(folder);
      assert.equal(readKept(folder), undefined);
    });
});
