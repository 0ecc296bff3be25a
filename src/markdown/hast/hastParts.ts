import { normalizeUri } from 'micromark-util-sanitize-uri';
import { at, element, type TreeNode, text } from '../tree.ts';

/** An element in the place of a Markdown node; the node may ask for another name and for more properties. */
export function madeFrom(
  node: TreeNode,
  tagName: string,
  properties: Record<string, unknown>,
  children: TreeNode[],
): TreeNode {
  const { data } = node;
  const made = at(node, element(tagName, properties, data?.hChildren ?? children));
  if (data === undefined) return made;
  if (typeof data.hName === 'string') made.tagName = data.hName;
  if (data.hProperties) Object.assign(properties, data.hProperties);
  return made;
}

/** Nodes with line feeds between them. */
export function spaced(nodes: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (result.length > 0) result.push(text('\n'));
    result.push(node);
  }
  return result;
}

/** Nodes with line feeds around each. */
export function spacedWithin(nodes: readonly TreeNode[]): TreeNode[] {
  const result = [text('\n')];
  for (const node of nodes) result.push(node, text('\n'));
  return result;
}

/** A URL as an attribute holds it. */
export const encodedUrl = (url: string) => (NEEDS_NO_ENCODING.test(url) ? url : normalizeUri(url));
const NEEDS_NO_ENCODING = /^[!#$&-;=?-Z_a-z~]*$/;

/** What a reference and its definition have in common. */
export const idOf = ({ identifier }: TreeNode): string => String(identifier).toUpperCase();

/** Nodes of a type by what they have in common with references: the first of each. */
export function byIdentifier(tree: TreeNode, type: string): ReadonlyMap<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  const visit = (node: TreeNode): void => {
    if (node.type === type && !found.has(idOf(node))) found.set(idOf(node), node);
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}
