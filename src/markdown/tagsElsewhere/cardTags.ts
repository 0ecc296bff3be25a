import { wordsIn } from '../boxesElsewhere/tagBox.ts';
import { linePieces, trimmedPiece } from '../pieces.ts';
import { foreignTag } from './pairedTags.ts';
import { isAttribute, type WrittenParts } from './tagParts.ts';

/** Cards of Hextra, each on a line. */
export const cardParts: WrittenParts = ({ inner }) =>
  linePieces(inner)
    .map(trimmedPiece)
    .filter(({ text }) => text !== '')
    .map((piece) => {
      const card = cardOf(piece.text);
      return card === undefined ? undefined : [{ piece, meant: card }];
    });

/** A card that is one tag. Its icon has no name here; a picture or a mark would be lost. */
function cardOf(text: string): string | undefined {
  const tag = /^\{\{[<%][^{}]*[>%]\}\}$/.test(text) ? foreignTag(text) : undefined;
  if (tag?.name !== 'card' || tag.isEnd) return undefined;
  const words = new Map(wordsIn(tag.given.replace(/\s*\/$/, '')) ?? [['?', '']]);
  const title = words.get('title') ?? '';
  const href = ['link', 'href', 'url'].flatMap((key) => words.get(key) ?? [])[0];
  const subtitle = words.get('subtitle') ?? '';
  const isKnown = [...words.keys()].every((key) => /^(?:title|link|href|url|subtitle|icon)$/.test(key));
  if (!isKnown || !isAttribute(title) || (href !== undefined && !isAttribute(href)) || /[{}<>]/.test(subtitle))
    return undefined;
  const behind = subtitle === '' ? ' />' : `>${subtitle}</Card>`;
  return `<Card title="${title}"${href === undefined ? '' : ` href="${href}"`}${behind}`;
}
