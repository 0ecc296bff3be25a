import { badgeTypeMeant, isBadgeType } from '../../model/badgeType.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isWords } from '../../model/values/isWords.ts';
import type { BadgeView } from '../../model/view.ts';
import { type MapShape, type PlaceOfKey, readMap } from './readMap.ts';

/** A badge of front matter, a text or a map; undefined for a map without a text. Adds to `faults` as `readMap` does. */
export function readBadge(
  given: unknown,
  around: { readonly placeOf: PlaceOfKey; readonly faults: Diagnostic[] },
): string | BadgeView | undefined {
  if (isWords(given)) return inOneLine(given);
  const { text, type } = readMap(given, BADGE, around);
  if (!isWords(text)) return undefined;
  return { text: inOneLine(text), ...(isBadgeType(type) ? { type } : {}) };
}

/** A text of YAML, which may go on in further lines, in one. */
export const inOneLine = (text: string): string =>
  text.includes('\n') ? text.trim().replace(/\s*\n\s*/g, ' ') : text.trim();

const BADGE: MapShape = {
  name: '`badge`',
  keys: {
    text: { is: isWords, expected: 'text', hint: () => 'text: New', isNeeded: true },
    type: {
      is: isBadgeType,
      expected: '`tip`, `warning`, `danger` or `info`',
      hint: (given) => `type: ${badgeTypeMeant(given)}`,
    },
  },
  elsewhere: { variant: 'write `type`' },
};
