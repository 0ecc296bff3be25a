import { chunkLoadError } from './chunkLoadError.ts';
import type { ChunkReporter } from './createChunkReporter.ts';

/** Specification, section 9. The limit of the error, not of the reader's patience: the router gives up sooner. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** A script to load, and what it is to bring. */
export interface ChunkRequest {
  /** Number or name for messages. */
  readonly chunk: number | string;
  /** What the script registers under: a route, or the id of a sidebar. */
  readonly key: string;
  readonly address: string;
}

/** The registered value, at once if it has arrived. Rejects with a `ChunkLoadError`; a later call asks again. */
export type LoadChunk = <Value>(request: ChunkRequest) => Promise<Value>;

/**
 * Loads scripts that push `[key, value]` to `self.docsgenChunks`, one request a chunk however many ask.
 * What was pushed before counts, and so does what arrives after its time-out: for the next who asks.
 */
export function createChunkLoader(report: ChunkReporter): LoadChunk {
  const arrived = takeQueue();
  const pending = new Map<string, Promise<unknown>>();

  const request = async ({ chunk, key, address }: ChunkRequest) => {
    const { kind, cause } = await runScript(address);
    const value = arrived.get(key);
    if (value !== undefined) return value;
    const error = chunkLoadError({ chunk, kind: kind === 'load' ? 'missing' : kind, address, cause });
    report(error);
    throw error;
  };

  return async <Value>(wanted: ChunkRequest) => {
    const { key } = wanted;
    const value = arrived.get(key);
    if (value !== undefined) return value as Value;
    const shared = pending.get(key) ?? request(wanted).finally(() => pending.delete(key));
    pending.set(key, shared);
    return shared as Promise<Value>;
  };
}

function takeQueue(): Map<string, unknown> {
  const { docsgenChunks = [] } = self as { docsgenChunks?: (readonly [string, unknown])[] };
  const arrived = new Map(docsgenChunks);
  docsgenChunks.push = (...entries) => {
    for (const entry of entries) arrived.set(...entry);
    return arrived.size;
  };
  Object.assign(self, { docsgenChunks });
  return arrived;
}

interface Outcome {
  readonly kind: string;
  readonly cause: unknown;
}

/** Settles once: with the type of the script element's event, or `timeout`. Never rejects. */
function runScript(address: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    let cause: unknown;
    // A script that throws fires `load` all the same; only the window learns what it threw.
    const watch = (event: ErrorEvent) => {
      if (event.filename === script.src) cause = event.error ?? event.message;
    };
    const settle = ({ type }: { type: string }) => {
      clearTimeout(timer);
      removeEventListener('error', watch);
      script.remove();
      resolve({ kind: type, cause });
    };
    const timer = setTimeout(settle, CHUNK_LOAD_TIMEOUT_MS, { type: 'timeout' });
    addEventListener('error', watch);
    script.onload = script.onerror = settle as (event: Event | string) => void;
    script.src = address;
    document.head.append(script);
  });
}
