import { element, type TreeNode, text } from '../tree.ts';

/** Elements at which HTML ends the paragraph that they stand in. */
const BLOCKS: readonly string[] = (
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul'
).split(' ');

const BLOCK = new RegExp(`<(?:${BLOCKS.join('|')})(?=[\\s/>])`);

/** What stands in these ends no paragraph around them. */
const APART = /<(button|object|svg)\b[\s\S]*?<\/\1>/g;

/** Whether what a component shows ends a paragraph around it. */
export const hasBlock = (html: string): boolean => BLOCK.test(html.replace(APART, ''));

const ISLAND = /<div(?= data-island=")/g;

/**
 * What a component shows within a line of text: islands in it stand in the line, where they hold no blocks. As blocks
 * they would end the paragraph.
 */
export function islandsInLine(html: string): string {
  const inLine = html.replace(ISLAND, '<span');
  return inLine === html || BLOCK.test(inLine) ? html : inLine.replaceAll('</div>', '</span>');
}

/**
 * A paragraph that ends at each block in it, as browsers end it: they would leave words behind one in no paragraph, or
 * an empty one. A picture with `<figcaption>` in the next line is one paragraph for the parser. Undefined for one
 * without blocks, and for what is no paragraph of words.
 */
export function endedAtBlocks({ tagName, properties = {}, children = [] }: TreeNode): TreeNode[] | undefined {
  const isPlain = tagName === 'p' && Object.keys(properties).length === 0;
  return isPlain && children.some(isBlock) ? paragraphsAround(children) : undefined;
}

/** Where the paragraphs of Markdown begin and end in their file, by offset. */
type ParagraphEnds = ReadonlyMap<number, number>;

/** The ends of a tree's paragraphs, which the parser of HTML takes apart. */
export function paragraphEnds(tree: TreeNode): ParagraphEnds {
  const ends = new Map<number, number>();
  visit(tree);
  return ends;

  function visit({ tagName, position, children = [] }: TreeNode): void {
    const start = position?.start?.offset;
    const end = position?.end?.offset;
    if (tagName === 'p' && start !== undefined && end !== undefined) ends.set(start, end);
    else for (const child of children) visit(child);
  }
}

/**
 * Mends paragraphs that the parser of HTML has ended at a block in them: it leaves the words behind the block in no
 * paragraph, and an empty one where the paragraph ends.
 */
export function mendEndedParagraphs(parent: TreeNode, ends: ParagraphEnds): void {
  const { children = [] } = parent;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index] as TreeNode;
    mendEndedParagraphs(child, ends);
    const last = lastOfEnded(children, index, ends);
    if (last === undefined) continue;
    const behind = children.slice(index + 1, last);
    for (const node of behind) mendEndedParagraphs(node, ends);
    const parts = [...(hasContent(child) ? paragraphOf(child.children ?? [], child) : []), ...paragraphsAround(behind)];
    children.splice(index, last - index + 1, ...parts);
    index += parts.length - 1;
  }
}

/** Where the empty paragraph stands that is left of one that was ended too early; undefined where none was. */
function lastOfEnded(children: readonly TreeNode[], first: number, ends: ParagraphEnds): number | undefined {
  const { tagName, position } = children[first] as TreeNode;
  const end = tagName === 'p' ? ends.get(position?.start?.offset ?? -1) : undefined;
  if (end === undefined) return undefined;
  for (let index = first + 1; index < children.length; index += 1) {
    const node = children[index] as TreeNode;
    if (isLeftOver(node)) return index;
    // Line breaks and the way back from a note stand nowhere in the file.
    if ((node.position?.start?.offset ?? 0) >= end) return undefined;
  }
  return undefined;
}

const isLeftOver = ({ tagName, position, children = [] }: TreeNode) =>
  tagName === 'p' && position === undefined && children.length === 0;

/** Marks of text that the parser opens again behind the block, so that nothing may be left of them before it. */
const MARKS: readonly string[] = ['a', 'b', 'code', 'em', 'font', 'i', 's', 'small', 'strong', 'u'];

const hasContent = ({ tagName = '', value = '', properties = {}, children = [] }: TreeNode): boolean => {
  if (tagName === '') return value.trim() !== '';
  if (properties.id !== undefined || properties.name !== undefined) return true;
  return tagName === 'p' || MARKS.includes(tagName) ? children.some(hasContent) : true;
};

function paragraphsAround(children: readonly TreeNode[]): TreeNode[] {
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

/** Whether a node, or what a component has shown in its place, ends a paragraph around it. */
export const isBlock = ({ type, tagName = '', value = '' }: TreeNode): boolean =>
  type === 'raw' ? hasBlock(value) : BLOCKS.includes(tagName);

function paragraphOf(words: readonly TreeNode[], from?: TreeNode): TreeNode[] {
  const children = words.map((node, index) => {
    if (node.type !== 'text') return node;
    const behind = index === 0 ? node.value?.replace(/^[ \t\n]+/, '') : node.value;
    return text((index === words.length - 1 ? behind?.replace(/[ \t\n]+$/, '') : behind) ?? '');
  });
  return children.every(({ type, value }) => type === 'text' && value === '')
    ? []
    : [from === undefined ? element('p', {}, children) : { ...from, children }];
}
