import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type FileKind, kindOfFile } from '../../src/dev/kindOfFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const project = {
  config: {
    root: '/docs',
    contentDir: '/docs/content',
    publicDir: '/docs/site/public',
    islandsDir: '/docs/site/islands',
    redirectsFile: '/docs/redirects.yaml',
  },
  modules: {
    inputs: ['/docs/site/config.ts', '/docs/package.json', '/docs/site/islands/Clock.tsx'],
    files: ['/docs/site/logo.svg', '/docs/site/public/dot.svg'],
  },
  shown: new Set(['/src/send.ts', '/docs/site/config.ts']),
  client: { inputs: ['/docs/site/islands/Clock.tsx', '/docs/site/public/font.woff2', '/shared/box.css'] },
};

const KINDS: Readonly<Record<string, FileKind>> = {
  '/docs/redirects.yaml': 'redirects',
  '/docs/addresses.lock': 'redirects',
  '/docs/content/a/index.md': 'content',
  '/docs/content/a/picture.png': 'content',
  '/docs/site/public/logo.svg': 'public',
  '/docs/site/config.ts': 'code',
  '/docs/site/late.ts': 'code',
  '/docs/site/late.mjs': 'code',
  '/docs/site/late.tsx': 'code',
  '/docs/site/late.css': 'client',
  '/docs/site/islands/Late.tsx': 'client',
  '/docs/site/notes.txt': 'none',
  '/docs/README.md': 'none',
  '/src/send.ts': 'shown',
};

describe('kindOfFile', () => {
  for (const [path, kind] of Object.entries(KINDS))
    it(`takes \`${path}\` for ${kind}`, () => assert.equal(kindOfFile(path, project), kind));

  it('takes what code imports from elsewhere for code, and what styles name for the client’s', () => {
    assert.equal(kindOfFile('/docs/package.json', project), 'code');
    assert.equal(kindOfFile('/docs/site/logo.svg', project), 'code');
    assert.equal(kindOfFile('/docs/site/public/dot.svg', project), 'code');
    assert.equal(kindOfFile('/shared/box.css', project), 'client');
    assert.equal(kindOfFile('/docs/site/public/font.woff2', project), 'client');
  });

  it('takes what says which file an import means for code, also in a plain folder of Markdown', () => {
    const root = temporaryFolder({
      'tsconfig.json': '{ "extends": "./base.json" }',
      'base.json': '{}',
      'a.json': '{}',
    });
    const plain = {
      config: { ...project.config, root, contentDir: root },
      modules: { inputs: [join(root, 'site/config.ts')], files: [] },
      client: { inputs: [] },
      shown: new Set<string>(),
    };
    const kinds = ['tsconfig.json', 'base.json', 'a.json'].map((file) => kindOfFile(join(root, file), plain));
    assert.deepEqual(kinds, ['code', 'code', 'content']);
  });

  it('takes an island for code where components import it, too', () =>
    assert.equal(kindOfFile('/docs/site/islands/Clock.tsx', project), 'code'));

  it('takes the whole of `site` for code', () => assert.equal(kindOfFile(join('/docs', 'site'), project), 'code'));
});
