/** Loads the document again. This entry of the history keeps the writer's place, also while the page is gone. */
export function reloadInPlace(): void {
  if (!isNotFound(document)) {
    const docsgenPlace = { hash: location.hash, scroll: [scrollX, scrollY] };
    history.replaceState({ ...history.state, docsgenPlace }, '');
  }
  location.reload();
}

/**
 * Brings the writer back in a page that is there again: the short page that stood in its place has kept its own
 * position, and no fragment. To be called before the client restores positions.
 */
export function returnToPlace(): void {
  const { docsgenPlace, ...state } = history.state ?? {};
  if (!docsgenPlace || isNotFound(document)) return;
  const { pathname, search } = location;
  const { hash, scroll } = docsgenPlace;
  history.replaceState({ ...state, docsgenScroll: scroll }, '', pathname + search + hash);
}

/** Whether a document stands for a page that is not there. */
export const isNotFound = (page: Document): boolean => page.querySelector('[data-nearest]') !== null;
