import type { PageState } from '../pageState.ts';
import type { Replacement, TreeNode } from '../tree.ts';

/**
 * Notes where a raw `<a href>` opens and ends. What stands in one is no link of its own: browsers end a link where the
 * next begins, and the words around a URL would lead nowhere.
 */
export function noteRawLink({ value = '' }: TreeNode, state: PageState): undefined {
  if (/^<a\s(?=[^>]*\bhref\b)[^>]*[^/]>$/i.test(value)) state.isInLink = true;
  else if (/^<\/a\s*>$/i.test(value)) state.isInLink = false;
}

/** No raw link goes on in the next paragraph, closed or not. */
export function endRawLink(state: PageState): undefined {
  state.isInLink = false;
}

/** The text of a URL that stands by itself in a link of HTML; GFM makes a link of it there, too. */
export const urlInLink = (node: TreeNode, state: PageState): Replacement =>
  state.isInLink && isBareUrl(node) ? node.children : undefined;

/** A link of MDX with the URLs in it as text. */
export function keepUrlsInLink(node: TreeNode): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    keepUrlsInLink(child);
    return isBareUrl(child) ? (child.children ?? []) : [child];
  });
}

/** Whether a link is nothing but its URL: with `<` or `[` around it, the link would begin before its text does. */
const isBareUrl = ({ type, position, children = [] }: TreeNode) =>
  type === 'link' && position !== undefined && position.start.offset === children[0]?.position?.start.offset;
