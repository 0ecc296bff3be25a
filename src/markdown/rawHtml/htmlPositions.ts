import type { SourceText } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import type { TreeNode } from '../tree.ts';

/** An element that the HTML parser has opened and never closed, as `<template>` in a table, has half a position. */
export function dropHalfPositions(node: TreeNode): void {
  const { start, end }: Partial<NonNullable<TreeNode['position']>> = node.position ?? {};
  if (start === undefined || end === undefined) delete node.position;
  for (const child of node.children ?? []) dropHalfPositions(child);
}

/** The parser of HTML counts a line twice that ends with `&`. Its offsets are right. */
export function correctLines(tree: TreeNode, source: SourceText): void {
  if (/&\n/.test(source.body)) countLines(tree, source);
}

function countLines(node: TreeNode, source: SourceText): void {
  for (const point of [node.position?.start, node.position?.end])
    if (point?.offset !== undefined) point.line = placeIn(source, point.offset).line;
  for (const child of node.children ?? []) countLines(child, source);
}
