import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Site } from '../../src/build/site.ts';
import { findPages } from '../../src/client/search/findPages.ts';
import { openSearchFiles, type ReadPage } from '../../src/client/search/searchFiles.ts';
import { createDevSearch, type DevSearch } from '../../src/dev/devSearch.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';
import { openDevSite } from './openDevSite.ts';

const FILES = {
  'content/index.md': '# Home\n\nStart here.\n',
  'content/a.md': '# Apples\n\nRed and green.\n',
  'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n\nGreen as well.\n',
};

const configWith = (section: string) =>
  `export const config = { sidebars: [{ routes: ['/'], items: [{ text: '${section}', items: ['/a/'] }] }] };\n`;

async function foundBy(search: DevSearch, query: string): Promise<readonly ReadPage[]> {
  const read = async (path: string) => JSON.parse((await search.file(path)) ?? assert.fail(`no ${path}`));
  const files = openSearchFiles(await read('manifest/search.json'), read);
  const { pages } = await findPages(query, files);
  return Promise.all(pages.map(({ page }) => files.text(page)));
}

const routesFor = async (search: DevSearch, query: string) => (await foundBy(search, query)).map(({ route }) => route);

describe('createDevSearch', () => {
  it('finds pages as they were last saved', async () => {
    let site = await siteIn(FILES);
    const search = createDevSearch(() => site);
    assert.deepEqual(await routesFor(search, 'green'), ['/a/']);
    site = await siteIn({ ...FILES, 'content/a.md': '# Apples\n\nRed and yellow.\n' });
    assert.deepEqual(await routesFor(search, 'yellow'), ['/a/']);
    assert.deepEqual(await routesFor(search, 'green'), []);
  });

  it('T-07: names the sections that the sidebar says now', async () => {
    const root = temporaryFolder({ ...FILES, 'site/config.mjs': configWith('Fruit') });
    const devSite = await openDevSite(root);
    const search = createDevSearch(devSite.site);
    assert.deepEqual((await foundBy(search, 'green'))[0]?.trail, ['Fruit']);
    writeFiles(root, { 'site/config.mjs': configWith('Apples and pears') });
    await devSite.change([join(root, 'site/config.mjs')]);
    assert.deepEqual((await foundBy(search, 'green'))[0]?.trail, ['Apples and pears']);
    devSite.close();
  });

  it('reads nothing before someone searches, and a page only once', async () => {
    const site = await siteIn(FILES);
    let reads = 0;
    const watched: Site = {
      ...site,
      searchText(route) {
        reads += 1;
        return site.searchText(route);
      },
    };
    let current = watched;
    const search = createDevSearch(() => current);
    assert.equal(await search.file('search/words.x.json'), undefined);
    assert.equal(reads, 0);
    await Promise.all([search.file('manifest/search.json'), search.file('manifest/search.json')]);
    await search.file('manifest/search.json');
    const first = reads;
    current = { ...watched };
    await search.file('manifest/search.json');
    assert.ok(reads - first <= 1, 'only the page that is kept out is asked for again');
  });

  // Its plugins would be started again, in the place of those of the site that has come.
  it('leaves a site that has been replaced while its pages were read', async () => {
    const [first, next] = await Promise.all([
      siteIn(FILES),
      siteIn({ ...FILES, 'content/a.md': '# Apples\n\nBlue.\n' }),
    ]);
    const read: string[] = [];
    const replaced: Site = {
      ...first,
      page(route) {
        read.push(route);
        current = next;
        // Longer than others are kept waiting.
        for (const end = performance.now() + 10; performance.now() < end; );
        return first.page(route);
      },
    };
    let current = replaced;
    assert.deepEqual(
      await routesFor(
        createDevSearch(() => current),
        'blue',
      ),
      ['/a/'],
    );
    assert.equal(read.length, 1);
  });
});
