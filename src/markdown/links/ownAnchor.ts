import type { NodeFault, PageState } from '../pageState.ts';
import { lineAt } from '../pieces.ts';
import { elementId, type TreeNode, writtenText } from '../tree.ts';

/**
 * What to do about a link to itself, by which GitBook gives headings their ids: undefined for any other. One that ends
 * its heading and says nothing else is corrected.
 */
export function ownAnchor(
  node: TreeNode,
  { source: { body } }: PageState,
): Pick<NodeFault, 'hint' | 'word' | 'meant'> | undefined {
  const id = elementId(node);
  if (id === undefined || node.properties?.href !== `#${id}`) return undefined;
  const hint = `write \`{#${id}}\` instead, at the end of its heading`;
  const word = writtenText(node, body);
  const line = lineAt(body, node.position?.start.offset ?? 0).text.trimEnd();
  const isAtEnd = /^[ ]{0,3}#{1,6}[ \t]+[^\s#]/.test(line) && line.endsWith(`${word}`);
  const isAlone = word === `<a href="#${id}" id="${id}"></a>`;
  return isAtEnd && isAlone && /^[\w:.-]+$/.test(id) ? { hint, word, meant: `{#${id}}` } : { hint };
}
