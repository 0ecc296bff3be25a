import { lineStart, type Piece } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/**
 * Parses a body in which tables and definitions end before the fences of containers. The native parser takes a fence
 * right below a table for a row, and one below a definition for text; so it gets an empty line between them, and the
 * nodes get the places that they have in the body as written.
 */
export function parseFencesApart(parse: (body: string) => TreeNode, body: string): TreeNode {
  const tree = parse(body);
  if (!body.includes(':::')) return tree;
  let lines: readonly Piece[] = [];
  let current = tree;
  for (;;) {
    const found = takenFences(current, body).filter(({ offset }) => lines.every((line) => line.offset !== offset));
    if (found.length === 0) return current;
    lines = [...lines, ...found].sort((one, other) => one.offset - other.offset);
    current = parse(withLines(body, lines));
    moveBack(current, lines);
  }
}

/** The lines to put in before fences that became part of what stands above them, by the offsets of their lines. */
function takenFences(node: TreeNode, body: string): Piece[] {
  const { children = [] } = node;
  return children.flatMap((child, index) => {
    const isBelow =
      child.type === 'tableRow' || (child.type === 'paragraph' && children[index - 1]?.type === 'definition');
    const line = isBelow ? fenceLine(child, body) : undefined;
    return line === undefined ? takenFences(child, body) : [line];
  });
}

function fenceLine({ position }: TreeNode, body: string): Piece | undefined {
  const start = position?.start.offset;
  if (start === undefined) return undefined;
  const offset = lineStart(body, start);
  const [, prefix] = /^([ \t>]*):{3,}/.exec(body.slice(offset)) ?? [];
  // Within quotes an empty line has their signs.
  return prefix === undefined ? undefined : { offset, text: `${prefix.trimEnd()}\n` };
}

function withLines(body: string, lines: readonly Piece[]): string {
  const ends = [...lines.slice(1).map(({ offset }) => offset), body.length];
  return lines.reduce(
    (text, line, index) => text + line.text + body.slice(line.offset, ends[index]),
    body.slice(0, lines[0]?.offset),
  );
}

function moveBack(node: TreeNode, lines: readonly Piece[]): void {
  const { position, children = [], attributes } = node;
  for (const point of position === undefined ? [] : [position.start, position.end]) movePoint(point, lines);
  for (const child of children) moveBack(child, lines);
  if (Array.isArray(attributes)) for (const attribute of attributes) moveBack(attribute, lines);
}

function movePoint(point: { line: number; offset?: number | undefined }, lines: readonly Piece[]): void {
  let { line, offset } = point;
  if (offset === undefined) return;
  for (const { offset: before, text } of lines) {
    if (offset <= before) break;
    offset = Math.max(before, offset - text.length);
    line -= 1;
  }
  Object.assign(point, { line, offset });
}
