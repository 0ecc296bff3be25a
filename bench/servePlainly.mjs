import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** What is compressed already. */
const PACKED = /\.(?:png|webp|ico|woff2)$/;

/**
 * Serves a folder as a plain host does: gzip, HTTP/1.1 with kept connections, ten minutes of cache, `index.html` for a
 * folder and `.html` for a name without an ending. Files are read and compressed once.
 */
export async function servePlainly(folder) {
  const answers = new Map();
  const server = createServer(async ({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (!answers.has(path)) answers.set(path, await answerTo(folder, path));
    const { status, headers, body } = answers.get(path);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

async function answerTo(folder, path) {
  for (const file of path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]) {
    const contents = await readFile(join(folder, file)).catch(() => undefined);
    if (contents === undefined) continue;
    const isPacked = PACKED.test(file);
    const body = isPacked ? contents : gzipSync(contents);
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'max-age=600',
      ...(isPacked ? {} : { 'content-encoding': 'gzip' }),
    };
    return { status: 200, headers, body };
  }
  return { status: 404, headers: { 'content-length': 0 }, body: '' };
}
