import type { CheckRequest } from '../src/check/check.ts';

/** What is asked of a build, or a check, of the project in a folder: with nothing kept, and nobody told of its progress. */
export const requestOf = (root: string, more: Partial<CheckRequest> = {}): CheckRequest => ({
  root,
  flags: {},
  environment: {},
  dev: false,
  strict: false,
  cache: false,
  external: false,
  updateAddresses: false,
  onProgress: () => {},
  ...more,
});
