import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { NO_CLIENT } from '../../src/islands/clientManifest.ts';
import { withImported } from '../../src/islands/withImported.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('withImported adds the files that components import to those of the client', () => {
  const root = temporaryFolder({ 'kept/dot.A.svg': '<svg/>' });
  const bundle = {
    manifest: NO_CLIENT,
    files: new Map([['boot.B.js', Buffer.from('b')]]),
    inputs: [],
    diagnostics: [],
  };
  const { files } = withImported(bundle, { 'dot.A.svg': join(root, 'kept/dot.A.svg') });
  assert.deepEqual(
    [...files].map(([name, contents]) => [name, Buffer.from(contents).toString()]),
    [
      ['boot.B.js', 'b'],
      ['dot.A.svg', '<svg/>'],
    ],
  );
});

it('withImported publishes no empty file in the place of one that is gone', () => {
  const bundle = { manifest: NO_CLIENT, files: new Map(), inputs: [], diagnostics: [] };
  assert.throws(() => withImported(bundle, { 'a.svg': join(temporaryFolder(), 'a.svg') }), /ENOENT.*a\.svg/);
});
