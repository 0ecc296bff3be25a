/** Closes the header's menus, and the sidebar where it is a drawer. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.nav-menu[open]')) menu.open = false;
  const drawer = document.querySelector<HTMLElement>('#sidebar[popover]');
  // Browsers without popovers do not know the selector, and there the method is absent as well.
  if (drawer?.hidePopover && drawer.matches(':popover-open')) drawer.hidePopover();
}
