import type { Piece } from '../pieces.ts';
import { type Part, partsIn, type WrittenParts } from './tagParts.ts';

/** Steps of Hextra, which are headings: a correction in MDX makes items of them. */
export const stepParts: WrittenParts = ({ opening, inner }) =>
  opening.given === '' && headingIn(inner) !== undefined ? [] : [undefined];

/** Those of GitBook, each between tags of its own. */
export const stepperParts: WrittenParts = (pair, body) => {
  const parts = partsIn('step', pair, body);
  const level = parts[0] && headingIn(parts[0].inner);
  const isAlike = (part: Part | undefined): part is Part =>
    part !== undefined && !part.isLine && level !== undefined && headingIn(part.inner) === level;
  return parts.map((part) =>
    isAlike(part) ? [part.piece, part.closing].map((piece) => ({ piece, meant: '' })) : undefined,
  );
};

/** The signs of the heading that a text begins with. */
const headingIn = ({ text }: Piece): string | undefined => /^\s*(#{1,6})[ \t]/.exec(text)?.[1];
