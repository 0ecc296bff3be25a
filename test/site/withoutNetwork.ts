import { existsSync, readFileSync } from 'node:fs';

/** Programs run with `env` reach no other host; `attempts` lists what they have tried, which `notes` keeps, a line each. */
export function withoutNetwork(notes: string): {
  readonly env: { readonly NODE_OPTIONS: string; readonly DOCSGEN_TEST_ATTEMPTS: string };
  readonly attempts: () => readonly string[];
} {
  return {
    env: {
      NODE_OPTIONS: `--import=${new URL('refuseNetwork.mjs', import.meta.url).href}`,
      DOCSGEN_TEST_ATTEMPTS: notes,
    },
    attempts: () => (existsSync(notes) ? readFileSync(notes, 'utf8').trimEnd().split('\n') : []),
  };
}
