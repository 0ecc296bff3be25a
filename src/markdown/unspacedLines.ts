import type { Replacement, TreeNode } from './tree.ts';

/**
 * Takes the line breaks of a paragraph away that stand between two signs of a language without spaces, of which most
 * browsers make a space. Korean has spaces.
 */
export function joinUnspacedLines(paragraph: TreeNode): Replacement {
  if (!mayHold(paragraph)) return undefined;
  const leaves = leavesOf(paragraph);
  const all = leaves.map((leaf) => leaf.value ?? OTHER).join('');
  let start = 0;
  for (const leaf of leaves) {
    const { value } = leaf;
    const from = start;
    start += (value ?? OTHER).length;
    if (value !== undefined)
      leaf.value = value.replaceAll('\n', (sign, index: number) => (isUnspaced(all, from + index) ? '' : sign));
  }
  return undefined;
}

/** Looks at single units, and at no neighbor: nearly all pages have other letters. */
function mayHold({ type, value = '', children = [] }: TreeNode): boolean {
  if (type !== 'text') return children.some(mayHold);
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1))
    if (mayBeUnspaced(value, at - 1) && mayBeUnspaced(value, at + 1)) return true;
  return false;
}

/** Beyond the ends of a text another one may go on. */
const mayBeUnspaced = (text: string, at: number): boolean => !(text.charCodeAt(at) < FIRST_UNSPACED);

const FIRST_UNSPACED = 0x2e80;

/** The texts in a node, in their order, with a node without a value wherever something else stands. */
const leavesOf = ({ children = [] }: TreeNode): readonly TreeNode[] =>
  children.flatMap((child) => {
    if (child.type === 'text') return [child];
    return SET_OFF.has(child.type) ? leavesOf(child) : [{ type: child.type }, ...leavesOf(child), { type: child.type }];
  });

/** Nodes whose text goes on with that around them. */
const SET_OFF: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference']);

/** What stands for anything but a text, such as code or a picture. */
const OTHER = '\0';

/** Whether the line break at an offset stands between two signs of a language without spaces. */
const isUnspaced = (text: string, offset: number): boolean =>
  ENDS_UNSPACED.test(text.slice(Math.max(0, offset - 2), offset)) &&
  BEGINS_UNSPACED.test(text.slice(offset + 1, offset + 3));

// Letters, and signs as wide as these.
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]`;
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
