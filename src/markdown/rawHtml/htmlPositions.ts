import { countUpTo } from '../../model/values/countUpTo.ts';
import type { TreeNode } from '../tree.ts';

/** An element that the HTML parser has opened and never closed, as `<template>` in a table, has half a position. */
export function dropHalfPositions(node: TreeNode): void {
  const { start, end }: Partial<NonNullable<TreeNode['position']>> = node.position ?? {};
  if (start === undefined || end === undefined) delete node.position;
  for (const child of node.children ?? []) dropHalfPositions(child);
}

/** The parser of HTML counts a line twice that ends with `&`. Its offsets are right. */
export function correctLines(tree: TreeNode, body: string): void {
  if (/&[\r\n]/.test(body)) countLines(tree, lineEndsOf(body));
}

function countLines(node: TreeNode, lineEnds: readonly number[]): void {
  for (const point of [node.position?.start, node.position?.end]) {
    if (point?.offset !== undefined) point.line = countUpTo(point.offset, lineEnds) + 1;
  }
  for (const child of node.children ?? []) countLines(child, lineEnds);
}

/** Offsets behind the ends of a text's lines. */
const lineEndsOf = (text: string): number[] => [...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length);
