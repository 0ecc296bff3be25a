import type { TreeNode } from '../tree.ts';

/**
 * Makes the tree of the reference parser like that of the native one where a line of colons ends a container and what
 * is open in it: for the native parser, all of them end with that line, and not the inner ones with the text above it.
 * Changes and yields `tree`.
 */
export function sharedEnds(tree: TreeNode, body: string): TreeNode {
  if (body.includes(':::')) visit(tree, body);
  return tree;
}

function visit(node: TreeNode, body: string): void {
  const inner = node.children?.at(-1);
  if (endsByColons(node, body) && inner?.position !== undefined && node.position !== undefined) {
    if (inner.type === 'containerDirective' && !endsByColons(inner, body))
      inner.position = { ...inner.position, end: node.position.end };
  }
  for (const child of node.children ?? []) visit(child, body);
}

function endsByColons({ type, position }: TreeNode, body: string): boolean {
  const end = position?.end.offset;
  if (type !== 'containerDirective' || end === undefined) return false;
  return /^[ \t>]*:{3,}[ \t]*$/.test(body.slice(body.lastIndexOf('\n', end - 1) + 1, end));
}
