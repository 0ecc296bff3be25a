import { type PageState, reportWarning } from '../pageState.ts';
import type { Replacement, TreeNode } from '../tree.ts';

/**
 * Enters an element that may be part of a table. A browser that meets one where none can stand closes the tables around
 * it: every end tag that follows then closes more than its own, and the rest of the page leaves the layout. Such an
 * element is told of with `dropped-html`, and its content takes its place.
 */
export function enterTablePart(node: TreeNode, state: PageState): Replacement {
  const { tagName = '' } = node;
  if (!PARTS.has(tagName)) return undefined;
  const around = state.openTableParts.at(-1);
  if (!isMisplaced(tagName, around)) {
    state.openTableParts.push(tagName);
    return undefined;
  }
  // In `.md` the parser has put all in its place but what stood in an SVG, which is told of.
  if (state.source.format === 'mdx')
    reportWarning(state, node, {
      code: 'dropped-html',
      message: `\`<${tagName}>\` is removed and its content kept: it cannot stand directly within \`<${around}>\`.`,
      word: `<${tagName}`,
      hint:
        tagName === 'table'
          ? 'put it into a cell, `<td>`, or delete the `<table>` around it'
          : `end \`<${around}>\` before it`,
    });
  return node.children ?? [];
}

/** Leaves an element that was entered. */
export function leaveTablePart({ tagName = '' }: TreeNode, state: PageState): void {
  if (PARTS.has(tagName)) state.openTableParts.pop();
}

/** Whether what is walked stands in a cell, and not in a component within it. */
export const isInCell = ({ openTableParts }: PageState): boolean => CELLS.has(openTableParts.at(-1) ?? COMPONENT);

/** What a component makes of its content is not known: a row in it may stand in a table of the component's. */
export const COMPONENT = '';

const CELLS = new Set(['td', 'th', 'caption']);

const PARTS = new Set([...CELLS, 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'col']);

/** Within a cell a table can begin, and within the rest of a table all its other parts. */
const isMisplaced = (tagName: string, around = COMPONENT) =>
  around !== COMPONENT && (tagName === 'table') !== CELLS.has(around);
