import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isInstalled } from '../../src/system/isInstalled.ts';

it('tells files of packages from those of a site', () => {
  for (const path of [
    'node_modules/a/b.js',
    '../node_modules/a/b.js',
    '/x/node_modules/a.js',
    'C:\\x\\node_modules\\a.js',
  ])
    assert.ok(isInstalled(path), path);
  for (const path of ['site/node_modules.ts', 'old_node_modules/a.js', '/x/node_modules'])
    assert.ok(!isInstalled(path), path);
});

it('takes the files of a project that is in a package itself for those of a site', () => {
  const root = '/x/node_modules/a/docs';
  assert.ok(!isInstalled(`${root}/site/config.ts`, root));
  for (const path of [`${root}/node_modules/b/b.js`, '/x/node_modules/b/b.js'])
    assert.ok(isInstalled(path, root), path);
});
