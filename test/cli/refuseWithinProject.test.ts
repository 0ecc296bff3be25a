import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { UsageError } from '../../src/cli/refusal.ts';
import { refuseWithinProject } from '../../src/cli/refuseWithinProject.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('refuseWithinProject', () => {
  const root = temporaryFolder({
    'site/config.mjs': '',
    'site/islands/A.tsx': '',
    'content/guide/a.md': '',
    'docs/content/a.md': '',
    'content/own/site/config.ts': '',
    'content/own/content/a.md': '',
    'gatsby/site/config.js': '',
    'plain/content/a.md': '',
  });

  for (const [folder, way] of [
    ['content', '..'],
    ['content/guide', '../..'],
    ['site/islands', '../..'],
    ['content/own/site', '..'],
  ] as const) {
    it(`O-21: refuses \`${folder}\` of a project, and says how to build it`, () =>
      assert.throws(
        () => refuseWithinProject('build', join(root, folder)),
        (error) => error instanceof UsageError && error.hint === `docsgen build ${way}`,
      ));
  }

  for (const folder of ['', 'docs', 'docs/content', 'content/own', 'gatsby/site'])
    it(`takes \`${folder}\`, which is a project, or beside the pages of one`, () =>
      refuseWithinProject('build', join(root, folder)));
});
