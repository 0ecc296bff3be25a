import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { otherReact } from '../../src/system/otherReact.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('otherReact', () => {
  it('knows the React that a project has forced on docsgen', () => {
    const docsgen = (installed: string) =>
      temporaryFolder({
        'package.json': '{"dependencies": {"react": "19.1.0"}}',
        'node_modules/react/package.json': JSON.stringify({ name: 'react', version: installed }),
      });
    assert.deepEqual(otherReact(docsgen('18.3.1')), { installed: '18.3.1', needed: '19.1.0' });
    assert.equal(otherReact(docsgen('19.1.0')), undefined);
  });

  it('needs just those versions of packages whose code is part of the program, and is used with them', () => {
    const versionIn = (path: string) => JSON.parse(readFileSync(join(packageRoot, path, 'package.json'), 'utf8'));
    const { dependencies } = versionIn('');
    for (const name of ['react', 'react-dom', 'satteri'])
      assert.equal(dependencies[name], versionIn(`node_modules/${name}`).version, name);
    assert.equal(otherReact(), undefined);
  });
});
