import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheControl } from '../hosting/siteHeaders.ts';
import type { Route } from '../model/brands.ts';
import { readCarried } from '../output/carriedFiles.ts';
import { lockOutput } from '../output/lockOutput.ts';
import { hiddenName, type OutputMarker, readOutputMarker, sumIn } from '../output/outputMarker.ts';
import { isHalfSwapped, recoverSwap } from '../output/swapFolders.ts';
import { hrefOfRoute, pageFileOf } from '../routes/routeOf.ts';
import { readBytes } from '../system/files.ts';
import { OUTPUT_MARKER } from '../system/walkFiles.ts';
import { guardRequest } from './guardRequest.ts';
import { type Addresses, resolveRequest } from './resolveRequest.ts';
import { sendBody, sendOpened, sendRedirect, sendText, wantsHtml } from './respond.ts';

interface PreviewRequest {
  /** Output folder, absolute. */
  readonly folder: string;
  readonly host: string | true | undefined;
}

/**
 * A built folder behind its base, as a good static host would serve it; undefined where nothing is built. Throws
 * `OutputBusy` where a build is just swapping it.
 */
export function createPreviewServer({
  folder,
  host,
}: PreviewRequest): { readonly server: Server; readonly base: string } | undefined {
  if (isHalfSwapped(folder)) mend(folder);
  const first = readOutputMarker(folder);
  if (first === undefined) return undefined;
  const current = createMarkerReader(folder, first);
  const server = createServer((request, response) => {
    if (guardRequest(request, response, { host })) answer(request, response, 1);
  });

  // Node would close the connection of a reader who has sent all before a file is read. A server of open streams needs
  // that: it tells that a tab is gone.
  Object.assign(server, { httpAllowHalfOpen: true });

  function answer(request: IncomingMessage, response: ServerResponse, attempt: number): void {
    const { marker, carried, addresses } = current();
    for (const [name, value] of Object.entries(marker.headers)) response.setHeader(name, value);
    const requested = resolveRequest(request.url ?? '/', addresses);
    if (requested.kind === 'bad') return sendNotFound(request, response, { status: 400, path: requested.path });
    if (requested.kind === 'redirect') return sendRedirect(response, requested.location);
    if (requested.kind === 'outside') return sendNotFound(request, response, { path: requested.path });
    const path = requested.kind === 'page' ? `/${pageFileOf(requested.route as Route)}` : requested.path;
    // Nothing is served but what the build wrote.
    const isOurs = sumIn(marker, path.slice(1)) !== undefined || Object.hasOwn(carried, path.slice(1));
    if (!isOurs || READ_BY_HOSTS.has(path) || attempt > SWAP_ATTEMPTS) return sendNotFound(request, response, { path });
    response.setHeader('Cache-Control', cacheControl(path));
    if (sendOpened(request, response, join(folder, path))) return;
    // A build has set the folder aside, and puts the next one in its place.
    setTimeout(() => answer(request, response, attempt + 1), SWAP_PAUSE_MS);
  }

  function sendNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    { path, status = 404 }: { readonly path: string; readonly status?: number },
  ): void {
    const body = readBytes(join(folder, notFoundFileOf(path, current().marker)));
    if (body === undefined || !wantsHtml(request)) sendText(response, status, 'Not found.');
    else sendBody(request, response, { name: '404.html', body, status });
  }

  return { server, base: first.base };
}

/** What hosts that know these files read, and serve to nobody. */
const READ_BY_HOSTS: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);

/** The not-found page for a path: as on good hosts the one in the nearest folder. */
function notFoundFileOf(path: string, marker: OutputMarker): string {
  const folder = path.slice(1, path.lastIndexOf('/') + 1);
  const file = `${folder}404.html`;
  return folder === '' || sumIn(marker, file) !== undefined
    ? file
    : notFoundFileOf(path.slice(0, folder.length), marker);
}

/** As the next build would: a killed one has left the old site aside. */
function mend(folder: string): void {
  const unlock = lockOutput(folder);
  try {
    recoverSwap(folder);
  } finally {
    unlock();
  }
}

/** While a build swaps the folder, nothing stands at its place for some milliseconds. */
const SWAP_ATTEMPTS = 50;
const SWAP_PAUSE_MS = 10;

/** The folder's marker as it stands now; it is read again only when a build has put another in its place. */
function createMarkerReader(folder: string, first: OutputMarker) {
  let known = { stamp: '', marker: first, carried: readCarried(folder), addresses: addressesOf(first) };
  return () => {
    const stats = statSync(join(folder, OUTPUT_MARKER), { throwIfNoEntry: false });
    const stamp = stats === undefined ? known.stamp : `${stats.ino} ${stats.mtimeMs}`;
    if (stamp === known.stamp) return known;
    const marker = readOutputMarker(folder) ?? known.marker;
    known = { stamp, marker, carried: readCarried(folder), addresses: addressesOf(marker) };
    return known;
  };
}

function addressesOf(marker: OutputMarker): Addresses {
  const { base, routes, hidden, redirects } = marker;
  const known = new Set([...routes, ...hidden]);
  return {
    base,
    hasRoute: (route) => known.has(route) || (hidden.length > 0 && known.has(hiddenName(route))),
    redirectOf: (path) => redirects[path],
    hasFile: (path) => sumIn(marker, path.slice(1)) !== undefined,
    hrefOf: (route) => hrefOfRoute(route, base),
  };
}
