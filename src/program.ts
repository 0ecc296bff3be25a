/**
 * All that `bin/` runs: bundled into one file, which `bin/loadProgram.cjs` loads together with its compiled code.
 * Each part is evaluated when it is first used.
 */

/** See `cli/main.ts`. */
export const main = async (argv: readonly string[]): Promise<number> => (await import('./cli/main.ts')).main(argv);

/** See `pageWorker.ts`. */
export const serveWork = async (): Promise<void> => (await import('./build/threads/pageWorker.ts')).serveWork();

/** See `inspectWorker.ts`. */
export const serveInspections = async (): Promise<void> =>
  (await import('./check/inspection/inspectWorker.ts')).serveInspections();

/** See `pluginWorker.ts`. */
export const servePlugins = async (): Promise<void> => (await import('./build/threads/pluginWorker.ts')).servePlugins();

/** See `bundleClient.ts`. */
export const bundleOwnClient = async (): Promise<void> => (await import('./islands/bundleClient.ts')).bundleOwnClient();
