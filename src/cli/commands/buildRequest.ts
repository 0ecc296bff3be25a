import type { BuildRequest, OnProgress } from '../../build/build.ts';
import type { CommandFlags } from '../flags.ts';
import type { SiteFaults } from '../siteFaults.ts';

/** What a command follows its build by. */
interface RequestSurroundings {
  readonly onProgress: OnProgress;
  readonly faults: SiteFaults;
}

/** What `build`, `merge` and `check` ask of a build of the project in `root` (absolute). */
export const buildRequest = (
  root: string,
  flags: CommandFlags,
  { onProgress, faults }: RequestSurroundings,
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
