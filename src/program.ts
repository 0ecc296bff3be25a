/** All that `bin/` runs: bundled into one file, which `bin/loadProgram.mjs` loads together with its compiled code. */

export { serveWork } from './build/pageWorker.ts';
export { main } from './cli/main.ts';
export { bundleOwnClient } from './islands/bundleClient.ts';
