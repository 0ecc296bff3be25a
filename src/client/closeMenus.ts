/**
 * Closes the header's menus, and the sidebar and the list of headings where they are popovers, but what is `around` an
 * element; a popover also stays open for its button, which closes it by itself.
 */
export function closeMenus(around?: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.nav-menu[open],[popover]')) {
    if (menu.contains(around as Element)) continue;
    menu.open = false;
    // Browsers without popovers know of none; one that is closed stays so.
    if (menu.popover && !around?.closest(`[popovertarget="${menu.id}"]`)) menu.hidePopover();
  }
}
