import { rowsWithLostCells } from '../../markdown/overflow/lostCells.ts';
import type { Piece } from '../../markdown/pieces.ts';
import { nodesOf, type TreeNode, textBlocksOf } from '../../markdown/tree.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/**
 * A backquote that pairs with none in a paragraph with code, or with more of them at one end of it: what is code there
 * is often not what is meant. `tree` is the mdast of a source. A row with `lost-cell` is left to that: a bar within its
 * code has ended a cell. May yield `unread-markup`.
 */
export function oddBackquote(source: SourceFile, tree: TreeNode): Diagnostic[] {
  // As in most pages.
  if (!nodesOf(tree, /^text$/).some(({ value = '' }) => value.includes('`'))) return [];
  const rows = nodesOf(tree, /^table$/).flatMap(rowsWithLostCells);
  const lost = new Set(rows.flatMap(({ children = [] }) => children));
  return textBlocksOf(tree).flatMap((block) => {
    if (lost.has(block)) return [];
    const signs = signsIn(block, source.body);
    const [first] = signs;
    const isOdd =
      signs.length === 1
        ? nodesOf(block, /^inlineCode$/).length > 0
        : signs.length === 2 && signs[0]?.text !== signs[1]?.text;
    if (first === undefined || !isOdd) return [];
    return warningOf('unread-markup', {
      message: 'Readers see a backquote as plain text: it pairs with no other of its paragraph.',
      place: placeIn(source, first.offset, first.text.length),
      hint: 'write another backquote where the code begins or ends, or `\\` before this one to show it',
    });
  });
}

/** Backquotes in the texts of a block, right at a word. GNU quotes `words' with one. */
function signsIn(block: TreeNode, body: string): readonly Piece[] {
  const signs: Piece[] = [];
  for (const { value = '', position } of nodesOf(block, /^text$/)) {
    if (!value.includes('`')) continue;
    const start = position?.start.offset ?? 0;
    const written = body.slice(start, position?.end.offset);
    if (/`[^`'\n]{1,100}'/.test(written)) return [];
    for (const { 0: sign, index } of written.matchAll(/(?<![\\`])`{1,2}(?!`)/g)) {
      const offset = start + index;
      const around = `${body[offset - 1] ?? ' '}${body[offset + sign.length] ?? ' '}`;
      if (!/^[\s([{]?[\s.,;:!?)\]}]?$/.test(around)) signs.push({ offset, text: sign });
    }
  }
  return signs;
}
