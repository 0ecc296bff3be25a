import { element, type TreeNode, text } from './tree.ts';

/** Elements at which HTML ends the paragraph that they stand in. */
const BLOCKS: readonly string[] = [
  ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'dialog', 'dir', 'div', 'dl', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'main'],
  ...['menu', 'nav', 'ol', 'p', 'pre', 'search', 'section', 'table', 'ul'],
];

const BLOCK = new RegExp(`<(?:${BLOCKS.join('|')})(?=[\\s/>])`);

/** What stands in these ends no paragraph around them. */
const APART = /<(button|object|svg)\b[\s\S]*?<\/\1>/g;

const ISLAND = /<div(?= data-island=")/g;

/**
 * What a component shows within a line of text: islands in it stand in the line, where they hold no blocks. As blocks they
 * would end the paragraph.
 */
export function islandsInLine(html: string): string {
  const inLine = html.replace(ISLAND, '<span');
  return inLine === html || BLOCK.test(inLine) ? html : inLine.replaceAll('</div>', '</span>');
}

/**
 * A paragraph that ends at each block in it, as browsers end it: they would leave words behind one in no paragraph, or an
 * empty one. A picture with `<figcaption>` in the next line is one paragraph for the parser. Undefined for one without blocks,
 * and for what is no paragraph of words.
 */
export function endedAtBlocks({ tagName, properties = {}, children = [] }: TreeNode): TreeNode[] | undefined {
  if (tagName !== 'p' || Object.keys(properties).length > 0 || !children.some(isBlock)) return undefined;
  const parts: TreeNode[] = [];
  let words: TreeNode[] = [];
  for (const child of children) {
    if (!isBlock(child)) {
      words.push(child);
      continue;
    }
    parts.push(...paragraphOf(words), child);
    words = [];
  }
  return [...parts, ...paragraphOf(words)];
}

const isBlock = ({ type, tagName = '', value = '' }: TreeNode): boolean =>
  type === 'raw' ? BLOCK.test(value.replace(APART, '')) : BLOCKS.includes(tagName);

function paragraphOf(words: readonly TreeNode[]): TreeNode[] {
  const children = words.map((node, index) => {
    if (node.type !== 'text') return node;
    const behind = index === 0 ? node.value?.replace(/^[ \t\n]+/, '') : node.value;
    return text((index === words.length - 1 ? behind?.replace(/[ \t\n]+$/, '') : behind) ?? '');
  });
  return children.every(({ type, value }) => type === 'text' && value === '') ? [] : [element('p', {}, children)];
}
