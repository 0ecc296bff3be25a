/** What a reader has to open to see what is in it. */
const CLOSED = 'details:not([open]), .tab-panel:not(.active)';

/**
 * Opens the first place of what was found where all of it stands in closed details and tabs: whoever is led to a page
 * wants to see what it was found for. Opens nothing where some of it is in sight.
 */
export function revealFound(found: readonly Range[]): void {
  const elements = found.flatMap(({ startContainer }) => startContainer.parentElement ?? []);
  if (elements.some(isShown)) return;
  const first = elements.find((element) => element.closest(CLOSED));
  for (let box = first?.closest(CLOSED); box; box = box.parentElement?.closest(CLOSED)) open(box);
}

/** Browsers that cannot tell open nothing. */
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

function open(box: Element): void {
  if (box instanceof HTMLDetailsElement) box.open = true;
  // As the reader would do it, so that the set comes to life, and those of its group follow.
  else document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.click();
}
