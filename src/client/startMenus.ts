const OPEN_MENU = 'details.nav-menu[open]';

/** Closes the header's menus when the reader clicks elsewhere or presses Escape, which returns the focus to the menu's button. */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(OPEN_MENU);
    if (!menu) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
}
