import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import * as clientTexts from '../../../src/model/languages/clientTexts.ts';
import { ENGLISH } from '../../../src/model/languages/englishTexts.ts';
import { ISLAND_TEXTS, textsInBrowser } from '../../../src/model/languages/islandTexts.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';

it('holds each text that an island says, or a component that a site’s island may show', () => {
  const theme = join(packageRoot, 'src/theme');
  const inFolders = ['islands', 'search'].flatMap((folder) =>
    readdirSync(join(theme, folder)).map((name) => join(folder, name)),
  );
  const files = [...inFolders, 'Zoom.tsx'];
  const sources = files.map((file) => readFileSync(join(theme, file), 'utf8'));
  const said = sources.flatMap((source) =>
    // By its name, or from a table of names.
    [...source.matchAll(/strings\.(\w+)|: '(\w+)'/g)].map(([, named, listed]) => named ?? listed ?? ''),
  );
  // Those of the client are known in the browser, too.
  const names = [...new Set(said)].filter((name) => name in ENGLISH && !(name in clientTexts));
  assert.deepEqual(names.sort(), Object.keys(ISLAND_TEXTS).sort());
});

it('takes those for the browser from a language’s texts', () => {
  assert.deepEqual(textsInBrowser({ search: 'Suche', offline: 'Kein Netz', lastUpdated: 'Stand' }), {
    search: 'Suche',
    offline: 'Kein Netz',
  });
  assert.deepEqual(
    Object.keys(textsInBrowser(ENGLISH)).length,
    Object.keys({ ...clientTexts, ...ISLAND_TEXTS }).length,
  );
});
