/** Closes the header's menus, and the sidebar and the list of headings where they are popovers. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.nav-menu[open]')) menu.open = false;
  // Browsers without popovers lack the method; one that is closed stays so.
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
}
