import { namePieces } from '../../model/namePieces.ts';
import { element, type TreeNode, text, textOf } from '../tree.ts';

/** Characters from which a word of code has no room in a line on a phone, also within a list or a box. */
const LONG_CODE_CHARACTERS = 28;

const LONG_CODE = new RegExp(`\\S{${LONG_CODE_CHARACTERS}}`, 'u');

/** The words of a heading, with the places where its long names may break. What a component shows is its own. */
export const breakable = (nodes: readonly TreeNode[] = []): TreeNode[] => nodes.flatMap(withPlaces);

/** Whether inline code holds a name so long that it has to break. A shorter one goes to the next line as a whole. */
export function isLongCode(code: TreeNode): boolean {
  const words = textOf(code);
  // Most code is short.
  return words.length >= LONG_CODE_CHARACTERS && LONG_CODE.test(words);
}

function withPlaces(node: TreeNode): TreeNode[] {
  if (node.type === 'element') return [{ ...node, children: breakable(node.children) }];
  const pieces = node.type === 'text' ? namePieces(node.value ?? '') : [];
  return pieces.length < 2 ? [node] : breaksBetween(pieces);
}

/** Pieces of a word, between which it may break. */
export const breaksBetween = (pieces: readonly string[]): TreeNode[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [text(piece)] : [element('wbr', {}, []), text(piece)]));
