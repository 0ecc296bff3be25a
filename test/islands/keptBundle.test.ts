import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { NO_CLIENT } from '../../src/islands/clientManifest.ts';
import { keepBundle, readKept } from '../../src/islands/keptBundle.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const request = { key: 'key', root: '/', begun: Date.now() };

const bundleOf = (name: string) => ({
  manifest: { ...NO_CLIENT, entry: name },
  files: new Map([[name, new Uint8Array(1)]]),
  inputs: [],
  diagnostics: [],
});

describe('keepBundle', () => {
  it('yields a bundle also where another run empties the folder meanwhile, and a later one is kept', () => {
    const folder = join(temporaryFolder(), 'client');
    const emptied = {
      ...bundleOf('a.js'),
      manifest: { ...bundleOf('a.js').manifest, toJSON: () => rmSync(folder, { recursive: true }) },
    };
    assert.equal(keepBundle(folder, request, emptied).manifest.entry, 'a.js');
    assert.equal(readKept(folder, []), undefined);
    keepBundle(folder, request, bundleOf('b.js'));
    assert.equal(readKept(folder, [])?.manifest.entry, 'b.js');
  });
});
