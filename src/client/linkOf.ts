/**
 * The HTML link that an event happened in; undefined for none.
 * SVG links and links in shadow trees are left out on purpose: the browser follows them by itself.
 */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
