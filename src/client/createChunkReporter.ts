import type { ChunkLoadError } from './chunkLoadError.ts';

/** Hears of each chunk that could not be loaded. */
export type ChunkReporter = (error: ChunkLoadError) => void;

/**
 * Tells the site's owner of failed chunks: an event `docsgen:chunk-error` on the document each time
 * (detail: chunk, kind, address, cause), and a line on the console the first time that a message occurs.
 */
export function createChunkReporter(): ChunkReporter {
  const told = new Set<string>();
  return (error) => {
    const { chunk, type: kind, request: address, cause } = error;
    document.dispatchEvent(new CustomEvent('docsgen:chunk-error', { detail: { chunk, kind, address, cause } }));
    if (told.has(error.message)) return;
    told.add(error.message);
    console.error(error);
  };
}
