import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lazy } from '../model/lazy.ts';
import { contentHash } from '../system/contentHash.ts';
import { readText } from '../system/files.ts';
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

// Scripts that the font has; what it has not would be drawn as boxes. Made when the first card is: that takes a while.
const drawable = () => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The card of a page; undefined where its text is in a script that the font lacks: then no picture is better. */
export function socialCard({ logo, ...facts }: CardFacts): SocialCard | undefined {
  const { siteTitle, section = '', title, description = '' } = facts;
  if (!drawable().test(siteTitle + section + title + description)) return undefined;
  const node = cardNode({ ...facts, hasLogo: logo !== undefined });
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
    const manifest = JSON.parse(readText(join(folder, 'package.json')) ?? '{}') as { name?: string; version?: string };
    if (manifest.name === packageName) return manifest.version ?? '';
    folder = dirname(folder);
  }
}
