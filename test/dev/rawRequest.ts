import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes to a server with this handler, as they are: `fetch` would tidy them. */
export async function askRaw(handler: RequestListener, request: string): Promise<RawAnswer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return parseAnswer(await exchange((server.address() as AddressInfo).port, request));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A request for a path by GET, with these headers besides the usual host. */
export const get = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  `GET ${path} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

const exchange = (port: number, request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    // A handler that throws never answers, and Node closes such a connection only after five minutes.
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${request}`)));
  });

function parseAnswer(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
