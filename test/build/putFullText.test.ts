import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { numberedRoutes } from '../../src/build/emitSite.ts';
import { makePage } from '../../src/build/makePages.ts';
import { putFullText } from '../../src/build/putFullText.ts';
import type { Site } from '../../src/build/site.ts';
import { createStage, type Stage } from '../../src/output/createStage.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FILES = {
  'content/index.md': '# Home\n\nÜmlaut.\n',
  'content/a.md': '# A\n\nWords.\n',
  'content/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
};

function put(site: Site, stage: Stage) {
  const pages = new Map(
    numberedRoutes(site).flatMap((numbered) => {
      const { built } = makePage(site, numbered, stage);
      return built === undefined ? [] : [[numbered.route as string, built] as const];
    }),
  );
  putFullText(site, pages, stage);
  return stage.commit({ base: '/', routes: [], redirects: {}, headers: {} });
}

it('all listed pages stand in one file, in reading order; it is written anew only when one of them changes', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const site = await siteIn(FILES, { config: { title: 'Docs' } });
  assert.ok(put(site, createStage(folder, 1)).written.includes('llms-full.txt'));
  const text = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  assert.equal(text, '# Docs\n\n---\n\n# Home\n\nÜmlaut.\n\n---\n\n# A\n\nWords.\n');
  assert.deepEqual(put(site, createStage(folder, 2)).written, []);
  const changed = await siteIn({ ...FILES, 'content/a.md': '# A\n\nOther words.\n' }, { config: { title: 'Docs' } });
  assert.ok(put(changed, createStage(folder, 3)).written.includes('llms-full.txt'));
  assert.match(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), /Ümlaut[\s\S]*Other words/);
});

it('a file of the site’s own is preferred', async () => {
  const folder = join(temporaryFolder(), 'dist');
  const stage = createStage(folder, 1);
  stage.put('llms-full.txt', { kind: 'text', contents: 'own' });
  put(await siteIn(FILES), stage);
  assert.equal(readFileSync(join(folder, 'llms-full.txt'), 'utf8'), 'own');
});
