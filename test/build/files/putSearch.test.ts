import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { BuiltPage } from '../../../src/build/cache/buildStore.ts';
import { keepPages } from '../../../src/build/cache/keepPages.ts';
import { putSearch } from '../../../src/build/files/putSearch.ts';
import { makePage } from '../../../src/build/makePages.ts';
import { numberedRoutes } from '../../../src/build/numberedRoutes.ts';
import type { SiteConfig } from '../../../src/config/siteConfig.ts';
import type { SearchPointer } from '../../../src/model/search/searchFiles.ts';
import { createStage } from '../../../src/output/createStage.ts';
import type { PublishedFile } from '../../../src/output/publishedFile.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/index.md': '# Home\n\nStart here.\n',
  'content/a.md': '# Apples\n\nRed and green.\n\n## Storage\n\nCool and dark.\n',
  'content/b.md': '# Pears\n\nYellow ones.\n',
  'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n\nSecret words.\n',
  'content/out.md': '---\nsearch: false\n---\n# Left out\n\nMore words.\n',
};

interface Built {
  readonly pages: Map<string, BuiltPage>;
  readonly files: readonly PublishedFile[];
}

const NOTHING: Built = { pages: new Map(), files: [] };

/** Builds what concerns search, keeping the pages of the build before that are the same. */
async function build(
  folder: string,
  files: Readonly<Record<string, string>>,
  last: Built,
  config: Partial<SiteConfig> = {},
) {
  const site = await siteIn(files, { config });
  const stage = createStage(folder, 1);
  const pages = new Map<string, BuiltPage>();
  const terms = new Map<string, string>();
  for (const [numbered, kept] of keepPages(site, numberedRoutes(site), {
    stage,
    before: last.pages,
    last: undefined,
  })) {
    const made = typeof kept === 'string' ? makePage(site, numbered, stage) : undefined;
    const page = typeof kept === 'string' ? made?.built : kept;
    if (page !== undefined) pages.set(numbered.route, page);
    if (made?.terms !== undefined) terms.set(numbered.route, made.terms);
  }
  putSearch(site, { pages, terms, before: last.pages, filesBefore: last.files }, stage);
  const { written } = stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
  return { pages, files: stage.files(), written: written.filter((path) => path.includes('search')) };
}

const outFolder = () => join(temporaryFolder(), 'dist');

const searchFiles = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'assets'), { recursive: true })
      .map((path) => String(path).replaceAll('\\', '/'))
      .filter((path) => /search\/|search\.json/.test(path))
      .map((path) => [path, readFileSync(join(folder, 'assets', path), 'utf8')]),
  );

const pointerIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'assets/manifest/search.json'), 'utf8')) as SearchPointer;

describe('putSearch', () => {
  it('indexes the listed pages that do not keep out of it', async () => {
    const folder = outFolder();
    await build(folder, FILES, NOTHING, { version: 'v2' });
    const { count, version } = pointerIn(folder);
    assert.deepEqual({ count, version }, { count: 3, version: 'v2' });
    const all = JSON.stringify(searchFiles(folder));
    assert.match(all, /yellow/);
    assert.doesNotMatch(all, /secret|Hidden|Left out/i);
  });

  it('writes nothing for a site without search', async () => {
    const folder = outFolder();
    assert.deepEqual((await build(folder, FILES, NOTHING, { search: false })).written, []);
  });

  it('writes nothing anew while no page has changed', async () => {
    const folder = outFolder();
    const first = await build(folder, FILES, NOTHING);
    assert.deepEqual((await build(folder, FILES, first)).written, []);
  });

  const changes: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ['edited', { 'content/b.md': '# Pears\n\nYellow ones and zebras.\n' }],
    ['renamed', { 'content/b.md': '# Quinces\n\nYellow ones.\n' }],
    ['added', { 'content/a2.md': '# Apricots\n\nOrange.\n' }],
    ['removed', { 'content/a.md': undefined }],
    ['taken out of search', { 'content/a.md': '---\nsearch: false\n---\n# Apples\n\nRed.\n' }],
    ['swapped for another', { 'content/a.md': undefined, 'content/c.md': '# Cherries\n\nRed.\n' }],
  ];
  for (const [what, change] of changes) {
    it(`makes the index of a clean build when a page was ${what}`, async () => {
      const files = Object.fromEntries(
        Object.entries({ ...FILES, ...change }).filter(([, text]) => text !== undefined),
      ) as Record<string, string>;
      const [folder, clean] = [outFolder(), outFolder()];
      const first = await build(folder, FILES, NOTHING);
      await build(folder, files, first);
      await build(clean, files, NOTHING);
      assert.deepEqual(searchFiles(folder), searchFiles(clean));
    });
  }

  it('writes only what holds a changed word', async () => {
    const folder = outFolder();
    const first = await build(folder, FILES, NOTHING);
    const { written } = await build(folder, { ...FILES, 'content/b.md': '# Pears\n\nYellow ones. Zebra.\n' }, first);
    const kinds = written.map((path) => path.replace(/^assets\/|\.[a-z0-9]+\.json$/g, '')).toSorted();
    assert.ok(written.length < Object.keys(searchFiles(folder)).length, `${written.length}`);
    assert.ok(kinds.includes('search/text') && kinds.includes('search/words'));
  });

  it('makes the index of a clean build in a folder with an older one: the last build went into another folder', async () => {
    const [folder, other] = [outFolder(), outFolder()];
    const changed = { ...FILES, 'content/b.md': '# Pears\n\nYellow ones. Zebra.\n' };
    const first = await build(folder, FILES, NOTHING);
    const second = await build(other, changed, first);
    await build(folder, changed, second);
    assert.deepEqual(searchFiles(folder), searchFiles(other));
  });

  it('makes the index from the page texts where a file of it is gone', async () => {
    const [folder, clean] = [outFolder(), outFolder()];
    const first = await build(folder, FILES, NOTHING);
    const before = searchFiles(folder);
    rmSync(join(folder, 'assets/manifest/search.json'));
    for (const path of Object.keys(before)) if (path.includes('words')) rmSync(join(folder, 'assets', path));
    const changed = { ...FILES, 'content/b.md': '# Pears\n\nGreen ones.\n' };
    await build(folder, changed, first);
    await build(clean, changed, NOTHING);
    assert.deepEqual(searchFiles(folder), searchFiles(clean));
  });
});
