import { lineEnd, linePieces, type Piece } from '../pieces.ts';
import type { TagPair } from './pairedTags.ts';
import type { WrittenParts } from './tagParts.ts';

/** The tags of a tree of Hextra, `filetree/container` and what is in it: their names have a slash. */
export function fileTreePair(head: Piece, body: string): TagPair | undefined {
  if (!/^\{\{<\s*filetree\/container\s*>\}\}$/.test(head.text)) return undefined;
  const start = lineEnd(body, head.offset) + 1;
  const closing = /\{\{<\s*\/filetree\/container\s*>\}\}/.exec(body.slice(start, start + TREE_LIMIT));
  if (closing === null) return undefined;
  const offset = start + closing.index;
  return {
    opening: { name: 'filetree', isEnd: false, given: '' },
    closing: { offset, text: closing[0] },
    inner: { offset: start, text: body.slice(start, offset) },
  };
}

/** So much is looked through for the end of a tree, in UTF-16 units: all of the page would be for each without one. */
const TREE_LIMIT = 20_000;

/** The folders and files in it, as items of a list. */
export const fileTreeParts: WrittenParts = ({ inner }) => {
  let depth = 0;
  const lines = linePieces(inner).filter(({ text }) => text.trim() !== '');
  const parts = lines.map((piece) => {
    const [, slash, kind = '', name] =
      /^\s*\{\{<\s*(\/?)filetree\/(folder|file)(?:\s+name="([^"*_`[\]<>{}]+)")?[^{}]*>\}\}\s*$/.exec(piece.text) ?? [];
    if (slash === '/' && kind === 'folder') {
      depth -= 1;
      return [{ piece, meant: '' }];
    }
    if (slash !== '' || name === undefined) return undefined;
    const item = `${'  '.repeat(depth)}- ${name.replace(/\/$/, '')}${kind === 'folder' ? '/' : ''}`;
    if (kind === 'folder') depth += 1;
    return [{ piece, meant: item }];
  });
  return depth === 0 ? parts : [undefined];
};
