/**
 * The HTML link that an event happened in; undefined for none.
 * SVG links and links in shadow trees are left out on purpose: the browser follows them by itself.
 */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  // The document can be the target, too.
  const link = (target as Partial<Element>).closest?.('a[href]');
  return link instanceof HTMLAnchorElement ? link : undefined;
}
