import { isMdxElement, type TreeNode } from '../tree.ts';
import { containerPrefix, type Edit, indented } from './sourceEdits.ts';
import type { TwinWalk } from './twinWalk.ts';

/** An element, and what stands in its place. */
type Replaced = readonly [node: TreeNode, edit: Edit | undefined];

/** What parts two neighboring elements of which one is a block: without its tags, both would be one. */
export function gapEdit(first: Replaced, second: Replaced, { source: { body } }: TwinWalk): Edit | undefined {
  const [[before], [node]] = [first, second];
  if (!isMdxElement(before) || !isMdxElement(node) || !(isBlock(first) || isBlock(second))) return undefined;
  const [start, end] = [before.position?.end.offset, node.position?.start.offset];
  if (start === undefined || end === undefined) return undefined;
  if (!/^[ \t>]*\n?[ \t>]*$/.test(body.slice(start, end))) return undefined;
  return { start, end, text: indented('\n\n', containerPrefix(body, before.position?.start.offset ?? start)) };
}

/** Of a component, what it says tells. */
const isBlock = ([{ name }, edit]: Replaced) =>
  BLOCKS.test(name ?? '') || (/^[A-Z]/.test(name ?? '') && edit?.text.includes('\n') === true);

const BLOCKS = /^(?:address|article|aside|center|div|figcaption|figure|footer|header|hr|main|nav|p|pre|section)$/;
