import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Update } from './devSite.ts';

/**
 * The tabs that wait for updates, each by an event stream. The streams carry single words: no path and no source text
 * leaves through them.
 */
export interface LiveTabs {
  /** Names the state of the site: one more with each update. */
  readonly revision: () => number;
  /** Opens the stream of a tab. What it has missed since the revision that its address names is told at once. */
  readonly open: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tells all open tabs what to do. */
  readonly tell: (update: Exclude<Update, 'none'>) => void;
  /** Tells all open tabs whether there are diagnostics to fetch; `text` is empty for none. */
  readonly showDiagnostics: (text: string) => void;
  /** What was shown last. */
  readonly diagnosticsText: () => string;
}

/** Tabs of a dev server; none is open yet. */
export function createLiveTabs(): LiveTabs {
  const tabs = new Set<ServerResponse>();
  let revision = 1;
  // The last one that open tabs could not take in place.
  let reloadedAt = 0;
  let diagnosticsText = '';
  const send = (word: string) => {
    for (const tab of tabs) tab.write(`data: ${word}\n\n`);
  };
  return {
    revision: () => revision,
    diagnosticsText: () => diagnosticsText,
    open(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        Connection: 'keep-alive',
      });
      // It asks what a stream would be, and waits for none.
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: 500\n\ndata: ${diagnosticsText === '' ? 'ready' : 'errors'}\n\n`);
      const since = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('since') || revision);
      if (since !== revision) response.write(`data: ${since < reloadedAt ? 'reload' : 'content'}\n\n`);
      tabs.add(response);
      response.on('close', () => tabs.delete(response));
    },
    tell(update) {
      revision += 1;
      if (update === 'reload' || update === 'pictures') reloadedAt = revision;
      send(update);
    },
    showDiagnostics(text) {
      diagnosticsText = text;
      send(text === '' ? 'fine' : 'errors');
    },
  };
}
