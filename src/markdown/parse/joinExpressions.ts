import { type TreeNode, text } from '../tree.ts';

/**
 * Blocks with a paragraph in the place of expressions that share a line, `{LIMIT} {UNIT}`: to the native parser each is
 * a block of its own. `body` is the text that they stand in.
 */
export function joinExpressions(blocks: readonly TreeNode[], body: string): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.position === undefined || !isBeside(last, block)) {
      joined.push(block);
      continue;
    }
    const line = last.type === 'paragraph' ? last : paragraphOf(last);
    const { start, end } = last.position;
    line.children?.push(text(body.slice(end.offset, block.position?.start.offset)), inLine(block));
    line.position = { start, end: block.position?.end ?? end };
    joined[joined.length - 1] = line;
  }
  return joined;
}

const paragraphOf = (block: TreeNode): TreeNode => ({ type: 'paragraph', children: [inLine(block)] });

/** Only expressions follow each other in a line without being in a paragraph already. */
const isBeside = (last: TreeNode, { type, position }: TreeNode) =>
  type === 'mdxFlowExpression' &&
  /^(?:mdxFlowExpression|paragraph)$/.test(last.type) &&
  last.position?.end.line === position?.start.line;

const inLine = (node: TreeNode): TreeNode => ({ ...node, type: 'mdxTextExpression' });
