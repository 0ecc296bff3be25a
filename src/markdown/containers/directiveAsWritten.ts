import { type TreeNode, text } from '../tree.ts';

/** A directive within prose (`at 1:12`) was never meant as one: it goes back to what was written. */
export function directiveAsWritten(node: TreeNode, body: string): TreeNode[] {
  const children = node.children ?? [];
  if (node.position === undefined) return children;
  const start = node.position.start.offset ?? 0;
  const end = node.position.end.offset ?? 0;
  const inner = children[0]?.position?.start.offset ?? end;
  const innerEnd = children.at(-1)?.position?.end.offset ?? end;
  return [text(body.slice(start, inner)), ...children, ...(innerEnd < end ? [text(body.slice(innerEnd, end))] : [])];
}
