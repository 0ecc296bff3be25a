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
