import type { ChunkLoadError } from '../chunkLoadError.ts';

/**
 * Whether a failed load is the network's doing. What cannot come from the network (a wrong chunk, an unlisted page)
 * is not asked about; for the rest any answer to a small request, whatever its status, means that we are online.
 */
export async function seemsOffline(error: unknown, probeAddress: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  // `fetch` rejects with a TypeError; a script element tells no more than `error`.
  const mayBeNetwork = error instanceof TypeError || (error as Partial<ChunkLoadError>).type === 'error';
  if (!mayBeNetwork) return false;
  return fetch(probeAddress, { method: 'HEAD', cache: 'no-cache' }).then(
    () => false,
    () => true,
  );
}
