import { namePieces } from '../model/namePieces.ts';
import { element, type TreeNode, text, textOf } from './tree.ts';

/** A word that has no room in a line on a phone, also within a list or a box. */
const LONG_CODE = /\S{28}/u;

/** The words of a heading, with the places where its long names may break. What a component shows is its own. */
export const breakable = (nodes: readonly TreeNode[] = []): TreeNode[] => nodes.flatMap(withPlaces);

/** Lets long names in inline code break between their parts. A shorter one goes to the next line as a whole. */
export function breakCode(code: TreeNode): void {
  if (LONG_CODE.test(textOf(code))) code.children = breakable(code.children);
}

function withPlaces(node: TreeNode): TreeNode[] {
  if (node.type === 'element') return [{ ...node, children: breakable(node.children) }];
  const pieces = node.type === 'text' ? namePieces(node.value ?? '') : [];
  if (pieces.length < 2) return [node];
  return pieces.flatMap((piece, index) => (index === 0 ? [text(piece)] : [element('wbr', {}, []), text(piece)]));
}
