import { picturesOfSet } from '../../model/addresses/sourceSet.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { PageState } from '../pageState.ts';
import { at, classNamesOf, element, isBlankText, type Replacement, type TreeNode } from '../tree.ts';
import { finishPicture } from './pictures.ts';

/** Keeps the size that the author of a `<picture>` gives: its image gets one of its own. */
export function enterPicture(node: TreeNode): undefined {
  const image = node.children?.find(({ tagName, name }) => (tagName ?? name) === 'img');
  const { width, height } = image?.properties ?? image?.data?.props ?? {};
  node.data = { ...node.data, props: { width, height } };
}

/**
 * A `<picture>` for light and dark pages as two images, of which the theme shows one: browsers would choose by the
 * scheme of the system, whatever the reader has chosen on the page. Undefined for one that something else decides, too.
 */
export function schemePicture(node: TreeNode, state: PageState): Replacement {
  const children = (node.children ?? []).filter((child) => !isBlankText(child));
  const image = children.at(-1);
  const sources = children.slice(0, -1);
  const addressOf = (scheme: string) => sources.map((source) => addressFor(scheme, source)).find(Boolean);
  const [light, dark] = [addressOf('light'), addressOf('dark')];
  const count = [light, dark].filter(Boolean).length;
  const { src, srcSet, id, ...shared } = image?.properties ?? {};
  if (image?.tagName !== 'img' || srcSet !== undefined || count === 0 || sources.length !== count) return undefined;
  const { width: _, height: __, className: ___, ...look } = shared;
  const given = withoutUndefined(node.data?.props ?? {});
  const imageFor = (name: string, address: unknown) => {
    const properties = { src: address, ...look, ...given, loading: 'lazy', className: [name, ...classNamesOf(image)] };
    const shown = at(image, element('img', properties, []));
    finishPicture(shown, state);
    return shown;
  };
  const first = imageFor('on-light', light ?? src);
  if (id !== undefined) first.properties = { ...first.properties, id };
  return [first, imageFor('on-dark', dark ?? src)];
}

/** The one picture that a source names for a scheme; undefined for any other source. */
function addressFor(scheme: string, { tagName, properties = {} }: TreeNode): string | undefined {
  const { media, srcSet, width: _, height: __, ...others } = properties;
  const isMeant = tagName === 'source' && Object.keys(others).length === 0;
  if (!isMeant || String(media).replace(/\s/g, '') !== `(prefers-color-scheme:${scheme})`) return undefined;
  const [picture, ...more] = picturesOfSet(String(srcSet ?? ''));
  return picture?.size === undefined && more.length === 0 ? picture?.url : undefined;
}
