import { hideServerNotice, showServerNotice } from './serverNotice.ts';

/** How long a lost connection goes unreported: the browser reconnects by itself, and mostly soon. */
const PATIENCE_MS = 1000;

/** How long to wait before asking again where the browser does not. */
const RETRY_MS = 500;

/**
 * Tells the words that the dev server sends to its tabs, beginning with the revision that the document was rendered
 * from; says when the server is gone.
 */
export function listenToServer(base: string, onWord: (word: string) => void): void {
  let revision = renderedRevision();
  let events: EventSource | undefined;
  let absence: number | undefined;
  let retry: number | undefined;
  const isThere = () => {
    clearTimeout(absence);
    absence = undefined;
  };
  const listen = () => {
    const stream = new EventSource(`${base}__docsgen/events?since=${revision}`);
    events = stream;
    stream.addEventListener('message', ({ data, lastEventId }) => {
      revision = lastEventId;
      onWord(data);
    });
    stream.addEventListener('error', () => {
      absence ??= window.setTimeout(showServerNotice, PATIENCE_MS);
      // For browsers, any other answer ends a stream for good: as that of a proxy while the server starts anew.
      if (stream.readyState === EventSource.CLOSED) retry = window.setTimeout(listen, RETRY_MS);
    });
    stream.addEventListener('open', () => {
      isThere();
      hideServerNotice();
    });
  };
  // Browsers keep six connections to a server: with a stream in each tab, the seventh would never load.
  const listenWhileSeen = () => {
    events?.close();
    clearTimeout(retry);
    isThere();
    if (!document.hidden) listen();
  };
  document.addEventListener('visibilitychange', listenWhileSeen);
  listenWhileSeen();
}

/** Revision of the site that the document was rendered from, by the server's header; empty when it has none. */
function renderedRevision(): string {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming.find(({ name }) => name === 'revision')?.description ?? '';
}
