import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { searchIndex } from '../../src/build/files/searchIndex.ts';
import { createDevSearch, type DevSearch } from '../../src/dev/devSearch.ts';
import type { DevSite } from '../../src/dev/devSite.ts';
import type { Route } from '../../src/model/brands.ts';
import { isSearchPointer } from '../../src/model/search/searchFiles.ts';
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
  const save = async (next: Files) => {
    const paths = [...new Set([...files.keys(), ...next.keys()])].filter((path) => files.get(path) !== next.get(path));
    writeProject(root, files, next);
    files = next;
    await devSite.change(paths.map((path) => join(root, path)));
  };
  const trail: string[] = [];
  for (let count = 0; count < EDITS; count += 1) {
    if (dice.below(4) === 0) {
      const whole = files;
      const [path, text] = dice.pick(BROKEN);
      await save(new Map(whole).set(path, text));
      await devSite.diagnose();
      await save(whole);
    }
    const edit = randomEdit(files, dice);
    await save(edit.files);
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

/** Files as they stand while somebody writes them: the site is as before once they are mended. */
const BROKEN = [
  ['site/config.mjs', 'export const config = {'],
  ['site/config.mjs', ''],
  ['site/config.mjs', 'export const config = { toc: 9 };\n'],
  ['site/components.tsx', "export { None } from './none.tsx';\n"],
  ['site/islands/Half.tsx', 'export function Half() {'],
  ['site/site.css', "@import 'none.css';\n"],
  ['redirects.yaml', '/a/: [\n'],
  ['content/index.mdx', '# Home\n\n<Half\n'],
] as const;

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
  return { diagnostics, pages, records: site.fullPages().map(({ record }) => record), lines: site.hostLines(), found };
}

function documentAt(devSite: DevSite, route: Route): string | undefined {
  const site = devSite.site();
  const view = site.pageView(route);
  const renderer = site.renderer(route);
  return view === undefined ? undefined : renderer.document(renderer.parts(view));
}
