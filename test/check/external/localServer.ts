import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { after } from 'node:test';

/** Where `fetch` tells of its connections. */
const CONNECTED = 'undici:client:connected';

/** A server on this machine alone, closed when the tests of the file end. Requests are noted as `METHOD path`. */
export async function localServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly origin: string; readonly requests: string[]; readonly agents: Set<string | undefined> }> {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    agents.add(request.headers['user-agent']);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sockets: Socket[] = [];
  const note = (message: unknown) => void sockets.push((message as { readonly socket: Socket }).socket);
  subscribe(CONNECTED, note);
  after(async () => {
    unsubscribe(CONNECTED, note);
    // `fetch` keeps connections for a while, and where one ended while the next file mocks its timers, its own went on.
    await Promise.all(sockets.map((socket) => socket.closed || once(socket.destroy(), 'close')));
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, agents };
}
