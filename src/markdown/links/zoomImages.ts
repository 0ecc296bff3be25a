import { oncePer } from '../../model/lazy.ts';
import { isOfTheme } from '../mdx/jsx.ts';
import type { PageState } from '../pageState.ts';
import { addClass, classNamesOf, element, isBlankText, raw, type TreeNode, text } from '../tree.ts';

/** What answers a click by itself, or holds no picture of its own: a button within it would be in the way. */
const CLOSED_TO_BUTTONS = new Set(['a', 'button', 'summary', 'label', 'picture', 'pre', 'svg']);

/** Up to this many CSS pixels wide and high a picture is an icon, of which there is nothing larger to see. */
const ICON_SIZE = 48;

/**
 * Gives every picture of a page that tells something the button that opens it larger. Paragraphs of pictures are
 * marked: what is no running text may be wider.
 */
export function zoomImages(node: TreeNode, state: PageState): void {
  if (mayHaveRows(node)) node.children = inRows(node.children ?? []);
  if (node.tagName === 'p' && isOfPictures(node)) addClass(node, 'pictures');
  node.children?.forEach((child, index, children) => {
    if (child.tagName === 'img') children[index] = zoomed(index, node, state);
    else if (!isClosed(child)) zoomImages(child, state);
  });
}

const isClosed = (node: TreeNode) => CLOSED_TO_BUTTONS.has(node.tagName ?? '') || isLinkComponent(node);

const isLinkComponent = (node: TreeNode) => node.name !== undefined && Object.hasOwn(node.data?.props ?? {}, 'href');

function zoomed(index: number, around: TreeNode, { context }: PageState): TreeNode {
  const image = around.children?.[index] ?? around;
  const alt = String(image.properties?.alt ?? '');
  // The box of such a picture is a block, which would break the line.
  const isBlock = isShare(image) || (isFree(image) && isElsewhere(image));
  if (alt === '' || isIcon(image) || (isBlock && isInLine(around) && hasNeighbor(index, around))) return image;
  const ofScheme = classNamesOf(image).filter((name) => /^on-(?:light|dark)$/.test(name));
  const isWide = isShare(image) || isFree(image);
  const className = [
    'zoom',
    ...(hasWords(around) ? ['zoom-inline'] : []),
    ...(isWide ? ['zoom-wide'] : []),
    ...ofScheme,
  ];
  return element('span', { className, dataIsland: 'Zoom' }, [image, raw(context.chrome.zoomButton(alt))]);
}

const isIcon = ({ properties: { width, height } = {} }: TreeNode) =>
  Number(width) <= ICON_SIZE && Number(height) <= ICON_SIZE;

/** Whether a picture takes its width from the box around it, which then cannot take its own from the picture. */
const isShare = ({ tagName, properties }: TreeNode) =>
  tagName === 'img' && /%\s*$/.test(String(properties?.width ?? ''));

/** Whether pictures in an element may become rows: what a site lays out itself has its children as they are. */
function mayHaveRows(node: TreeNode): boolean {
  const isOwn =
    node.name === undefined ? node.tagName === 'div' && classNamesOf(node).length > 0 : !isOfTheme(node.name ?? '');
  return !isOwn && !isInLine(node) && (node.children?.filter(isShare).length ?? 0) > 1;
}

/**
 * Children with paragraphs around the pictures that have room beside each other by their percentages, as Markdown has
 * them: in MDX, and in lines of HTML, there is none, and each would be a block.
 */
function inRows(children: readonly TreeNode[]): TreeNode[] {
  const rows: TreeNode[][] = [];
  for (const child of children) {
    const row = rows.at(-1);
    const before = row?.findLast(isShare);
    if (row !== undefined && (isBlankText(child) ? before : before && isShare(child) && fits(child, before, row)))
      row.push(child);
    else rows.push([child]);
  }
  return rows.flatMap((row) =>
    row.filter(isShare).length > 1
      ? element(
          'p',
          {},
          row.filter(isShare).flatMap((one) => [one, text(' ')]),
        )
      : row,
  );
}

/** Whether a picture stands on the same line as the one before, or the next, and has room in its row. */
function fits(image: TreeNode, before: TreeNode, row: readonly TreeNode[]): boolean {
  const lines = (image.position?.start.line ?? 0) - (before.position?.end.line ?? -2);
  const percents = [...row, image].map(({ properties }) => Number.parseFloat(String(properties?.width ?? 0)));
  return lines <= 1 && percents.reduce((sum, one) => sum + one, 0) <= 100;
}

/** Whether pictures stand in a line within an element: by `prose.css`, in others they stand one below the other. */
const isInLine = ({ tagName = '', properties }: TreeNode) =>
  /^(?:p|h[1-6]|li|td|th|dt|dd|summary|strong|b|em)$/.test(tagName) || properties?.align !== undefined;

/** Whether words, a link or another picture stand beside a picture. */
function hasNeighbor(index: number, { children = [] }: TreeNode): boolean {
  return [-1, 1].some((step) => {
    let at = index + step;
    let one = children[at];
    while (one && isBlankText(one)) {
      at += step;
      one = children[at];
    }
    return one && /^(?:text|img|span|a|picture)$/.test(one.tagName ?? one.type);
  });
}

/** Whether the page gives no size to what is a drawing, by its address: it may have none, and take all the room. */
const isFree = ({ properties: { src, width, height } = {} }: TreeNode) =>
  width === undefined && height === undefined && /\.svg(?:[?#]|$)/i.test(String(src ?? ''));

/** On another site, where its size is not known: it may be a badge, in a row of some. */
const isElsewhere = ({ properties }: TreeNode) => /^(?:https?:)?\/\//i.test(String(properties?.src ?? ''));

/** A caption stands out, so it is in an element of its own. */
const isOfPictures = (node: TreeNode) => node.children?.some(({ tagName }) => tagName === 'img') && !hasWords(node);

/** Looked for once: a paragraph may have thousands of pictures. */
const hasWords = oncePer(({ children = [] }: TreeNode) =>
  children.some((child) => child.type === 'text' && !isBlankText(child)),
);
