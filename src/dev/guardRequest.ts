import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './respond.ts';

/** Which hosts a server answers to besides loopback names. */
interface AllowedHosts {
  /** Address given with `--host`; `true` means every interface, and then every name. */
  readonly host: string | true | undefined;
}

/**
 * Refuses what no reader of the site would send: other methods, foreign Host headers (DNS rebinding), and scripts of
 * other sites. Yields whether the request may go on; sets the headers that every answer carries.
 */
export function guardRequest(request: IncomingMessage, response: ServerResponse, { host }: AllowedHosts): boolean {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  splitFullUrl(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here.');
    return false;
  }
  if (host !== true && !isAllowedHost(request.headers.host, host)) {
    sendText(response, 403, 'This host name is not served. Start docsgen with `--host` to allow all.');
    return false;
  }
  if (request.headers['sec-fetch-site'] === 'cross-site' && request.headers['sec-fetch-mode'] === 'no-cors') {
    sendText(response, 403, 'Other sites may not load files from here.');
    return false;
  }
  // sirv believes every range, and one that ends before it begins would end the process: all but plain ones are
  // ignored, as servers may do. Those with `If-Range` are ignored, too: the tags of files here are too weak to tell
  // that a file is still the one that the reader has a part of. HEAD has none (RFC 9110, 14.2).
  if (!isPlainRange(request.headers.range) || request.headers['if-range'] !== undefined) delete request.headers.range;
  if (request.method === 'HEAD') delete request.headers.range;
  return true;
}

/** A target may be a full URL, as proxies send it (RFC 9112, 3.2.2): its host counts then, whatever the header says. */
function splitFullUrl(request: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

function isPlainRange(header: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

function isAllowedHost(header: string | undefined, host: string | undefined): boolean {
  if (header === undefined) return false;
  const name = header.replace(/:\d+$/, '').toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    name === host?.toLowerCase() ||
    name === `[${host?.toLowerCase()}]`
  );
}
