import { closeMenus } from './closeMenus.ts';

/**
 * Closes menus and popovers when the reader clicks elsewhere, moves the focus elsewhere by a key or presses Escape,
 * which returns the focus from a menu to its button. Where the sidebar becomes a column, closes all that is open.
 */
export function startMenus(): void {
  const closeOthers = ({ target }: Event) => closeMenus(target as Element);
  // A tablet that is turned has room for the sidebar as a column: as a popover it would lie on top of the page.
  matchMedia('(width>=56.25em)').onchange = () => closeMenus();
  addEventListener('click', closeOthers);
  // Not when the focus comes: in a drawer a menu would close below the pointer, before the click that moves it is over.
  addEventListener('keyup', closeOthers);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.activeElement?.closest('.nav-menu')?.querySelector('summary')?.focus();
    closeMenus();
  });
}
