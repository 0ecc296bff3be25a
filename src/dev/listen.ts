import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { hasCode } from '../system/files.ts';

/** Where a server may listen. */
interface ListenRequest {
  /** First port to try; 0 takes any free one. */
  readonly port: number;
  /** Undefined: this machine alone. `true`: every interface, with addresses of both versions. */
  readonly host: string | true | undefined;
  /** No other port than the one asked for will do. */
  readonly isStrict?: boolean;
}

/** How many ports are tried when the first is taken. */
const PORTS_TRIED = 20;

const LAST_PORT = 65_535;

/**
 * Listens on the first free port from the one asked for, and yields it. One at which another program answers to
 * `localhost` is not free. Rejects with what the system says, also where that one port is taken and no other will do.
 */
export async function listen(server: Server, { port, host, isStrict = false }: ListenRequest): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const next = port === 0 ? 0 : port + tried;
    try {
      if (host === true) return await listenEverywhere(server, next);
      const found = await listenOnce(server, next, host ?? '127.0.0.1');
      if (host === undefined) await claimLocalhost(server, found);
      return found;
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE') || isStrict || tried + 1 === PORTS_TRIED || port + tried === LAST_PORT)
        throw error;
    }
  }
}

/** Where the system has no sixth version, at all addresses of the fourth. */
async function listenEverywhere(server: Server, port: number): Promise<number> {
  // Some systems would give us all addresses but the one at which another program listens.
  const error = port === 0 ? undefined : await refusalAt(port);
  if (error?.code === 'EADDRINUSE') throw error;
  try {
    return await listenOnce(server, port, '::');
  } catch (refusal) {
    if (!hasCode(refusal, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) throw refusal;
    return listenOnce(server, port, '0.0.0.0');
  }
}

const listenOnce = (server: Server, port: number, address: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Browsers look for `localhost` at `::1` first, where some servers listen and this one does not: readers would see what
 * another program serves.
 */
async function claimLocalhost(server: Server, port: number): Promise<void> {
  const error = await refusalAt(port);
  if (error?.code !== 'EADDRINUSE') return;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  throw error;
}

/** Why nothing can listen at `::1`; undefined where something can. */
const refusalAt = (port: number) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, '::1', () => probe.close(() => resolve(undefined)));
  });
