import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { isPassing } from '../../src/dev/isPassing.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('a file that is gone again is passing unless the site had it, or would have had it', () => {
  const root = temporaryFolder({ 'content/new.png': '' });
  const at = (path: string) => join(root, path);
  const before = {
    config: {
      root,
      contentDir: at('content'),
      publicDir: at('site/public'),
      islandsDir: at('site/islands'),
      redirectsFile: at('redirects.yaml'),
    },
    modules: { inputs: [at('site/config.ts')], files: [] },
    client: { inputs: [] },
    shown: new Set([at('examples/a.py')]),
    content: { assets: [{ absolutePath: at('content/old.png') }] },
    publicFiles: [{ absolutePath: at('site/public/robots.txt') }],
  };
  const passing = [
    'content/new.png',
    'content/sedZPwlCv',
    'content/4913',
    'content/page.md~',
    'content/page.md',
    'content/old.png',
    'site/public/robots.txt',
    'site/sedZPwlCv',
    'site/config.ts',
    'examples/a.py',
    'redirects.yaml',
  ].filter((path) => isPassing(at(path), before));
  assert.deepEqual(passing, ['content/sedZPwlCv', 'content/4913', 'content/page.md~', 'site/sedZPwlCv']);
});
