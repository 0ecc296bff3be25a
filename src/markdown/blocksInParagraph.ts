import type { Replacement, TreeNode } from './tree.ts';

/**
 * Ends a paragraph at each block of HTML in it, as browsers do, which would leave an empty one behind it. A picture with
 * `<figcaption>` in the next line is one paragraph for the parser.
 */
export function blocksInParagraph({ children = [], data }: TreeNode): Replacement {
  if (data?.directiveLabel === true || !children.some(isBlock)) return undefined;
  const parts: TreeNode[] = [];
  let words: TreeNode[] = [];
  for (const child of children) {
    if (!isBlock(child)) {
      words.push(child);
      continue;
    }
    parts.push(...paragraphOf(words), { ...child, type: 'mdxJsxFlowElement' });
    words = [];
  }
  return [...parts, ...paragraphOf(words)];
}

const isBlock = ({ type, name }: TreeNode) => type === 'mdxJsxTextElement' && BLOCKS.test(name ?? '');

/** Elements before which HTML ends a paragraph. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/;

function paragraphOf(words: readonly TreeNode[]): readonly TreeNode[] {
  const children = words.map((node, index) =>
    node.type === 'text' ? { ...node, value: trimmed(node.value ?? '', index, words.length - 1) } : node,
  );
  const isBlank = children.every(({ type, value }) => type === 'text' && value === '');
  const [start, end] = [words[0]?.position?.start, words.at(-1)?.position?.end];
  const position = start === undefined || end === undefined ? {} : { position: { start, end } };
  return isBlank ? [] : [{ type: 'paragraph', children, ...position }];
}

function trimmed(value: string, index: number, last: number): string {
  const behind = index === 0 ? value.replace(/^[ \t\n]+/, '') : value;
  return index === last ? behind.replace(/[ \t\n]+$/, '') : behind;
}
