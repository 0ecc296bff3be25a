import { join } from 'node:path';
import type { Route } from '../../model/brands.ts';
import type { Stage } from '../../output/createStage.ts';
import { drawCards } from '../../social/drawCards.ts';
import type { OnProgress } from '../build.ts';
import { takeFromFragments } from '../fragment.ts';
import { cardPath } from '../page/pageCard.ts';
import type { Site } from '../site.ts';

/** Which cards are wanted, and where drawn ones may be found. */
interface CardScope {
  readonly onProgress: OnProgress;
  /** Routes of the pages; all when not given. */
  readonly of?: ReadonlySet<Route>;
  /** Folders of fragments. */
  readonly fragments?: readonly string[];
}

/** Stages the social cards of a site's pages; those that no build has drawn yet are drawn. */
export async function putCards(site: Site, stage: Stage, { of, fragments = [], onProgress }: CardScope): Promise<void> {
  const { config } = site.project;
  if (!config.socialCards) return;
  const { cards, logo } = site.cards(of);
  const folder = join(config.cacheDir, 'social-cards');
  takeFromFragments(cards.map(cardPath), { fragments, folder });
  const files = await drawCards({ cards, logo, folder, onCard: (done, total) => onProgress('cards', done, total) });
  for (const card of cards) {
    const path = cardPath(card);
    const from = files.get(card.name);
    // Pages of the same text share a card, and its name says all about it.
    if (from !== undefined && !stage.has(path)) stage.put(path, { kind: 'copy', from, sum: card.name });
  }
}
