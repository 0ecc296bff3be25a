import { lineEnd, linePieces, type Piece, trimmedPiece, type Written } from '../pieces.ts';
import { foreignTag, type TagPair, tagPair } from './pairedTags.ts';

/** What is written in place of each part of a component that a pair of tags is; undefined for what is no such part. */
export type WrittenParts = (pair: TagPair, body: string) => readonly (readonly Written[] | undefined)[];

/** Each part of a set, with its own tags; undefined where anything stands between them. */
export function partsIn(name: string, { inner }: TagPair, body: string): readonly (Part | undefined)[] {
  const parts: (Part | undefined)[] = [];
  let end = 0;
  for (const { offset, text } of linePieces(inner)) {
    if (offset < end || text.trim() === '') continue;
    const piece = trimmedPiece({ offset, text });
    const pair = foreignTag(piece.text)?.name === name ? tagPair(piece, body) : undefined;
    if (pair !== undefined) end = lineEnd(body, pair.closing.offset);
    parts.push(pair === undefined ? partOfLine(name, piece) : { ...pair, piece, isLine: false });
  }
  return parts;
}

export interface Part extends Pick<TagPair, 'opening' | 'closing' | 'inner'> {
  readonly piece: Piece;
  /** Whether it stands on one line, with its text. */
  readonly isLine: boolean;
}

/** A part that stands on one line: `{{< tab "A" >}}One{{< /tab >}}`. */
function partOfLine(name: string, { offset, text }: Piece): Part | undefined {
  const [, whole = '', words = '', end = ''] = LINE.exec(text) ?? [];
  const opening = foreignTag(whole);
  const closing = foreignTag(end);
  if (opening?.name !== name || opening.isEnd || closing?.name !== name || !closing.isEnd) return undefined;
  const at = offset + whole.length;
  const inner = { offset: at, text: words };
  return {
    opening,
    inner,
    closing: { offset: at + words.length, text: end },
    piece: { offset, text: whole },
    isLine: true,
  };
}

/** A tag, text without tags, and a tag. */
const LINE = /^(\{%[^{}]*%\}|\{\{[<%][^{}]*[>%]\}\})([^{}]*)(\{%[^{}]*%\}|\{\{[<%][^{}]*[>%]\}\})$/;

/** Whether a text may stand in quotes behind the name of a property. */
export const isAttribute = (text: string): boolean => text !== '' && !/["&{}<>\n]/.test(text);
