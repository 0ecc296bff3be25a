import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lazy } from '../model/lazy.ts';
import { fillCacheFolder } from '../system/cache/fillCacheFolder.ts';
import { importNative } from '../system/importNative.ts';
import { FONT_PARTS } from './cardFont.ts';
import { CARD_SIZE, LOGO } from './cardNode.ts';
import type { SocialCard } from './socialCard.ts';

/** What is to be drawn, and where drawn cards are kept from build to build. */
export interface Drawing {
  readonly cards: readonly SocialCard[];
  readonly logo: Uint8Array | undefined;
  readonly folder: string;
  readonly onCard: (done: number, total: number) => void;
}

/**
 * Draws the cards that are not there yet, and yields the file of each by name. Cards that nobody wants any more are
 * removed.
 */
export async function drawCards({ cards, logo, folder, onCard }: Drawing): Promise<ReadonlyMap<string, string>> {
  const artist = lazy(() => createArtist(logo));
  const files = new Map(cards.map((card) => [`${card.name}.png`, async () => (await artist())(card)]));
  await fillCacheFolder(folder, files, onCard);
  return new Map(cards.map(({ name }) => [name, join(folder, `${name}.png`)]));
}

/** Loads renderer and fonts: megabytes, so only where there is something to draw. */
async function createArtist(logo: Uint8Array | undefined): Promise<(card: SocialCard) => Promise<Uint8Array>> {
  const { Renderer } = await importNative<typeof import('@takumi-rs/core')>('@takumi-rs/core');
  const require = createRequire(import.meta.url);
  const renderer = new Renderer();
  for (const [name, part] of Object.entries(FONT_PARTS)) {
    for (const weight of [400, 600]) {
      const path = require.resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff2`);
      await renderer.registerFont({ name, weight, style: 'normal', data: readFileSync(path) });
    }
  }
  const images = logo === undefined ? [] : [{ src: LOGO, data: logo }];
  return ({ node }) => renderer.render(node as never, { ...CARD_SIZE, format: 'png', images });
}
