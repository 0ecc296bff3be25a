/** Scrolls the region of an element (sidebar or table of contents), and nothing else, until the element shows. */
export function keepVisible(element: Element | null | undefined): void {
  const box = element?.closest('[data-region]');
  if (!element || !box) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}
