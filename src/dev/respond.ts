import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { wellFormed } from '../model/wellFormed.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes } from '../system/files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Sends a body made in memory, or 304 when the browser has it already. The type follows from the name's ending. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { name, body, status = 200 }: { readonly name: string; readonly body: string | Uint8Array; readonly status?: number },
): void {
  const etag = `"${contentHash(body)}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file whose name sirv cannot look up: it leaves `%23` as it is. Yields whether there is one. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  const body = readBytes(file);
  if (body !== undefined) sendBody(request, response, { name: file, body });
  return body !== undefined;
}

/** Sends a short plain-text answer. It never repeats the request. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Sends the reader on. */
export function sendRedirect(response: ServerResponse, location: string): void {
  // A header carries ASCII alone; an address in redirects.yaml may be of any script.
  const ascii = wellFormed(location).replace(/[^!-~]+/g, encodeURIComponent);
  response.writeHead(301, { Location: ascii, 'Cache-Control': 'no-cache' }).end();
}
