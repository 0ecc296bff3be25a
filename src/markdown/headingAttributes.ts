import type { TreeNode } from './tree.ts';

/** What stands between the braces of `{#id}`. */
export const HEADING_ID = /^\s*#([^\s{}]+)\s*$/;

/** Reads `{#id}` at the end of headings, as the reference parser leaves it: text, or an expression in MDX. */
export function headingAttributes(tree: TreeNode): TreeNode {
  for (const node of tree.children ?? []) {
    if (node.type === 'heading') readId(node);
    else headingAttributes(node);
  }
  return tree;
}

function readId(heading: TreeNode): void {
  const { children = [] } = heading;
  const last = children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value ?? '')?.[1] : undefined;
  if (id !== undefined) {
    children.pop();
    setId(heading, id);
    return;
  }
  const match = last?.type === 'text' ? /\{\s*#([^\s{}]+)\s*\}\s*$/.exec(last.value ?? '') : null;
  if (last === undefined || match?.[1] === undefined) return;
  last.value = (last.value ?? '').slice(0, match.index);
  setId(heading, match[1]);
}

function setId(heading: TreeNode, id: string): void {
  heading.data = { ...heading.data, hProperties: { id } };
  const last = heading.children?.at(-1);
  if (last?.type !== 'text') return;
  last.value = (last.value ?? '').trimEnd();
  if (last.value === '') heading.children?.pop();
}
