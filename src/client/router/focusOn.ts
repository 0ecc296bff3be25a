/** Moves the focus to an element, also to one that takes none by nature, without scrolling. */
export function focusOn(element: HTMLElement): void {
  // Below zero, scripts alone can focus the element, or nothing can: to write the value makes sure that scripts can.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
