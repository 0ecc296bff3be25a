import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { UsageError } from '../../src/cli/refusal.ts';
import { refuseWithinProject } from '../../src/cli/refuseWithinProject.ts';
import { asOrdinaryUser } from '../asOrdinaryUser.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('refuseWithinProject', () => {
  const root = temporaryFolder({
    'site/config.mjs': '',
    'site/islands/A.tsx': '',
    'content/guide/a.md': '',
    'docs/content/a.md': '',
    'content/own/site/config.ts': '',
    'content/own/content/a.md': '',
    'content/flat/site/config.ts': '',
    'content/flat/a.md': '',
    'site/shop/docs/content/a.md': '',
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
        (error) => error instanceof UsageError && error.hint.startsWith(`docsgen build ${way}; `),
      ));
  }

  for (const folder of ['', 'docs', 'docs/content', 'content/own', 'content/flat', 'site/shop/docs', 'gatsby/site'])
    it(`takes \`${folder}\`, which is a project, or beside the pages of one`, () =>
      refuseWithinProject('build', join(root, folder)));

  it('takes a folder beside a `site` that may not be looked into, as the home of a user of that name', () => {
    const closed = temporaryFolder({ 'site/config.ts': '', 'content/a.md': '' });
    chmodSync(closed, 0o755);
    chmodSync(join(closed, 'site'), 0);
    asOrdinaryUser(() => refuseWithinProject('build', join(closed, 'content')));
  });
});
