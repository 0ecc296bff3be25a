import { namePieces } from '../../model/text/namePieces.ts';
import { element, type TreeNode, text, textOf } from '../tree.ts';

/** Characters from which a word of code has no room in a line on a phone, also within a list or a box. */
const LONG_CODE_CHARACTERS = 28;

const LONG_CODE = new RegExp(`\\S{${LONG_CODE_CHARACTERS}}`, 'u');

/** A word that has no room in the widest column that the styles give to code: 22 rem. */
const WIDER_THAN_COLUMN = /\S{39}/u;

/** The words of a heading, with the places where its long names may break. What a component shows is its own. */
export const breakable = (nodes: readonly TreeNode[] = [], piecesOf = namePieces): TreeNode[] =>
  nodes.flatMap((node) => withPlaces(node, piecesOf));

/**
 * The words of inline code in a cell. A table scrolls where a name has no room, as its columns would be as narrow as
 * the parts of the name; one that no column has room for breaks into parts as long as a line on a phone.
 */
export const breakableInCell = (code: TreeNode): TreeNode[] =>
  WIDER_THAN_COLUMN.test(textOf(code)) ? breakable(code.children, phoneLines) : (code.children ?? []);

/** Whether inline code holds a name so long that it has to break. A shorter one goes to the next line as a whole. */
export function isLongCode(code: TreeNode): boolean {
  const words = textOf(code);
  // Most code is short.
  return words.length >= LONG_CODE_CHARACTERS && LONG_CODE.test(words);
}

function withPlaces(node: TreeNode, piecesOf: typeof namePieces): TreeNode[] {
  if (node.type === 'element') return [{ ...node, children: breakable(node.children, piecesOf) }];
  const pieces = node.type === 'text' ? piecesOf(node.value ?? '') : [];
  return pieces.length < 2 ? [node] : breaksBetween(pieces);
}

/** The pieces of names, joined as far as they fit a line on a phone. */
function phoneLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of namePieces(text)) {
    const [wordEnd = ''] = /^\S*/.exec(piece) ?? [];
    const [wordStart = ''] = /\S*$/.exec(line) ?? [];
    if (line !== '' && wordStart.length + wordEnd.length > LONG_CODE_CHARACTERS) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}

/** Pieces of a word, between which it may break. */
export const breaksBetween = (pieces: readonly string[]): TreeNode[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [text(piece)] : [element('wbr', {}, []), text(piece)]));
