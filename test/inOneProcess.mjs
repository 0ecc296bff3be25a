// Runs the test files named on the command line in this one process: with hundreds of small files, starting a process
// and a TypeScript loader for each takes far longer than the tests. Each file is a suite, so that its hooks are its own.

import { resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

// What waits without end is ended, and named. A file takes half a minute at most.
const FILE_LIMIT_MS = 5 * 60_000;

for (const file of process.argv.slice(2)) {
  describe(file, { timeout: FILE_LIMIT_MS }, async () => {
    await import(pathToFileURL(resolve(file)).href);
  });
}
