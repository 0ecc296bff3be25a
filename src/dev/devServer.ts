import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { madePaths } from '../build/files/madeFiles.ts';
import { notFoundPage } from '../build/files/notFoundPage.ts';
import { redirectPage } from '../build/files/redirectPage.ts';
import type { Site } from '../build/site.ts';
import type { Route } from '../model/brands.ts';
import { oncePer } from '../model/lazy.ts';
import { addressTrunk, splitRedirects } from '../redirects/movedAnchors.ts';
import { hrefOfRoute } from '../routes/routeOf.ts';
import { createDevAssets } from './devAssets.ts';
import { createDevSearch } from './devSearch.ts';
import type { DevSite, Update } from './devSite.ts';
import { devText } from './devText.ts';
import { guardRequest } from './guardRequest.ts';
import { createLiveTabs } from './liveTabs.ts';
import { newPageFile } from './newPageFile.ts';
import { type Requested, resolveRequest } from './resolveRequest.ts';
import { sendBody, sendRedirect, sendText, wantsHtml } from './respond.ts';
import { createFileSender, servedFiles } from './servedFiles.ts';

/** A running dev server: its HTTP side, and the tabs that wait for updates. */
export interface DevServer {
  readonly server: Server;
  /** Tells all open tabs what to do. */
  readonly tell: (update: Exclude<Update, 'none'>) => void;
  /** Shows diagnostics in all open tabs; an empty text takes the overlay away. */
  readonly showDiagnostics: (text: string) => void;
}

/** Path of the dev server's own endpoints, under the base. */
const OWN = '/__docsgen/';

/** Serves a site that changes: each page is compiled and rendered when it is asked for. */
export function createDevServer(devSite: DevSite, host: string | true | undefined): DevServer {
  const tabs = createLiveTabs();
  const search = createDevSearch(devSite.site);
  const assets = createDevAssets(devSite.site);
  const sendFile = createFileSender();

  const server = createServer((request, response) => {
    if (!guardRequest(request, response, { host })) return;
    const site = devSite.site();
    const requested = requestedIn(site, request.url ?? '/');
    const leading = requested.kind === 'page' ? redirectsOf(site).pages.get(requested.route) : undefined;
    if (leading === undefined) answer(requested, request, response);
    else sendBody(request, response, { name: 'page.html', body: redirectPage(site, leading) });
  });

  function answer(requested: Requested, request: IncomingMessage, response: ServerResponse): void {
    if (requested.kind === 'bad') return sendNotFound(request, response, { status: 400 });
    if (requested.kind === 'redirect') return sendRedirect(response, requested.location);
    if (requested.kind === 'page') return sendPage(requested.route as Route, request, response);
    if (requested.kind === 'outside') return sendNotFound(request, response);
    const { path } = requested;
    if (path.startsWith(OWN)) return answerOwn(path.slice(OWN.length), request, response);
    if (/^\/assets\/(search\/|manifest\/search\.)/.test(path)) return void sendSearchFile(path, request, response);
    const made = madeFor(path);
    if (made === undefined) serveFile(path, request, response);
    else sendBody(request, response, { name: path, body: made });
  }

  /** What a build writes beside the pages, made when it is asked for; undefined for any other path. */
  function madeFor(path: string): string | Uint8Array | undefined {
    if (path.startsWith('/assets/')) return assets.body(path.slice('/assets/'.length), tabs.revision());
    if (path === '/pages.json') return JSON.stringify(devSite.site().fullRecords(), undefined, 1);
    if (path === '/version.json') return JSON.stringify({ build: `${tabs.revision()}` });
    return undefined;
  }

  function sendPage(route: Route, request: IncomingMessage, response: ServerResponse): void {
    const site = devSite.site();
    const view = site.pageView(route);
    if (view === undefined) return sendNotFound(request, response);
    const renderer = site.renderer(route);
    nameRevision(response);
    sendBody(request, response, { name: 'page.html', body: renderer.document(renderer.parts(view)) });
  }

  /** The page asks with it for what is edited before it listens. */
  function nameRevision(response: ServerResponse): void {
    response.setHeader('Server-Timing', `revision;desc=${tabs.revision()}`);
  }

  async function sendSearchFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await search.file(path.slice('/assets/'.length));
    if (body === undefined) sendNotFound(request, response);
    else sendBody(request, response, { name: path, body });
  }

  function serveFile(path: string, request: IncomingMessage, response: ServerResponse): void {
    const site = devSite.site();
    const served = servedFiles(site).get(path);
    const notFound = () => sendNotFound(request, response, { path });
    if (served !== undefined) return sendFile(served, request, response, { path, notFound });
    const body = isMade(site, path) ? site.madeFiles().contents.get(path.slice(1)) : devText(site, path);
    if (body === undefined) notFound();
    else sendBody(request, response, { name: path, body });
  }

  function sendNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    { status = 404, path }: { readonly status?: number; readonly path?: string } = {},
  ): void {
    if (!wantsHtml(request)) return sendText(response, status, 'Not found.');
    const site = devSite.site();
    const asked = path ?? `/${(request.url ?? '/').slice(site.project.config.base.length)}`;
    const newFile = path === undefined ? undefined : newPageFile(path, site.project);
    nameRevision(response);
    sendBody(request, response, { name: '404.html', body: notFoundPage(site, asked, newFile), status });
  }

  function answerOwn(name: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.headers.origin !== undefined && !isOwnOrigin(request))
      return sendText(response, 403, 'Only pages of this server may listen.');
    if (name === 'diagnostics')
      return sendBody(request, response, { name: 'diagnostics.txt', body: tabs.diagnosticsText() });
    if (name !== 'events') return sendNotFound(request, response);
    tabs.open(request, response);
  }

  return { server, tell: tabs.tell, showDiagnostics: tabs.showDiagnostics };
}

/** What of a site is asked for. */
function requestedIn(site: Site, url: string): Requested {
  const { base } = site.project.config;
  const { hrefs, pages } = redirectsOf(site);
  return resolveRequest(url, {
    base,
    hasRoute: (route) => site.routes.sourceOf.has(route as Route) || pages.has(route),
    redirectOf: (path) => hrefs.get(path),
    hasFile: (path) => servedFiles(site).has(path) || isMade(site, path),
    hrefOf: (route) => hrefOfRoute(route, base),
  });
}

/** Whether the site's code makes a file at a path under the base. None is made for it. */
const isMade = ({ project: { modules } }: Site, path: string): boolean =>
  madePaths(modules.componentsModule).includes(path.slice(1));

/** Where old addresses lead, and by route those from which only a page can lead on. */
const redirectsOf = oncePer((site: Site) => {
  const { sent, shown } = splitRedirects(site.redirects());
  return {
    hrefs: new Map(sent.map(({ from, to }) => [from, site.resolve(to).href])),
    pages: new Map(shown.map((redirect) => [`${addressTrunk(redirect.from)}/`, redirect])),
  };
});

const isOwnOrigin = ({ headers }: IncomingMessage) => headers.origin === `http://${headers.host}`;
