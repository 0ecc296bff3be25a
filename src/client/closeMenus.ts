/** Closes the header's menus, and the sidebar and the list of headings where they are popovers. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.nav-menu[open]')) menu.open = false;
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    // Browsers without popovers lack the method, and would not know the selector.
    if (panel.hidePopover && panel.matches(':popover-open')) panel.hidePopover();
  }
}
