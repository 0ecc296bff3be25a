import { randomUUID } from 'node:crypto';
import type { TreeNode } from '../tree.ts';

/** The property by which elements of plugins are known, and its value: no author knows it. */
const MARK = 'dataMade';
const OURS = randomUUID();

/** Stands for such an element while raw HTML is read and sanitized, with the element's number as `dataMade`. */
export const STAND_IN = 'docsgen-made';

/** What the parser of HTML puts elsewhere where something else stands for it. */
const TABLE_PARTS = new Set(['table', 'tableRow', 'tableCell']);

/** Marks the elements and properties that plugins for Markdown have named: code may make what pages may not hold. */
export function markMade(node: TreeNode): void {
  const { data, type, value, children = [] } = node;
  const { hName, hProperties, hChildren } = data ?? {};
  const isMade = [hName, hProperties, hChildren].some((one) => one !== undefined) && !TABLE_PARTS.has(type);
  // A value without properties is a text.
  if (data !== undefined && isMade && (value === undefined || hProperties !== undefined)) {
    data.hProperties = { ...hProperties, [MARK]: OURS };
    if (hChildren !== undefined) data.hChildren = hChildren.map(marked);
  }
  children.forEach(markMade);
}

/** A copy: plugins may use the same elements on all pages. */
function marked(node: TreeNode): TreeNode {
  if (node.type !== 'element') return node;
  const { properties, children = [] } = node;
  return { ...node, properties: { ...properties, [MARK]: OURS }, children: children.map(marked) };
}

/**
 * Puts stand-ins in the place of marked elements, whose children stay in the tree. Yields what undoes it in the tree
 * that comes of this one.
 */
export function withStandIns(tree: TreeNode): (tree: TreeNode) => void {
  const made: Pick<TreeNode, 'tagName' | 'properties'>[] = [];
  visitElements(tree, (node) => {
    if (!takeMark(node)) return;
    const { tagName = '', properties = {} } = node;
    Object.assign(node, {
      tagName: STAND_IN,
      properties: { [MARK]: `${OURS} ${made.push({ tagName, properties }) - 1}` },
    });
  });
  return (result) =>
    visitElements(result, (node) => {
      const [ours, number] = node.tagName === STAND_IN ? String(node.properties?.[MARK]).split(' ') : [];
      if (ours === OURS) Object.assign(node, made[Number(number)]);
    });
}

/** Takes the marks away, where nothing is sanitized. */
export const unmarkMade = (tree: TreeNode): void => visitElements(tree, takeMark);

/** Whether an element was marked. */
function takeMark({ properties }: TreeNode): boolean {
  if (properties?.[MARK] !== OURS) return false;
  delete properties[MARK];
  return true;
}

function visitElements(node: TreeNode, change: (node: TreeNode) => void): void {
  if (node.type === 'element') change(node);
  for (const child of node.children ?? []) visitElements(child, change);
}
