/**
 * All that `bin/` runs: bundled into one file, which `bin/loadProgram.cjs` loads together with its compiled code.
 * Each part is evaluated when it is first used.
 */

export { main } from './cli/main.ts';

/** See `pageWorker.ts`. */
export const serveWork = async (): Promise<void> => (await import('./build/pageWorker.ts')).serveWork();

/** See `bundleClient.ts`. */
export const bundleOwnClient = async (): Promise<void> => (await import('./islands/bundleClient.ts')).bundleOwnClient();
