import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { after } from 'node:test';
import { startProgram } from './site.ts';

/** A running `docsgen dev` or `docsgen preview`. */
export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** `http://localhost:<port>`, without a path. */
  readonly origin: string;
  /** What it has printed so far, both streams. */
  readonly printed: () => string;
  /** Sends a signal and yields the exit code, and how long the end took. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<{ readonly code: number | null; readonly elapsedMs: number }>;
}

/** How long a server may take to listen: a dev server bundles the client first. */
const START_LIMIT_MS = 120_000;

/** How long it may take to end. */
const STOP_LIMIT_MS = 60_000;

/** How long an answer may take: the first of a dev server makes the page, and its bundle. */
const ANSWER_LIMIT_MS = 60_000;

// Registered here, at the root: within a hook it would run as soon as that hook ends.
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server in a folder, on a free port unless the arguments or `PORT` name one. It is stopped when the tests of the file end. */
export async function startServer(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const isNamed = args.includes('--port') || 'PORT' in env;
  const child = startProgram(isNamed ? args : [...args, '--port', '0'], folder, env);
  running.add(child);
  child.once('close', () => running.delete(child));
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start:\n${printed}`));
    const timer = setTimeout(fail, START_LIMIT_MS);
    const read = (data: Buffer) => {
      printed += data;
      const said = /at http:\/\/[^/\s]+:(\d+)\//.exec(printed);
      if (said === null) return;
      clearTimeout(timer);
      resolve(Number(said[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', fail);
  });
  return {
    child,
    port,
    origin: `http://localhost:${port}`,
    printed: () => printed,
    stop(signal = 'SIGTERM') {
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`The server did not end by ${signal}:\n${printed}`));
        const timer = setTimeout(fail, STOP_LIMIT_MS);
        child.once('close', (code) => {
          clearTimeout(timer);
          resolve({ code, elapsedMs: performance.now() - started });
        });
        child.kill(signal);
      });
    },
  };
}

/** Waits until a server has printed a text. */
export function untilPrinted({ child, printed }: RunningServer, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error?: Error) => {
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', look);
      child.off('close', fail);
      if (error === undefined) resolve();
      else reject(error);
    };
    const look = () => printed().includes(text) && end();
    const fail = () => end(new Error(`Nobody has printed ${JSON.stringify(text)}:\n${printed()}`));
    const timer = setTimeout(fail, ANSWER_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('close', fail);
    look();
  });
}

/** An answer as it came over the wire. Header names are in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything, header lines included. */
  readonly text: string;
}

/** What a raw request may say besides its target. */
interface RawRequest {
  readonly method?: string;
  /** `undefined` as the value of `Host` leaves that header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends a request whose target no client has tidied up, and reads until the server closes. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawAnswer> {
  const all = { Host: `localhost:${port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const head = [`${method} ${target} HTTP/1.1`, ...lines].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(`${head}\r\n\r\n`, 'latin1')));
    const chunks: Buffer[] = [];
    socket.setTimeout(ANSWER_LIMIT_MS, () =>
      socket.destroy(new Error(`No answer to ${method} ${target.slice(0, 80)}`)),
    );
    socket.on('data', (data) => chunks.push(data));
    socket.on('error', (error) => (chunks.length === 0 ? reject(error) : resolve(parseAnswer(chunks))));
    socket.on('end', () => resolve(parseAnswer(chunks)));
  });
}

function parseAnswer(chunks: readonly Buffer[]): RawAnswer {
  const text = Buffer.concat(chunks).toString('utf8');
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
    text,
  };
}

/** Reads a server-sent event stream until a predicate holds, then closes it; yields the status and all that came. */
export function readEvents(
  port: number,
  path: string,
  {
    headers = {},
    until,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly until: (text: string) => boolean },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
    let text = '';
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error(`The stream went silent after:\n${text}`)));
    socket.on('error', reject);
    socket.on('data', (data) => {
      text += data;
      if (!until(text)) return;
      socket.destroy();
      resolve(text);
    });
  });
}

/** Whether a port can be listened on now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
