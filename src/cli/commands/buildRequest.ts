import type { BuildRequest, OnProgress } from '../../build/build.ts';
import type { CommandFlags } from '../flags.ts';
import type { SiteFaults } from '../siteFaults.ts';

/** What `build`, `merge` and `check` ask of a build of the project in `root` (absolute). */
export const buildRequest = (
  root: string,
  flags: CommandFlags,
  { onProgress, faults }: { readonly onProgress: OnProgress; readonly faults: SiteFaults },
): BuildRequest => ({
  root,
  flags,
  environment: process.env,
  dev: false,
  strict: flags.strict,
  cache: flags.cache,
  onProgress,
  siteFaults: faults.all,
});
