import type { PageState } from '../pageState.ts';
import { addClass, classNamesOf, element, raw, type TreeNode } from '../tree.ts';

/** What answers a click by itself, or holds no picture of its own: a button within it would be in the way. */
const CLOSED_TO_BUTTONS = new Set(['a', 'button', 'summary', 'label', 'picture', 'pre', 'svg']);

/** Up to this many CSS pixels wide and high a picture is an icon, of which there is nothing larger to see. */
const ICON_SIZE = 48;

/**
 * Gives every picture of a page that tells something the button that opens it larger. Paragraphs of pictures are
 * marked: what is no running text may be wider.
 */
export function zoomImages(node: TreeNode, state: PageState): void {
  if (node.tagName === 'p' && isOfPictures(node)) addClass(node, 'pictures');
  node.children?.forEach((child, index, children) => {
    if (child.tagName === 'img') children[index] = zoomed(child, node, state);
    else if (!isClosed(child)) zoomImages(child, state);
  });
}

const isClosed = (node: TreeNode) => CLOSED_TO_BUTTONS.has(node.tagName ?? '') || isLinkComponent(node);

const isLinkComponent = (node: TreeNode) => node.name !== undefined && Object.hasOwn(node.data?.props ?? {}, 'href');

function zoomed(image: TreeNode, around: TreeNode, { context }: PageState): TreeNode {
  const { children: siblings = [] } = around;
  const alt = String(image.properties?.alt ?? '');
  // The box of such a picture is a block, which would break the line.
  const isBlock = isShare(image) || (isFree(image) && isElsewhere(image));
  if (alt === '' || isIcon(image) || (isBlock && isInLine(around) && hasNeighbor(image, siblings))) return image;
  const ofScheme = classNamesOf(image).filter((name) => /^on-(?:light|dark)$/.test(name));
  const isWide = isShare(image) || isFree(image);
  const className = [
    'zoom',
    ...(siblings.some(isVisibleText) ? ['zoom-inline'] : []),
    ...(isWide ? ['zoom-wide'] : []),
    ...ofScheme,
  ];
  return element('span', { className, dataIsland: 'Zoom' }, [image, raw(context.chrome.zoomButton(alt))]);
}

const isIcon = ({ properties: { width, height } = {} }: TreeNode) =>
  Number(width) <= ICON_SIZE && Number(height) <= ICON_SIZE;

/** Whether a picture takes its width from the box around it, which then cannot take its own from the picture. */
const isShare = ({ properties }: TreeNode) => /%\s*$/.test(String(properties?.width ?? ''));

/** Whether pictures stand in a line within an element: by `prose.css`, in others they stand one below the other. */
const isInLine = ({ tagName = '', properties }: TreeNode) =>
  /^(?:p|h[1-6]|li|td|th|dt|dd|summary|strong|b|em)$/.test(tagName) || properties?.align !== undefined;

/** Whether words, a link or another picture stand beside a picture. */
function hasNeighbor(image: TreeNode, siblings: readonly TreeNode[]): boolean {
  const all = siblings.filter(({ type, value = '' }) => type !== 'text' || value.trim() !== '');
  const index = all.indexOf(image);
  return [all[index - 1], all[index + 1]].some(
    (one) => one && /^(?:text|img|span|a|picture)$/.test(one.tagName ?? one.type),
  );
}

/** Whether the page gives no size to what is a drawing, by its address: it may have none, and take all the room. */
const isFree = ({ properties: { src, width, height } = {} }: TreeNode) =>
  width === undefined && height === undefined && /\.svg(?:[?#]|$)/i.test(String(src ?? ''));

/** On another site, where its size is not known: it may be a badge, in a row of some. */
const isElsewhere = ({ properties }: TreeNode) => /^(?:https?:)?\/\//i.test(String(properties?.src ?? ''));

/** A caption stands out, so it is in an element of its own. */
const isOfPictures = ({ children = [] }: TreeNode) =>
  children.some(({ tagName }) => tagName === 'img') && !children.some(isVisibleText);

const isVisibleText = ({ type, value = '' }: TreeNode) => type === 'text' && value.trim() !== '';
