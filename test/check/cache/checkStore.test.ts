import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type LastCheck, openCheckStore } from '../../../src/check/cache/checkStore.ts';
import { pagesToKeep } from '../../../src/check/cache/keptPages.ts';
import { inspectionKey, inspectSources } from '../../../src/check/inspection/inspectSources.ts';
import { startMaking } from '../../../src/check/inspection/startMaking.ts';
import { checked, unchecked } from '../../../src/system/cache/checkedText.ts';
import { packageBuild } from '../../../src/system/packageRoot.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Keeps a check of two pages in a store; yields it and its folder. */
async function kept() {
  const folder = temporaryFolder();
  const site = await siteIn({
    'content/index.md': '# Home\n\n[A](a.md)\n\n```json\n{}\n```\n',
    'content/a.md': '# A\n\n[Home](index.md), ==marked==\n',
    'site/config.mjs': "export const config = { check: { searches: { home: '/' } } };\n",
  });
  const last: LastCheck = {
    surroundings: site.surroundingsKey(),
    hasSearches: true,
    pages: pagesToKeep(site, await startMaking(site, { onProgress() {} }).finish()),
    inspection: inspectionKey(site),
    sources: await inspectSources(site),
    programs: 'some',
    soundSamples: ['one'],
  };
  openCheckStore(folder, { isRead: true }).save(last);
  return { folder, last, path: join(folder, 'last-check.json') };
}

/** As JSON has it, where nothing is not written; sets and maps as lists. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (part instanceof Set || part instanceof Map ? [...part] : part)),
  ) as unknown;

describe('the store of checks', () => {
  it('gives back what was kept', async () => {
    const { folder, last } = await kept();
    const found = openCheckStore(folder, { isRead: true }).last();
    assert.deepEqual([...(found?.pages.keys() ?? [])], ['/', '/a/']);
    assert.equal(found?.pages.get('/')?.document?.ids instanceof Set, true);
    assert.ok(found?.pages.get('/')?.document?.references.some(({ url }) => url === '/a/'));
    assert.notEqual(found?.pages.get('/')?.indexed, undefined);
    assert.deepEqual(
      found?.sources.flatMap(({ unread }) => unread.map(({ code }) => code)),
      ['unread-markup'],
    );
    assert.deepEqual(plain(found), plain(last));
  });

  it('writes an address once that many pages lead to', async () => {
    const { path, last } = await kept();
    const stylesheet = last.pages.get('/')?.document?.references.find(({ kind }) => kind === 'style')?.url ?? 'none';
    assert.ok(last.pages.get('/a/')?.document?.references.some(({ url }) => url === stylesheet));
    assert.equal(readFileSync(path, 'utf8').split(stylesheet).length, 2);
  });

  it('reads nothing where the cache is not asked for', async () => {
    const { folder } = await kept();
    assert.equal(openCheckStore(folder, { isRead: false }).last(), undefined);
  });

  it('takes a damaged store, or one of another version, for none', async () => {
    const { folder, path } = await kept();
    const text = readFileSync(path, 'utf8');
    const other = (unchecked(text) ?? '').replace(packageBuild, 'another');
    for (const damaged of [text.replace('"/a/"', '"/b/"'), text.slice(0, -9), '', checked(other), checked('{}')]) {
      writeFileSync(path, damaged);
      assert.equal(openCheckStore(folder, { isRead: true }).last(), undefined, damaged.slice(0, 40));
    }
    writeFileSync(path, text);
    assert.notEqual(openCheckStore(folder, { isRead: true }).last(), undefined);
  });

  it('does without where it cannot be written', async () => {
    const { last } = await kept();
    const folder = temporaryFolder({ file: '' });
    openCheckStore(join(folder, 'file/cache'), { isRead: true }).save(last);
    assert.equal(openCheckStore(join(folder, 'file/cache'), { isRead: true }).last(), undefined);
  });
});
