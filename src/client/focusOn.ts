/** Moves the focus to an element, also to one that takes none by nature, without scrolling. */
export function focusOn(element: HTMLElement): void {
  // Below zero means that only a script may focus it, or not even a script: writing it makes the first of the second.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
