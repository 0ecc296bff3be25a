import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type CacheFiles, fillCacheFolder } from '../../../src/system/cache/fillCacheFolder.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const bytes = new Uint8Array(1);

/** Fills a folder; yields the names of the files that were made for it. */
async function fill(folder: string, names: readonly string[], meanwhile = async () => {}): Promise<string[]> {
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    await meanwhile();
    return bytes;
  };
  const files: CacheFiles = new Map(names.map((name) => [name, make(name)]));
  await fillCacheFolder(folder, files, () => {});
  return made.sort();
}

const HOUR_MS = 3_600_000;

describe('a folder of the cache', () => {
  const folderOf = (ages: Readonly<Record<string, number>>) => {
    const names = Object.keys(ages);
    const folder = join(temporaryFolder(Object.fromEntries(names.map((name) => [`files/${name}`, '']))), 'files');
    for (const [name, ageMs] of Object.entries(ages)) {
      const time = (Date.now() - ageMs) / 1_000;
      utimesSync(join(folder, name), time, time);
    }
    return folder;
  };

  it('is filled with what is missing, and loses what nobody has wanted for an hour', async () => {
    const folder = folderOf({ old: 2 * HOUR_MS, wanted: 2 * HOUR_MS, late: HOUR_MS / 3 });
    assert.deepEqual(await fill(folder, ['wanted', 'missing']), ['missing']);
    assert.deepEqual(readdirSync(folder).sort(), ['late', 'missing', 'wanted']);
  });

  it('keeps what another run has made or found in it, and has not taken yet', async () => {
    const folder = folderOf({ found: 2 * HOUR_MS });
    await fill(folder, ['found', 'made'], async () => {
      assert.deepEqual(await fill(folder, ['other']), ['other']);
      assert.deepEqual(await fill(folder, []), []);
    });
    assert.deepEqual(readdirSync(folder).sort(), ['found', 'made', 'other']);
  });
});
