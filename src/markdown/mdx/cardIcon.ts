import { type SafeHtml, safeHtml } from '../../model/brands.ts';
import { escapeHtml } from '../../model/text/escapeHtml.ts';
import { resolveInto } from '../links/links.ts';
import { finishPicture, noteDrawing } from '../links/pictures.ts';
import type { PageState } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/** What a value shows as an icon; undefined for one that shows nothing: names are of the sets of other generators. */
export function iconKind(value: unknown): 'picture' | 'character' | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (PICTURE.test(value)) return 'picture';
  return NAME.test(value) ? undefined : 'character';
}

const PICTURE = /^(?:\.{0,2}\/|https?:)|\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#]|$)/i;
const NAME = /^[a-z]|\p{L}{2}/iu;

/** An icon as it stands in a page; undefined where a value shows none. Its picture is noted as one of the page. */
export function iconHtml(value: unknown, node: TreeNode, state: PageState): SafeHtml | undefined {
  const kind = iconKind(value);
  if (kind === undefined) return undefined;
  const icon = String(value).trim();
  if (kind === 'character') return safeHtml(escapeHtml(icon));
  const src = resolveInto({ url: icon, kind: 'image', property: 'icon' }, node, state);
  const link = state.links.at(-1);
  if (src === '' || link === undefined) return undefined;
  const drawing = noteDrawing(link, state);
  if (drawing !== undefined) return drawing;
  const image: TreeNode = { type: 'element', tagName: 'img', properties: { src, alt: '' }, children: [] };
  finishPicture(image, state);
  return safeHtml(state.toHtml({ type: 'root', children: [image] }));
}
