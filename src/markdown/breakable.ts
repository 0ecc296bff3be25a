import { namePieces } from '../model/namePieces.ts';
import { element, type TreeNode, text } from './tree.ts';

/** The words of a heading, with the places where its long names may break. What a component shows is its own. */
export const breakable = (nodes: readonly TreeNode[] = []): TreeNode[] => nodes.flatMap(withPlaces);

function withPlaces(node: TreeNode): TreeNode[] {
  if (node.type === 'element') return [{ ...node, children: breakable(node.children) }];
  const pieces = node.type === 'text' ? namePieces(node.value ?? '') : [];
  if (pieces.length < 2) return [node];
  return pieces.flatMap((piece, index) => (index === 0 ? [text(piece)] : [element('wbr', {}, []), text(piece)]));
}
