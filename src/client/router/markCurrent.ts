/**
 * Marks the link of the page at `pathname` in a sidebar as the current one, opens the groups around it
 * and hangs the page's headings below it. Groups that the reader opened stay open. Yields the link.
 */
export function markCurrent(sidebar: Element, pathname: string, headingsHtml: string): Element | undefined {
  for (const old of sidebar.querySelectorAll('.sidebar-headings')) old.remove();
  for (const old of sidebar.querySelectorAll('a[aria-current]')) old.removeAttribute('aria-current');
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('a[href]')];
  // The first of several links to the page, as the build marks it.
  const { href } = new URL(pathname, location.href);
  const current = links.find((link) => link.href === href);
  current?.setAttribute('aria-current', 'page');
  current?.insertAdjacentHTML('afterend', headingsHtml);
  for (let group = current?.closest('details'); group; group = group.parentElement?.closest('details')) {
    group.open = true;
  }
  return current;
}
