import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestProject } from '../../src/build/digestProject.ts';
import { openInputFiles } from '../../src/content/inputFiles.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const digest = (folder: string, flags: Parameters<typeof digestProject>[1] = { strict: false }) =>
  digestProject(folder, flags, {}, openInputFiles());

describe('digestProject', () => {
  const folder = temporaryFolder({ 'index.md': '# Home\n', 'more/a.md': '# A\n' });

  it('names a plain folder by its files, whatever builds write into it', () => {
    const before = digest(folder);
    writeFiles(folder, {
      'dist/index.html': '<p>made</p>',
      'dist.docsgen-lock': '4711',
      'dist.docsgen-stage-4711/index.html': '<p>half made</p>',
      'dist.docsgen-old/index.html': '<p>old</p>',
      '.docsgen/last-build.json': '{}',
    });
    assert.equal(digest(folder), before);
    writeFiles(folder, { 'more/a.md': '# B\n' });
    assert.notEqual(digest(folder), before);
  });

  it('leaves out of a plain folder what is no part of its site', () => {
    const before = digest(folder);
    writeFiles(folder, { 'docsgen.cpuprofile': '{}', 'src/code.rs': 'fn main() {}', 'more/log.txt': 'one' });
    assert.equal(digest(folder), before);
    for (const path of ['more/a.png', 'site/config.ts', 'more/b.mdx']) {
      const known = digest(folder);
      writeFiles(folder, { [path]: 'new' });
      assert.notEqual(digest(folder), known, path);
    }
  });

  it('takes in all that changes what is built', () => {
    const plain = digest(folder);
    const flags = [
      { strict: true },
      { strict: false, base: '/x/' },
      { strict: false, outDir: 'out' },
      { strict: false, search: false },
    ];
    assert.equal(new Set([plain, ...flags.map((one) => digest(folder, one))]).size, 5);
    assert.notEqual(digestProject(folder, { strict: false }, { DOCSGEN_TOKEN: 'x' }, openInputFiles()), plain);
  });
});
