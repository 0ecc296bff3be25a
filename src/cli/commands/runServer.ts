import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { listen } from '../../dev/listen.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { hasCode } from '../../system/files.ts';
import type { CommandFlags } from '../flags.ts';
import { EXPECTED_PORT, isPortNumber } from '../portNumber.ts';
import { UsageError } from '../refusal.ts';
import { paintFor } from '../report/paint.ts';
import { openBrowser } from './openBrowser.ts';
import { ownAddresses } from './ownAddresses.ts';

interface ServerRun {
  readonly server: Server;
  readonly base: string;
  readonly name: string;
  readonly defaultPort: number;
  readonly flags: CommandFlags;
  /** Called before the process ends. */
  readonly close?: () => Promise<void>;
}

/** Listens, says where, and serves until SIGINT or SIGTERM; yields 130 or 143 then, 1 when no port can be had. */
export async function runServer({ server, base, name, defaultPort, flags, close }: ServerRun): Promise<number> {
  const wanted = flags.port ?? portOf(process.env.PORT) ?? defaultPort;
  let port: number;
  try {
    port = await listen(server, { port: wanted, host: flags.host, isStrict: flags.strictPort === true });
  } catch (error) {
    const isPort = hasCode(error, 'EADDRINUSE', 'EACCES');
    const where = isPort ? `port ${wanted}` : `\`${flags.host}\``;
    process.stderr.write(
      `docsgen: Cannot listen on ${where} because ${messageOf(error)}.\n  hint: ${isPort ? '--port <number>' : '--host, alone or with an address of this machine'}\n`,
    );
    await close?.();
    return 1;
  }
  // Whoever reads where the server is may end it at once.
  const stopped = stopSignal();
  const paint = paintFor(process.stdout);
  if (port !== wanted && wanted !== 0) process.stderr.write(`Port ${wanted} is taken.\n`);
  const local = `http://${localNameOf(flags.host)}:${port}${base}`;
  process.stdout.write(`${paint('green', name)} at ${paint('cyan', local)}\n`);
  if (flags.host !== undefined && !isLoopback(flags.host)) {
    for (const address of flags.host === true ? ownAddresses(networkInterfaces()) : [])
      process.stdout.write(`  on the network: http://${address}:${port}${base}\n`);
    process.stderr.write('Others on the network can read this site while it is served.\n');
  }
  if (flags.open !== undefined && process.stdout.isTTY && !process.env.CI && !process.env.SSH_CONNECTION) {
    openBrowser(typeof flags.open === 'string' ? new URL(flags.open.replace(/^\//, ''), local).href : local);
  }
  const code = await stopped;
  server.closeAllConnections();
  server.close();
  await close?.();
  return code;
}

/** Throws `UsageError`. Kubernetes may set `PORT` to the address of a service, which nobody chose. */
function portOf(value: string | undefined): number | undefined {
  if (!value || value.includes('://')) return undefined;
  if (!isPortNumber(value))
    throw new UsageError(
      `The environment variable \`PORT\` is ${value}, expected ${EXPECTED_PORT}.`,
      '--port <number>',
    );
  return Number(value);
}

const isLoopback = (host: string | true) => host !== true && /^(?:localhost|127\..*|::1)$/.test(host);

/** By what name a browser of this machine finds the server: one at a single address does not answer to `localhost`. */
function localNameOf(host: string | true | undefined): string {
  if (host === undefined || host === true || /^(?:localhost|127\.0\.0\.1|::1)$/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const stopSignal = () =>
  new Promise<number>((resolve) => {
    process.once('SIGINT', () => resolve(130));
    process.once('SIGTERM', () => resolve(143));
  });
