import { closeMenus } from './closeMenus.ts';

/**
 * Closes the header's menus when the reader clicks elsewhere, moves the focus elsewhere by a key or presses Escape,
 * which returns the focus to the menu's button. When the window gets another size, closes all that is open.
 */
export function startMenus(): void {
  const closeOthers = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.nav-menu[open]')) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  };
  // A tablet that is turned may have room for columns: an open popover would lie on top of the page.
  addEventListener('resize', closeMenus);
  document.addEventListener('click', closeOthers);
  // Not when the focus comes: in a drawer a menu would close below the pointer, before the click that moves it is over.
  document.addEventListener('keyup', closeOthers);
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('details.nav-menu[open]');
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
}
