import type { PageView, SiteView } from '../../model/view.ts';

/** Address of the stylesheet that a page needs besides those of every page; undefined for none. */
export function moreStyles(
  { hero, tags, hasComponents = false }: PageView,
  { assets, layout }: SiteView,
): string | undefined {
  if (hero !== undefined) return assets.landing;
  return hasComponents || tags !== undefined || layout !== undefined ? assets.components : undefined;
}
