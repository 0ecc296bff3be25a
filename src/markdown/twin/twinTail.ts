import type { SourceFile } from '../../model/sourceFile.ts';
import { HEADING_ATTRIBUTES } from '../headings/headingAttributes.ts';
import type { TreeNode } from '../tree.ts';
import type { Edit } from './sourceEdits.ts';
import { labelOf, rewritten, sliceOf, type TwinWalk } from './twinWalk.ts';

/** The edit of what stands between a node's last child and its end; undefined where that stays. */
export const twinTail = (node: TreeNode, walk: TwinWalk): Edit | undefined => TAILS[node.type]?.(node, walk);

const TAILS: Readonly<Record<string, (node: TreeNode, walk: TwinWalk) => Edit | undefined>> = {
  heading(node, walk) {
    const last = node.children?.at(-1);
    const from = last?.type === 'text' ? last.position?.start.offset : last?.position?.end.offset;
    return tailEdit(node, from, walk, (tail) => withoutAttributes(tail, walk.source));
  },
  linkReference(node, walk) {
    const from = node.children?.at(-1)?.position?.end.offset;
    return walk.part === 0 ? undefined : tailEdit(node, from, walk, () => `][${labelOf(node, walk)}]`);
  },
  link(node, walk) {
    // An autolink says its address in its text.
    if (!sliceOf(node, walk).startsWith('[')) return undefined;
    const written = rewritten(node, walk, (url) => `](${url})`);
    const from = node.children?.at(-1)?.position?.end.offset ?? (node.position?.start.offset ?? 0) + 1;
    return written === undefined ? undefined : tailEdit(node, from, walk, () => written);
  },
};

/** The end of a heading without its attributes, and without the signs that may close it. */
function withoutAttributes(tail: string, { format }: SourceFile): string {
  if (!tail.includes('{')) return tail;
  const [closing = ''] = /(?<![ \t])[ \t]+#+[ \t]*$|\n[ \t>]*(?:=+|-+)[ \t]*$/.exec(tail) ?? [];
  const text = tail.slice(0, tail.length - closing.length);
  const at = text.search(HEADING_ATTRIBUTES);
  const before = text.slice(0, at).replace(/\\$/, '');
  if (at === -1 || (before.length < at && (format === 'md' || before === ''))) return tail;
  return before.trimEnd() + (closing.startsWith('\n') ? closing : '');
}

function tailEdit(
  node: TreeNode,
  start: number | undefined,
  { source }: TwinWalk,
  change: (tail: string) => string,
): Edit | undefined {
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  const tail = source.body.slice(start, end);
  const text = change(tail);
  return text === tail ? undefined : { start, end, text };
}
