import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** A server on this machine alone, closed when the tests of the file end. Requests are noted as `METHOD path`. */
export async function localServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly origin: string; readonly requests: string[]; readonly agents: Set<string | undefined> }> {
  const requests: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    agents.add(request.headers['user-agent']);
    // `fetch` would keep the connection, and where it ended while the next file mocks its timers, its own would go on.
    response.setHeader('connection', 'close');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  after(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, agents };
}
