import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { memoryCache } from '../../../src/build/cache/pageCache.ts';
import { readProject } from '../../../src/build/project.ts';
import { createSite } from '../../../src/build/site.ts';
import { commitIn } from '../../commitIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const MOVED = ['guide.md', 'box.svg', '_part.mdx', 'sample.ts'];

/** A committed project whose files have moved into a folder since. */
function movedProject(): string {
  const root = temporaryFolder({
    'content/index.mdx': [
      '# Home',
      '[page](./guide.md#set-up) [route](/guide/)',
      '![Box](box.svg)',
      '<Include src="./_part.mdx" />',
      '```ts file="/sample.ts"\n```\n',
    ].join('\n\n'),
    'content/guide.md': '# Guide\n\nBack [home](index.mdx).\n\n## Set up\n\nWords of this page.\n',
    'content/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"/>\n',
    'content/_part.mdx': 'A part with words of its own.\n',
    'content/sample.ts': 'export const sample = 1;\n',
    'redirects.yaml': '/old/: /guide/\n',
    'site/config.mjs': "export const config = { sidebars: [{ routes: ['/'], items: ['/', '/guide/'] }] };\n",
  });
  execFileSync('git', ['-C', root, 'init', '-q']);
  execFileSync('git', ['-C', root, 'add', '-A']);
  commitIn(root, new Date().toISOString());
  mkdirSync(join(root, 'content/new'));
  for (const name of MOVED) renameSync(join(root, 'content', name), join(root, 'content/new', name));
  return root;
}

const fixesIn = async (root: string, dev = false) => {
  const project = await readProject({ root, flags: {}, environment: {}, dev });
  const faults = createSite(project, memoryCache()).diagnostics();
  return faults.map(({ place, fix }) => `${place?.file}:${place?.line} ${fix?.was} → ${fix?.text}`);
};

describe('what has moved', () => {
  it('is found again by links, pictures, partials, samples, navigation and redirects', async () => {
    assert.deepEqual((await fixesIn(movedProject())).sort(), [
      'content/index.mdx:3 ./guide.md#set-up → ./new/guide.md#set-up',
      'content/index.mdx:3 /guide/ → /new/guide/',
      'content/index.mdx:5 box.svg → new/box.svg',
      'content/index.mdx:7 ./_part.mdx → ./new/_part.mdx',
      'content/index.mdx:9 /sample.ts → /new/sample.ts',
      'content/new/guide.md:3 index.mdx → ../index.mdx',
      'redirects.yaml:1 /guide/ → /new/guide/',
      'site/config.mjs:1 /guide/ → /new/guide/',
    ]);
  });

  it('is found again by a page that has moved elsewhere', async () => {
    const root = movedProject();
    mkdirSync(join(root, 'content/far/off'), { recursive: true });
    renameSync(join(root, 'content/index.mdx'), join(root, 'content/far/off/start.mdx'));
    const fixes = await fixesIn(root);
    assert.deepEqual(fixes.filter((fix) => fix.startsWith('content/far')).sort(), [
      'content/far/off/start.mdx:3 ./guide.md#set-up → ../../new/guide.md#set-up',
      'content/far/off/start.mdx:3 /guide/ → /new/guide/',
      'content/far/off/start.mdx:5 box.svg → ../../new/box.svg',
      'content/far/off/start.mdx:7 ./_part.mdx → ../../new/_part.mdx',
      'content/far/off/start.mdx:9 /sample.ts → /new/sample.ts',
    ]);
  });

  it('is not looked for in dev, at each save', async () => {
    const fixes = await fixesIn(movedProject(), true);
    assert.equal(fixes.length, 8);
    assert.deepEqual(
      fixes.filter((fix) => !fix.endsWith(' undefined → undefined')),
      [],
    );
  });
});
