import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { searchIndex } from '../../src/build/files/searchIndex.ts';
import { createDevSearch, type DevSearch } from '../../src/dev/devSearch.ts';
import type { DevSite } from '../../src/dev/devSite.ts';
import type { Route } from '../../src/model/brands.ts';
import { isSearchPointer } from '../../src/model/searchFiles.ts';
import { diceOf, FIRST_FILES, type Files, randomEdit, writeProject } from '../build/randomEdits.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openDevSite } from './openDevSite.ts';

/** Each run takes the same edits, unless it is asked for others: `npm run fuzz` asks for many. */
const SEED = Number(process.env['DOCSGEN_FUZZ_SEED'] ?? 4711);
const EDITS = Number(process.env['DOCSGEN_FUZZ_EDITS'] ?? 12);

it(`T-07: after each of ${EDITS} random edits a dev site is what one is that starts then (seed ${SEED})`, async () => {
  const dice = diceOf(SEED);
  const root = temporaryFolder();
  let files: Files = FIRST_FILES;
  writeProject(root, new Map(), files);
  const devSite = await openDevSite(root);
  const search = createDevSearch(devSite.site);
  const trail: string[] = [];
  for (let count = 0; count < EDITS; count += 1) {
    const edit = randomEdit(files, dice);
    writeProject(root, files, edit.files);
    await devSite.change(changedPaths(files, edit.files).map((path) => join(root, path)));
    files = edit.files;
    trail.push(edit.name);
    // Not each is looked at: several may come before anybody asks for a page.
    if (dice.below(4) === 0) continue;
    const fresh = await openDevSite(root, { cache: false });
    const told = `after ${trail.length} edits, the last ones: ${trail.slice(-4).join('; ')}`;
    assert.deepEqual(await shownBy(devSite, search), await shownBy(fresh, createDevSearch(fresh.site)), told);
    fresh.close();
  }
  devSite.close();
});

const changedPaths = (before: Files, next: Files): string[] =>
  [...new Set([...before.keys(), ...next.keys()])].filter((path) => before.get(path) !== next.get(path));

/** All that a dev server shows: what is wrong, pages, what is made of all of them, and what search finds. */
async function shownBy(devSite: DevSite, search: DevSearch): Promise<unknown> {
  const diagnostics = await devSite.diagnose();
  const site = devSite.site();
  const pages = [...site.routes.allSources.keys()].sort().map((route) => [route, documentAt(devSite, route)]);
  const names = [...(await searchIndex(site, new WeakMap())).keys()].sort(
    (a, b) => Number(isSearchPointer(b)) - Number(isSearchPointer(a)),
  );
  const found: [name: string, body: string | undefined][] = [];
  for (const name of names) found.push([name, await search.file(name)]);
  return { diagnostics, pages, records: site.fullRecords(), lines: site.hostLines(), found };
}

function documentAt(devSite: DevSite, route: Route): string | undefined {
  const site = devSite.site();
  const view = site.pageView(route);
  const renderer = site.renderer(route);
  return view === undefined ? undefined : renderer.document(renderer.parts(view));
}
