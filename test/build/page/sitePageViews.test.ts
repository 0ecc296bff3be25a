import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { build } from '../../../src/build/build.ts';
import type { Route } from '../../../src/model/brands.ts';
import { requestOf } from '../../requestOf.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nWords.\n`;

const FILES = {
  'site/config.mjs':
    "export const config = { title: 'Acme', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
  'content/index.md': page('Start'),
  'content/usage.md': page('Usage'),
  'content/go/index.md': page('Go'),
  'content/go/usage.md': page('Usage'),
  'content/usage/deep/index.md': page('Usage'),
  'content/acme/index.md': page('Acme'),
  'content/acme/usage.md': page('Usage'),
  'content/go/alone.md': page('Alone'),
  'content/de/index.md': page('Start'),
};

it('names the section of a page in its title where another page of its language has the same', async () => {
  const site = await siteIn(FILES);
  const titleOf = (route: string) => {
    const view = site.pageView(route as Route) ?? assert.fail(route);
    const renderer = site.renderer(route as Route);
    const parts = renderer.parts(view);
    const [, title] = /<title>(.*?)<\/title>/.exec(renderer.document(parts)) ?? [];
    assert.equal(renderer.chunk(view, parts, undefined).title, title);
    return title;
  };
  assert.deepEqual(['/go/usage/', '/usage/', '/go/alone/', '/', '/de/'].map(titleOf), [
    'Usage | Go | Acme',
    'Usage | Acme',
    'Alone | Acme',
    'Start | Acme',
    'Start | Acme',
  ]);
  // A section that is called as the page or the site says nothing.
  assert.deepEqual(['/acme/usage/', '/usage/deep/'].map(titleOf), ['Usage | Acme', 'Usage | Acme']);
});

it('makes the title of a page anew where another page takes or leaves it', async () => {
  const root = temporaryFolder(FILES);
  const built = async () => {
    const result = await build(requestOf(root, { cache: true }));
    assert.deepEqual(result.diagnostics, []);
    return /<title>(.*?)<\/title>/.exec(readFileSync(join(root, 'dist/go/alone/index.html'), 'utf8'))?.[1];
  };
  assert.equal(await built(), 'Alone | Acme');
  writeFiles(root, { 'content/acme/usage.md': page('Alone') });
  assert.equal(await built(), 'Alone | Go | Acme');
  writeFiles(root, { 'content/acme/usage.md': page('Usage') });
  assert.equal(await built(), 'Alone | Acme');
});
