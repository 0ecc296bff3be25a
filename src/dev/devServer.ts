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

/** Paths under the base that are the dev server's own. */
const OWN = '/__docsgen/';
const EVENTS = `${OWN}events`;
const DIAGNOSTICS = `${OWN}diagnostics`;

/** Serves a site that changes: each page is compiled and rendered when it is asked for. */
export function createDevServer(devSite: DevSite, host: string | true | undefined): DevServer {
  const tabs = createLiveTabs();
  const search = createDevSearch(devSite.site);
  const assets = createDevAssets(devSite.site);
  const sendFile = createFileSender();

  const server = createServer((request, response) => {
    if (!guardRequest(request, response, { host })) return;
    const requested = requestedIn(devSite.site(), request.url ?? '/');
    if (requested.kind === 'redirect') return sendRedirect(response, requested.location);
    if (requested.kind === 'page') return sendPage(requested.route as Route, request, response);
    const { kind, path } = requested;
    if (kind !== 'file') return sendNotFound(request, response, { path, status: kind === 'bad' ? 400 : 404 });
    if (path.startsWith(OWN)) return answerOwn(path, request, response);
    if (/^\/assets\/(search\/|manifest\/search\.)/.test(path)) return sendSearchFile(path, request, response);
    sendFileAt(path, request, response);
  });

  function sendPage(route: Route, request: IncomingMessage, response: ServerResponse): void {
    const site = devSite.site();
    const send = (body: string) => sendBody(request, response, { name: 'page.html', body });
    const leading = redirectsOf(site).pages.get(route);
    if (leading !== undefined) return send(redirectPage(site, leading));
    const view = site.pageView(route);
    if (view === undefined) return sendNotFound(request, response, { path: route });
    nameRevision(response);
    const renderer = site.renderer(route);
    send(renderer.document(renderer.parts(view)));
  }

  /** By the revision, the page can ask for edits made before it began to listen. */
  function nameRevision(response: ServerResponse): void {
    response.setHeader('Server-Timing', `revision;desc=${tabs.revision()}`);
  }

  function answerOwn(path: string, request: IncomingMessage, response: ServerResponse): void {
    const { origin, host: own } = request.headers;
    if (origin !== undefined && origin !== `http://${own}`)
      return sendText(response, 403, 'Only pages of this server may listen.');
    if (path === EVENTS) return tabs.open(request, response);
    if (path !== DIAGNOSTICS) return sendNotFound(request, response, { path });
    sendBody(request, response, { name: 'diagnostics.txt', body: tabs.diagnosticsText() });
  }

  async function sendSearchFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await search.file(path.slice('/assets/'.length));
    if (body === undefined) sendNotFound(request, response, { path });
    else sendBody(request, response, { name: path, body });
  }

  function sendFileAt(path: string, request: IncomingMessage, response: ServerResponse): void {
    const site = devSite.site();
    const notFound = () => sendNotFound(request, response, { path, newFile: newPageFile(path, site.project) });
    const own = ownBody(path);
    const served = own === undefined ? servedFiles(site).get(path) : undefined;
    if (served !== undefined) return sendFile(served, request, response, { path, notFound });
    const body = own ?? (isMade(site, path) ? site.madeFiles().contents.get(path.slice(1)) : devText(site, path));
    if (body === undefined) notFound();
    else sendBody(request, response, { name: path, body });
  }

  /** What a build writes at a path of its own, made when it is asked for; undefined for any other path. */
  function ownBody(path: string): string | Uint8Array | undefined {
    if (path.startsWith('/assets/')) return assets.body(path.slice('/assets/'.length), tabs.revision());
    if (path === '/pages.json')
      return JSON.stringify(
        devSite
          .site()
          .fullPages()
          .map(({ record }) => record),
        undefined,
        1,
      );
    if (path === '/version.json') return JSON.stringify({ build: `${tabs.revision()}` });
    return undefined;
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, asked: NotFound): void {
    const { path, newFile, status = 404 } = asked;
    if (!wantsHtml(request)) return sendText(response, status, 'Not found.');
    nameRevision(response);
    sendBody(request, response, { name: '404.html', body: notFoundPage(devSite.site(), path, newFile), status });
  }

  return { server, tell: tabs.tell, showDiagnostics: tabs.showDiagnostics };
}

interface NotFound {
  /** Under the base. */
  readonly path: string;
  /** The file that would make a page there. */
  readonly newFile?: string | undefined;
  readonly status?: number;
}

/** What of a site is asked for. */
function requestedIn(site: Site, url: string): Requested {
  const { base } = site.project.config;
  const { hrefs, pages } = redirectsOf(site);
  return resolveRequest(url, {
    base,
    hasRoute: (route) => site.routes.sourceOf.has(route) || pages.has(route),
    redirectOf: (path) => hrefs.get(path),
    hasFile: (path) => servedFiles(site).has(path) || isMade(site, path),
    hrefOf: (route) => hrefOfRoute(route, base),
  });
}

/** Whether the site's code makes a file at a path under the base; answered without making any. */
const isMade = ({ project: { modules } }: Site, path: string): boolean =>
  madePaths(modules.componentsModule).includes(path.slice(1));

/** `hrefs`: old paths that HTTP redirects. `pages`: by route, those that only a page can lead on from. */
const redirectsOf = oncePer((site: Site) => {
  const { sent, shown } = splitRedirects(site.redirects());
  return {
    hrefs: new Map(sent.map(({ from, to }) => [from, site.resolve(to).href])),
    pages: new Map(shown.map((redirect) => [`${addressTrunk(redirect.from)}/`, redirect])),
  };
});
