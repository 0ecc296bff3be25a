import { join } from 'node:path';
import type { Stage } from '../output/createStage.ts';
import { drawCards } from '../social/drawCards.ts';
import type { Progress } from './build.ts';
import { cardPath } from './pageCard.ts';
import type { Site } from './site.ts';

/** Stages the social cards of a site's pages; those that no build has drawn yet are drawn. */
export async function putCards(site: Site, stage: Stage, onProgress: Progress): Promise<void> {
  const { config } = site.project;
  if (!config.socialCards) return;
  const { cards, logo } = site.cards();
  const folder = join(config.cacheDir, 'social-cards');
  const files = await drawCards({ cards, logo, folder, onCard: (done, total) => onProgress('cards', done, total) });
  for (const card of cards) {
    const path = cardPath(card);
    const from = files.get(card.name);
    // Pages of the same text share a card, and its name says all about it.
    if (from !== undefined && !stage.has(path)) stage.put(path, { kind: 'copy', from, sum: card.name });
  }
}
