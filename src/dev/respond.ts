import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { wellFormed } from '../model/text/wellFormed.ts';
import { unlessThrown } from '../model/values/unlessThrown.ts';
import { contentHash } from '../system/contentHash.ts';
import { acceptsGzip } from './acceptsGzip.ts';
import { contentTypeOf } from './contentTypeOf.ts';

/** Sends a body made in memory, or 304 when the browser has it already. The type follows from the name's ending. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { name, body, status = 200 }: { readonly name: string; readonly body: string | Uint8Array; readonly status?: number },
): void {
  const etag = `"${contentHash(body)}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  if (status === 200 && hasTag(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Type': contentTypeOf(name), 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the reader has what bears a tag: caches may name several, and who compresses on the way makes them weak. */
const hasTag = ({ headers }: IncomingMessage, etag: string): boolean => {
  const tags = headers['if-none-match']?.split(',').map(opaqueTag) ?? [];
  return tags.includes('*') || tags.includes(opaqueTag(etag));
};

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Sends a file as it stands at this moment, whole: what is opened stays what it is while a build puts another in its
 * place. One range, which the guard has looked at, is sent alone. Text goes in gzip to whoever takes it, as from most
 * hosts, so that what is measured here holds there too. Yields whether there is such a file.
 */
export function sendOpened(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  const descriptor = openOrNone(file);
  if (descriptor === undefined) return false;
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) {
    closeSync(descriptor);
    return false;
  }
  const { size, mtimeMs } = stats;
  const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  response.setHeader('ETag', etag);
  const type = contentTypeOf(file);
  const isText = TEXT.test(type);
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const status = hasTag(request, etag) ? 304 : first === undefined ? 200 : start < size ? 206 : 416;
  if (status === 304 || status === 416) {
    closeSync(descriptor);
    response.writeHead(status, status === 416 ? { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 } : {}).end();
    return true;
  }
  const isZipped = isText && status === 200 && size > 0 && acceptsGzip(request.headers['accept-encoding']);
  response.writeHead(status, {
    'Content-Type': type,
    ...(isZipped ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': end - start + 1 }),
    ...(status === 206 ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) {
    closeSync(descriptor);
    response.end();
    return true;
  }
  const bytes = createReadStream(file, { fd: descriptor, start, end });
  if (isZipped) pipeline(bytes, createGzip(), response, () => {});
  else pipeline(bytes, response, () => {});
  return true;
}

/** What gets smaller by compression: texts, scripts, data and drawings. */
const TEXT = /^text\/|json|xml/;

const openOrNone = (file: string): number | undefined => unlessThrown(() => openSync(file, 'r'));

/**
 * Scripts and pictures that are missing get a plain 404: HTML in their place would only confuse. A reader who opens
 * their address, or a path such as `/node.js`, gets the page: browsers ask for HTML by name for documents alone.
 */
export const wantsHtml = ({ url = '', headers }: IncomingMessage): boolean =>
  Boolean(headers.accept?.includes('text/html')) || !/\.(?!html?\b)[a-z0-9]+(?:[?#]|$)/i.test(url);

/** Sends a short plain-text answer, which browsers do not keep. It never repeats the request. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(status, headers).end(`${text}\n`);
}

export function sendRedirect(response: ServerResponse, location: string): void {
  // A header carries ASCII alone; an address in redirects.yaml may be of any script.
  const ascii = wellFormed(location).replace(/[^!-~]+/g, encodeURIComponent);
  response.writeHead(301, { Location: ascii, 'Cache-Control': 'no-cache' }).end();
}
