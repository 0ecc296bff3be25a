// Loaded before each test file that has a process of its own: ends one that goes on for longer than a test may take. Node 24
// ends its tests alone, and the run would wait for what they have left open.
const limitMs = Number(process.env.DOCSGEN_TEST_LIMIT_MS);

/** So much later Node 20 has ended it. */
const PATIENCE_MS = 1_000;

if (process.env.NODE_TEST_CONTEXT !== undefined && limitMs > 0)
  setTimeout(() => process.exit(1), limitMs + PATIENCE_MS).unref();
