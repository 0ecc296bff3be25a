import type { TreeNode } from './tree.ts';

/** Reads `{#id}` at the end of headings, which the reference parser leaves as text; the native one does it itself. */
export function headingAttributes(tree: TreeNode): TreeNode {
  for (const node of tree.children ?? []) {
    if (node.type === 'heading') readId(node);
    else headingAttributes(node);
  }
  return tree;
}

function readId(heading: TreeNode): void {
  const last = heading.children?.at(-1);
  if (last === undefined) return;
  const match = /\s*\{\s*#([^\s{}]+)\s*\}\s*$/.exec(last.type === 'text' ? (last.value ?? '') : '');
  if (match === null) return;
  last.value = (last.value ?? '').slice(0, match.index);
  heading.data = { ...heading.data, hProperties: { id: match[1] } };
  if (last.value === '') heading.children?.pop();
}
