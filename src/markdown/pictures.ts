import type { PictureSize } from '../model/page.ts';
import type { PageState } from './pageState.ts';
import type { TreeNode } from './tree.ts';

/** Whether an element is a picture, or holds one. */
export const hasPicture = (node: TreeNode): boolean => node.tagName === 'img' || (node.children ?? []).some(hasPicture);

/**
 * Says how large a picture is, so that nothing moves when it comes, and when it is to be loaded. Its address is resolved.
 * May yield `missing-asset`.
 */
export function finishPicture({ properties = {} }: TreeNode, state: PageState): void {
  // Before all sections the first one is in sight at once.
  if (state.hasPictures || state.headings.length > 0) properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  const link = state.links.findLast(({ href }) => href === properties.src);
  const path = link?.target?.path;
  if (link === undefined || path === undefined) return;
  const size = state.context.pictureSize(path);
  state.pictures.set(path, size);
  if (size !== undefined) return setSize(properties, size);
  const fault = state.context.pictureFault(path);
  if (fault === undefined) return;
  const message = `The picture \`${link.url}\` ${fault.message}.`;
  state.diagnostics.push({ severity: 'error', code: 'missing-asset', message, place: link.place, hint: fault.hint });
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
