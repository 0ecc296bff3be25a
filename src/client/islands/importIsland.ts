import { type ChunkLoadError, chunkLoadError } from '../chunkLoadError.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../loadChunk.ts';

const RETRY_AFTER_MS = 1_000;

/** What an island's mount function may yield, so that the island can be ended when its page goes; a React root does. */
export interface IslandLife {
  unmount(): void;
}

/** What the module of an island exports: brings the server-rendered element to life. */
export type Mount = (element: HTMLElement) => IslandLife | undefined;

/** An island's module, and how to get it. */
export interface IslandSource {
  readonly name: string;
  /** Empty when the page lists no module for the island. */
  readonly address: string;
  /** `import()`, passed in because tests have no server. */
  readonly importModule: (address: string) => Promise<{ readonly mount?: Mount }>;
}

/**
 * The mount function of an island's module. A transport failure is tried again once, after a second or, offline,
 * when the browser is online again; a module that came and is wrong is not. Rejects with a `ChunkLoadError`.
 */
export async function importIsland({ name, address, importModule }: IslandSource): Promise<Mount> {
  if (!address) throw chunkLoadError({ chunk: name, kind: 'missing', address: '(not listed)' });
  try {
    // What a module imports has no second address, and Firefox never asks again for what has failed: offline, a plain
    // request tells first whether the browser has it.
    if (!navigator.onLine) await fetch(address);
    return await attempt(name, address, importModule);
  } catch (error) {
    if ((error as ChunkLoadError).type === 'missing') throw error;
    await new Promise<unknown>((resolve) => {
      if (navigator.onLine) setTimeout(resolve, RETRY_AFTER_MS);
      else addEventListener('online', resolve);
    });
    // Another address, because browsers remember that the first one failed (whatwg/html#6768).
    return attempt(name, `${address}?r=1`, importModule);
  }
}

function attempt(chunk: string, address: string, importModule: IslandSource['importModule']): Promise<Mount> {
  return new Promise((resolve, reject) => {
    const fail = (kind: string, cause?: unknown) => reject(chunkLoadError({ chunk, kind, address, cause }));
    const timer = setTimeout(fail, CHUNK_LOAD_TIMEOUT_MS, 'timeout');
    importModule(address)
      .then(
        ({ mount }) => (mount ? resolve(mount) : fail('missing')),
        // A failure on the way is a TypeError, and so is much of what modules throw: only the message tells them apart.
        (cause) => fail(/import.+module/i.test(cause?.message) ? 'error' : 'missing', cause),
      )
      .finally(() => clearTimeout(timer));
  });
}
