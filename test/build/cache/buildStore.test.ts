import assert from 'node:assert/strict';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type LastBuild, openBuildStore } from '../../../src/build/cache/buildStore.ts';
import { createStage } from '../../../src/output/createStage.ts';
import { checked, unchecked } from '../../../src/system/cache/checkedText.ts';
import { packageBuild } from '../../../src/system/packageRoot.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { builtPages } from '../builtPages.ts';

const LAST: LastBuild = {
  digest: 'd',
  code: { files: [], imports: '' },
  others: [],
  variables: [],
  surroundings: 's',
  marker: 'm',
  pages: 2,
  drafts: 0,
  undated: {},
  sizeBytes: 3,
  diagnostics: [],
  files: [['index.html', 'sum', 3]],
};

/** Keeps two pages in a store; yields them and its folder. */
async function kept() {
  const folder = temporaryFolder();
  const site = await siteIn({
    'content/index.md': '# Home\n\nA list,\n\n- "quoted",\n',
    'content/a.md': '# A\n\nWords.\n',
  });
  const stage = createStage(join(folder, 'dist'), 1);
  const pages = builtPages(site, stage);
  openBuildStore(folder, { isRead: true }).save(LAST, pages);
  return { folder, pages };
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('the store of builds', () => {
  it('gives back what was kept, and keeps that again as it was', async () => {
    const { folder, pages } = await kept();
    const store = openBuildStore(folder, { isRead: true });
    assert.deepEqual(store.last(), LAST);
    assert.deepEqual([...store.pages()], plain([...pages]));
    const before = readFileSync(join(folder, 'pages.json'), 'utf8');
    store.save(LAST, store.pages());
    assert.equal(readFileSync(join(folder, 'pages.json'), 'utf8'), before);
  });

  it('O-02: takes away what a killed build has left half-written, and not what another one is writing', async () => {
    const { folder, pages } = await kept();
    for (const name of ['pages.json.123', 'pages.json.456']) writeFileSync(join(folder, name), '');
    utimesSync(join(folder, 'pages.json.123'), 0, 0);
    openBuildStore(folder, { isRead: true }).save(LAST, pages);
    const left = readdirSync(folder).filter((name) => name.startsWith('pages.json.'));
    assert.deepEqual(left, ['pages.json.456']);
  });

  it('without a cache nothing is read', async () => {
    const { folder } = await kept();
    const store = openBuildStore(folder, { isRead: false });
    assert.equal(store.last(), undefined);
    assert.equal(store.pages().size, 0);
  });

  it('knows nothing of what another build of the generator has kept, whatever its form', async () => {
    const { folder } = await kept();
    for (const file of ['pages.json', 'last-build.json']) {
      const body = unchecked(readFileSync(join(folder, file), 'utf8')) ?? '';
      assert.ok(body.includes(packageBuild));
      writeFileSync(join(folder, file), checked(body.replace(packageBuild, 'another')));
    }
    const store = openBuildStore(folder, { isRead: true });
    assert.equal(store.last(), undefined);
    assert.equal(store.pages().size, 0);
    // As it was written once.
    writeFileSync(join(folder, 'pages.json'), checked('["/",{}]\n["/a/",{}]'));
    writeFileSync(join(folder, 'last-build.json'), checked('{"digest":"d"}'));
    assert.equal(store.last(), undefined);
    assert.equal(store.pages().size, 0);
  });
});
