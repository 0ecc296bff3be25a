import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Update } from './devSite.ts';

/**
 * The tabs that wait for updates, each by an event stream. The streams carry single words: no path and no source text
 * leaves through them.
 */
export interface LiveTabs {
  /** Names the state of the site: one more with each update, and higher than any of an earlier server's. */
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

/** Proxies and the routers of a network end a connection that is idle for a minute, some sooner. */
const HEARTBEAT_MS = 20_000;

/** Tabs of a dev server that starts at a time (in milliseconds); none is open yet. */
export function createLiveTabs(startedAt = Date.now()): LiveTabs {
  const tabs = new Set<ServerResponse>();
  let revision = startedAt;
  // The last one that open tabs could not take in place: of what changed while no server ran, nobody knows.
  let reloadedAt = startedAt;
  let diagnosticsText = '';
  // With its revision, which the browser names when it asks again.
  const event = (word: string) => `id: ${revision}\ndata: ${word}\n\n`;
  const send = (word: string) => {
    for (const tab of tabs) tab.write(event(word));
  };
  return {
    revision: () => revision,
    diagnosticsText: () => diagnosticsText,
    open(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        Connection: 'keep-alive',
        // nginx would hold words back until it has a page full of them.
        'X-Accel-Buffering': 'no',
      });
      // It asks what a stream would be, and waits for none.
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: 500\n\n${event(diagnosticsText === '' ? 'ready' : 'errors')}`);
      const since = knownRevision(request) ?? revision;
      // A higher one is of a server before this one: the clock has been set back since.
      const isReload = since < reloadedAt || since > revision;
      if (since !== revision) response.write(event(isReload ? 'reload' : 'content'));
      tabs.add(response);
      const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS).unref();
      response.on('close', () => {
        clearInterval(heartbeat);
        tabs.delete(response);
      });
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

/** The revision that a tab was told of last, else that its page was rendered from. Undefined where it says neither. */
function knownRevision({ url = '/', headers }: IncomingMessage): number | undefined {
  const rendered = new URL(url, 'http://localhost').searchParams.get('since');
  return Number(headers['last-event-id'] || rendered) || undefined;
}
