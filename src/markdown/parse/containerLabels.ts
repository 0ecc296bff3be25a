import type { TreeNode } from '../tree.ts';

/**
 * Makes labels of containers that hold nothing but an expression or a component labels again: the native parser takes
 * them for blocks.
 */
export function containerLabels(tree: TreeNode): TreeNode {
  for (const node of tree.children ?? []) {
    if (node.type === 'containerDirective') readLabel(node);
    containerLabels(node);
  }
  return tree;
}

function readLabel(container: TreeNode): void {
  const [first, ...rest] = container.children ?? [];
  if (first?.position === undefined || first.data?.directiveLabel === true) return;
  if (first.position.start.line !== container.position?.start.line) return;
  const label: TreeNode = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [{ ...first, type: first.type.replace('Flow', 'Text') }],
    position: first.position,
  };
  container.children = [label, ...rest];
}
