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
export type LoadChunk<Value> = (request: ChunkRequest) => Promise<Value>;

/**
 * Loads scripts that push `[key, value]` to `self[queueName]`, one request a chunk however many ask.
 * What was pushed before counts, and so does what arrives after its time-out: for the next who asks.
 */
export function createChunkLoader<Value>(queueName: string, report: ChunkReporter): LoadChunk<Value> {
  const arrived = takeQueue<Value>(queueName);
  const pending = new Map<string, Promise<Value>>();

  const request = async ({ chunk, key, address }: ChunkRequest) => {
    const { kind, cause } = await runScript(address);
    const value = arrived.get(key);
    if (value !== undefined) return value;
    const error = chunkLoadError({ chunk, kind: kind === 'load' ? 'missing' : kind, address, cause });
    report(error);
    throw error;
  };

  return async (wanted) => {
    const value = arrived.get(wanted.key);
    if (value !== undefined) return value;
    const shared = pending.get(wanted.key) ?? request(wanted).finally(() => pending.delete(wanted.key));
    pending.set(wanted.key, shared);
    return shared;
  };
}

function takeQueue<Value>(name: string): Map<string, Value> {
  const queues = self as unknown as Record<string, (readonly [string, Value])[] | undefined>;
  const queue = queues[name] ?? [];
  queues[name] = queue;
  const arrived = new Map(queue);
  queue.push = (...entries) => {
    for (const entry of entries) arrived.set(...entry);
    return arrived.size;
  };
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
