import type { TreeNode } from '../tree.ts';

// In HTML, all that follows one of these up to its end tag is a text, also behind a `/>`. Vue and MDX close it there.
const CLOSED_TAG = /<(iframe|noembed|noframes|noscript|textarea|title|xmp)(?=[\s/])(?:"[^"]*"|'[^']*'|[^"'<>])*\/>/gi;

/**
 * Ends the elements in the raw HTML of a tree whose authors have closed them with `/>`, such as `<iframe src="a" />`:
 * what follows on the page would be lost. What stands behind one becomes a piece of its own, whose place is known.
 */
export function closeRawText(tree: TreeNode, body: string): void {
  if (body.search(CLOSED_TAG) !== -1) closeIn(tree);
}

function closeIn(node: TreeNode): void {
  const { children } = node;
  if (children === undefined) return;
  node.children = children.flatMap((child) => (child.type === 'raw' ? piecesOf(child) : child));
  for (const child of node.children) closeIn(child);
}

function piecesOf(raw: TreeNode): readonly TreeNode[] {
  const { value = '', position } = raw;
  const ends = [...value.matchAll(CLOSED_TAG)].map(({ 0: tag, 1: name = '', index }) => ({
    at: index + tag.length,
    name,
  }));
  if (ends.length === 0) return [raw];
  const starts = [0, ...ends.map(({ at }) => at)];
  return starts.flatMap((from, index) => {
    const end = ends[index];
    const piece = value.slice(from, end?.at);
    if (piece === '') return [];
    const text = end === undefined ? piece : `${piece}</${end.name}>`;
    return {
      ...raw,
      value: text,
      ...(position && { position: { ...position, start: pointIn(position.start, value, from) } }),
    };
  });
}

type Point = NonNullable<TreeNode['position']>['start'];

function pointIn(start: Point, value: string, at: number): Point {
  const lines = value.slice(0, at).split('\n');
  const last = lines.at(-1) ?? '';
  return {
    line: start.line + lines.length - 1,
    column: (lines.length === 1 ? start.column : 1) + last.length,
    ...(start.offset === undefined ? {} : { offset: start.offset + at }),
  };
}
