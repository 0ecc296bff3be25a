import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { danglingSymlinks } from '../../../src/build/faults/danglingSymlinks.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('danglingSymlinks', () => {
  for (const [path, withoutPages] of [
    ['content', true],
    ['site', true],
    ['site/config.ts', true],
    ['site/components.tsx', true],
    ['site/public', false],
    ['site/islands', false],
    ['site/site.css', false],
    ['redirects.yaml', false],
  ] as const) {
    it(`O-13: tells of a link that leads nowhere in place of a part of the project: ${path}`, () => {
      const root = temporaryFolder(path === 'site' ? {} : { 'site/components.ts': '' });
      symlinkSync('none', join(root, path));
      const broken = danglingSymlinks(root);
      assert.equal(broken.withoutPages, withoutPages);
      assert.deepEqual(
        broken.faults.map(({ severity, code, place }) => `${severity} ${code} ${place?.file}`),
        [`error outside-content ${path}`],
      );
    });
  }

  it('has nothing against links that lead somewhere', () => {
    const root = temporaryFolder({ 'all/index.md': '', 'all/redirects.yaml': '' });
    symlinkSync('all', join(root, 'content'));
    symlinkSync('all/redirects.yaml', join(root, 'redirects.yaml'));
    assert.deepEqual(danglingSymlinks(root), { faults: [], withoutPages: false });
  });
});
