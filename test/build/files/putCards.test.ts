import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { putCards } from '../../../src/build/files/putCards.ts';
import { cardPath } from '../../../src/build/page/pageCard.ts';
import { createStage } from '../../../src/output/createStage.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = { 'content/index.md': '# Home\n', 'content/a.md': '# A\n' };

it('the cards of a site are drawn once, and staged under the names that its pages know', async () => {
  const site = await siteIn(FILES, { config: { socialCards: true, siteUrl: 'https://a.example' } });
  const drawn: string[] = [];
  const stage = createStage(join(temporaryFolder(), 'dist'), 1);
  await putCards(site, stage, { onProgress: (name, done, total) => drawn.push(`${name} ${done}/${total}`) });
  assert.deepEqual(drawn, ['cards 1/2', 'cards 2/2']);
  assert.deepEqual(
    stage.files().map(([path]) => path),
    site.cards().cards.map(cardPath).sort(),
  );
  await putCards(site, createStage(join(temporaryFolder(), 'dist'), 1), {
    onProgress: () => assert.fail('nothing is left to draw'),
  });
  assert.equal(readdirSync(join(site.project.config.cacheDir, 'social-cards')).length, 2);
});

it('a site without cards gets none', async () => {
  const stage = createStage(join(temporaryFolder(), 'dist'), 1);
  await putCards(await siteIn(FILES), stage, { onProgress: () => assert.fail() });
  assert.deepEqual(stage.files(), []);
});
