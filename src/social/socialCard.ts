import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import { lazy } from '../model/lazy.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
import { hasLettersOf } from './cardFont.ts';
import { type CardNode, type CardText, cardNode } from './cardNode.ts';

/** What a card says. */
export interface CardFacts extends Omit<CardText, 'hasLogo'> {
  /** Content of the site's logo, if it has one. */
  readonly logo: Uint8Array | undefined;
}

/** The picture that stands for a page where its address is shared. */
export interface SocialCard {
  /** Names everything that goes into the picture: equal names, equal bytes. */
  readonly name: string;
  readonly node: CardNode;
}

/** The card of a page; undefined where its text has letters that the font lacks: then no picture is better. */
export function socialCard({ logo, ...facts }: CardFacts): SocialCard | undefined {
  const { siteTitle, section = '', title, description = '' } = facts;
  if (![siteTitle, section, title, description].every(hasLettersOf)) return undefined;
  const url = decodeAddress(facts.url);
  const node = cardNode({ ...facts, url: hasLettersOf(url) ? url : facts.url, hasLogo: logo !== undefined });
  return {
    name: contentHash(JSON.stringify([node, logo === undefined ? '' : contentHash(logo), drawingVersion()])),
    node,
  };
}

/** Versions of renderer and font, which decide about bytes as much as the text does. */
const drawingVersion = lazy(() => ['@takumi-rs/core', '@fontsource/inter'].map(versionOf).join());

const require = createRequire(import.meta.url);

function versionOf(packageName: string): string {
  let folder = dirname(require.resolve(packageName));
  for (;;) {
    const manifest: { name?: string; version?: string } = JSON.parse(readText(join(folder, 'package.json')) ?? '{}');
    if (manifest.name === packageName) return manifest.version ?? '';
    folder = dirname(folder);
  }
}
