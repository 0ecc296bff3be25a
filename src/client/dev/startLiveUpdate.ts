import { createLivePage } from './createLivePage.ts';
import { listenToServer } from './listenToServer.ts';
import { reloadInPlace, returnToPlace } from './reloadInPlace.ts';
import { watchErrors } from './watchErrors.ts';
import { watchPolicy } from './watchPolicy.ts';

// Here, as this runs before the entry, which changes the markup and restores positions.
const page = createLivePage();
returnToPlace();

/**
 * Keeps the page in step with its source while it is written: content is swapped in place, so that scroll position,
 * open groups and focus stay. Runs in dev alone.
 */
export function startLiveUpdate(): void {
  const base = document.documentElement.dataset['base'] ?? '/';
  const errors = watchErrors(base);
  watchPolicy();
  let isEdited = false;
  const update = () => {
    isEdited = true;
    return page.update();
  };
  const act: Readonly<Record<string, () => Promise<void> | void>> = {
    ready: errors.hide,
    fine: errors.hide,
    errors: errors.show,
    content: update,
    styles: update,
    // A page shows a picture as it has loaded it, also in an element that is new.
    pictures: reloadInPlace,
    reload: reloadInPlace,
  };
  listenToServer(base, (word) => act[word]?.());
  const onNavigated = () => {
    page.remember();
    // Pages that were shown or prefetched are kept as they were then.
    if (isEdited) page.update();
  };
  // Captured, to be before those that change the markup.
  document.addEventListener('docsgen:navigated', onNavigated, { capture: true });
}
