import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CARRIED_LIST, readCarried } from '../../src/output/carriedFiles.ts';
import { createStage } from '../../src/output/createStage.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FACTS = { base: '/', routes: [], redirects: {}, headers: {} };

/** An output folder, and builds of it from texts by path. */
function published() {
  const folder = join(temporaryFolder(), 'dist');
  return {
    folder,
    list: () => readCarried(folder),
    assets: () => readdirSync(join(folder, 'assets')).sort(),
    build(files: Readonly<Record<string, string>>) {
      const stage = createStage(folder, process.pid);
      for (const [path, contents] of Object.entries(files)) stage.put(path, { kind: 'text', contents });
      return stage.commit(FACTS);
    },
  };
}

const site = (edition: string) => ({
  'index.html': edition,
  [`assets/entry.${edition.padEnd(8, 'A')}.js`]: edition,
  [`assets/chunks/1.${edition.toLowerCase()}.js`]: `text of ${edition}`,
});

describe('files of earlier builds', () => {
  it('D-04: keep the code of open tabs two builds long, and what pages said no longer than the pages', () => {
    const { folder, build, assets, list } = published();
    build(site('ONE'));
    assert.equal(existsSync(join(folder, CARRIED_LIST)), false);
    assert.deepEqual(build(site('TWO')).removed, ['assets/chunks/1.one.js']);
    assert.deepEqual(assets(), ['chunks', 'entry.ONEAAAAA.js', 'entry.TWOAAAAA.js']);
    assert.deepEqual(readdirSync(join(folder, 'assets/chunks')), ['1.two.js']);
    build(site('THREE'));
    assert.deepEqual(list(), { 'assets/entry.ONEAAAAA.js': 1, 'assets/entry.TWOAAAAA.js': 2 });
    assert.equal(readFileSync(join(folder, 'assets/entry.ONEAAAAA.js'), 'utf8'), 'ONE');
    build(site('FOUR'));
    assert.deepEqual(assets(), ['chunks', 'entry.FOURAAAA.js', 'entry.THREEAAA.js', 'entry.TWOAAAAA.js']);
  });

  it('keep their folder where the site has nothing else in it, and are listed in order', () => {
    const { folder, build, list } = published();
    for (const path of ['assets/b.BBBBBBBB.js', 'assets/a.AAAAAAAA.css', 'index.html']) build({ [path]: path });
    assert.equal(readFileSync(join(folder, 'assets/b.BBBBBBBB.js'), 'utf8'), 'assets/b.BBBBBBBB.js');
    assert.deepEqual(Object.keys(list()), ['assets/a.AAAAAAAA.css', 'assets/b.BBBBBBBB.js']);
  });

  it('are left out where somebody has put a folder in the place of one', () => {
    const { folder, build, list } = published();
    build(site('ONE'));
    rmSync(join(folder, 'assets/entry.ONEAAAAA.js'));
    mkdirSync(join(folder, 'assets/entry.ONEAAAAA.js'));
    build(site('TWO'));
    assert.deepEqual(list(), {});
  });

  it('does not count a build that changes nothing', () => {
    const { build, list } = published();
    build(site('ONE'));
    build(site('TWO'));
    for (const _ of [1, 2, 3]) build(site('TWO'));
    assert.deepEqual(list(), { 'assets/entry.ONEAAAAA.js': 2 });
  });

  it('are the site’s again when it comes back to them', () => {
    const { build, assets, list } = published();
    build(site('ONE'));
    build(site('TWO'));
    build(site('ONE'));
    assert.deepEqual(list(), { 'assets/entry.TWOAAAAA.js': 2 });
    assert.deepEqual(assets(), ['chunks', 'entry.ONEAAAAA.js', 'entry.TWOAAAAA.js']);
  });

  it('are none where their list is no list', () => {
    for (const damage of ['', '5', 'null', '"assets/"'])
      assert.deepEqual(readCarried(temporaryFolder({ [CARRIED_LIST]: damage })), {}, damage);
  });

  it('do not matter when they are gone, or their list is damaged', () => {
    const { folder, build, assets, list } = published();
    build(site('ONE'));
    build(site('TWO'));
    rmSync(join(folder, 'assets/entry.ONEAAAAA.js'));
    build(site('THREE'));
    assert.deepEqual(list(), { 'assets/entry.TWOAAAAA.js': 2 });
    writeFileSync(join(folder, CARRIED_LIST), '{"assets/entry.TWO');
    build(site('FOUR'));
    assert.deepEqual(assets(), ['chunks', 'entry.FOURAAAA.js', 'entry.THREEAAA.js']);
    writeFileSync(
      join(folder, CARRIED_LIST),
      '{"../../secret.AAAAAAAA.js": 9, "index.html": 9, "assets/chunks/1.four.js": 9}',
    );
    build(site('FIVE'));
    assert.deepEqual(list(), { 'assets/entry.FOURAAAA.js': 2 });
  });
});
