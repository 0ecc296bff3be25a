import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryCache } from '../../src/build/cache/pageCache.ts';
import { readProject } from '../../src/build/project.ts';
import { createSite } from '../../src/build/site.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('readProject', () => {
  it('makes ready for files with types that say what is in a folder', async () => {
    const root = temporaryFolder({
      'content/index.md': '# Home\n\nWords.\n',
      'content/_meta.ts': "const meta: Meta = { a: 'First' };\nexport default meta;\n",
      'content/a.md': '# A\n\nWords.\n',
    });
    const site = createSite(await readProject({ root, flags: {}, environment: {}, dev: true }), memoryCache());
    const fault = site.diagnostics().find(({ place }) => place?.file === 'content/_meta.ts');
    assert.match(fault?.hint ?? '', /^write `order: 1` and `label: First` in the front matter of `a\.md`/);
  });
});
