import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../../model/brands.ts';
import type { Stage } from '../../output/createStage.ts';
import { drawCards } from '../../social/drawCards.ts';
import type { SocialCard } from '../../social/socialCard.ts';
import { makeCacheFolder } from '../../system/cacheFile.ts';
import type { Progress } from '../build.ts';
import { cardPath } from '../page/pageCard.ts';
import type { Site } from '../site.ts';

/** Which cards are wanted, and where drawn ones may be found. */
export interface CardScope {
  readonly onProgress: Progress;
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
  takeDrawn(cards, folder, fragments);
  const files = await drawCards({ cards, logo, folder, onCard: (done, total) => onProgress('cards', done, total) });
  for (const card of cards) {
    const path = cardPath(card);
    const from = files.get(card.name);
    // Pages of the same text share a card, and its name says all about it.
    if (from !== undefined && !stage.has(path)) stage.put(path, { kind: 'copy', from, sum: card.name });
  }
}

/** Cards that the makers of fragments have drawn. */
function takeDrawn(cards: readonly SocialCard[], folder: string, fragments: readonly string[]): void {
  if (fragments.length === 0) return;
  makeCacheFolder(folder);
  for (const card of cards) {
    const place = join(folder, `${card.name}.png`);
    const drawn = fragments.map((fragment) => join(fragment, cardPath(card))).find((path) => existsSync(path));
    if (drawn !== undefined && !existsSync(place)) copyFileSync(drawn, place);
  }
}
