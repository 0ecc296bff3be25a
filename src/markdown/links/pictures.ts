import type { SafeHtml } from '../../model/brands.ts';
import { errorOf } from '../../model/diagnostic.ts';
import type { PageLink, PictureSize } from '../../model/page.ts';
import { copyPath, PICTURE_WIDTH } from '../../model/pictureCopy.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/** Whether an element is a picture, or holds one. */
export const hasPicture = (node: TreeNode): boolean => node.tagName === 'img' || (node.children ?? []).some(hasPicture);

/** What the first picture of a heading shows: that of many READMEs is a logo alone. */
export function altOf({ tagName, properties, children = [] }: TreeNode): string | undefined {
  if (tagName === 'img' && typeof properties?.alt === 'string') return properties.alt.trim() || undefined;
  for (const child of children) {
    const alt = altOf(child);
    if (alt !== undefined) return alt;
  }
  return undefined;
}

/**
 * Says how large a picture is, so that nothing moves when it comes, and when it is to be loaded. Its address is
 * resolved.
 * May yield `missing-asset`.
 */
export function finishPicture({ properties = {} }: TreeNode, state: PageState): void {
  // Before all sections the first one is in sight at once.
  if (state.hasPictures || state.headings.length > 0) properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  const link = state.links.findLast(({ href }) => href === properties.src);
  const size = link === undefined ? undefined : notePicture(link, state);
  if (size === undefined) return;
  setSize(properties, size);
  // Whoever names several pictures has made them.
  if (properties.srcSet !== undefined || link === undefined) return;
  Object.assign(properties, offerCopies(link, { shown: Number(properties.width), state }));
}

/** Notes a picture of the page, and yields its size; undefined where that is not known. May yield `missing-asset`. */
export function notePicture({ url, target, place }: PageLink, state: PageState): PictureSize | undefined {
  if (target === undefined) return undefined;
  const size = state.context.pictureSize(target.path);
  if (!state.pictures.has(target.path)) state.pictures.set(target.path, { path: target.path, size });
  const fault = size === undefined ? state.context.pictureFault(target.path) : undefined;
  if (fault !== undefined) {
    const message = `The picture \`${url}\` ${fault.message}.`;
    state.diagnostics.push(errorOf('missing-asset', { message, place, hint: fault.hint }));
  }
  return size;
}

/** Notes a picture of the page as one that may stand in it as a drawing, and yields that; undefined for any other. */
export function noteDrawing({ target }: PageLink, { context, pictures }: PageState): SafeHtml | undefined {
  if (target === undefined) return undefined;
  const { path } = target;
  const drawing = context.drawing(path);
  const noted = pictures.get(path) ?? { path, size: context.pictureSize(path) };
  pictures.set(path, { ...noted, drawing: drawing?.hash ?? '' });
  return drawing?.html;
}

/**
 * The copies of a noted picture, of which a browser takes the one for its screen, as properties of its element; none
 * where the build makes none. `shown` is how many CSS pixels wide it is to be, where that is known.
 */
export function offerCopies(
  { href, target }: PageLink,
  { shown, state: { context, pictures } }: { readonly shown?: number; readonly state: PageState },
): { readonly srcSet?: string; readonly sizes?: string } {
  const noted = pictures.get(target?.path ?? '');
  const copies = noted?.size && context.pictureCopies(noted.path);
  if (noted === undefined || copies === undefined) return {};
  pictures.set(noted.path, { ...noted, copies });
  const { width = 0 } = noted.size ?? {};
  const choices = copies.widths.map((one) => `${context.outputUrl(copyPath(copies.sum, one))} ${one}w`);
  const isLarger = width > (copies.widths.at(-1) ?? 0);
  const most = shown !== undefined && shown > 0 ? [`${shown}px`] : [];
  return {
    srcSet: [...choices, ...(isLarger ? [`${href} ${width}w`] : [])].join(', '),
    sizes: `min(${[...most, PICTURE_WIDTH, '100vw'].join(', ')})`,
  };
}

/** Where the author gives one of both, the other goes with it. */
function setSize(properties: NonNullable<TreeNode['properties']>, { width, height }: PictureSize): void {
  if (properties.width === undefined && properties.height === undefined) Object.assign(properties, { width, height });
  else if (properties.height === undefined) properties.height = scaled(properties.width, height / width);
  else if (properties.width === undefined) properties.width = scaled(properties.height, width / height);
}

/** Undefined for a size that is no number of pixels, such as `50%`. */
const scaled = (given: unknown, ratio: number) => {
  const pixels = Number(given);
  return pixels > 0 ? Math.round(pixels * ratio) : undefined;
};
