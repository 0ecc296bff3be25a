import { createLivePage } from './createLivePage.ts';
import { hideServerNotice, showServerNotice } from './serverNotice.ts';
import { watchErrors } from './watchErrors.ts';
import { watchPolicy } from './watchPolicy.ts';

const PATIENCE_MS = 1000;

// Made here, as this runs before the entry, which changes the markup.
const page = createLivePage();

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
    pictures: () => location.reload(),
    reload: () => location.reload(),
  };
  let revision = renderedRevision();
  let events: EventSource | undefined;
  // The browser connects again by itself, as long as it takes; a second without the server is no news.
  let absence: number | undefined;
  const isThere = () => {
    clearTimeout(absence);
    absence = undefined;
  };
  const listen = () => {
    events = new EventSource(`${base}__docsgen/events?since=${revision}`);
    events.addEventListener('message', ({ data, lastEventId }) => {
      revision = lastEventId;
      act[data]?.();
    });
    events.addEventListener('error', () => {
      absence ??= window.setTimeout(showServerNotice, PATIENCE_MS);
    });
    events.addEventListener('open', () => {
      isThere();
      hideServerNotice();
    });
  };
  // Browsers keep six connections to a server: with a stream in each tab, the seventh would never load.
  const listenWhileSeen = () => {
    events?.close();
    isThere();
    if (!document.hidden) listen();
  };
  document.addEventListener('visibilitychange', listenWhileSeen);
  listenWhileSeen();
  const onNavigated = () => {
    page.remember();
    // Pages that were shown or prefetched are kept as they were then.
    if (isEdited) page.update();
  };
  // Captured, to be before those that change the markup.
  document.addEventListener('docsgen:navigated', onNavigated, { capture: true });
}

/** Revision of the site that the document was rendered from, as the server's header says; empty when it says nothing. */
function renderedRevision(): string {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming.find(({ name }) => name === 'revision')?.description ?? '';
}
