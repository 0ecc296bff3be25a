import { type BuildRequest, judge } from '../build/build.ts';
import { memoryCache } from '../build/pageCache.ts';
import { planOutput } from '../build/planOutput.ts';
import { readProject } from '../build/project.ts';
import { createSite } from '../build/site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** What a check came to: everything that is wrong, in print order. */
export interface CheckResult {
  readonly pages: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds what is wrong with a project without writing anything. */
export async function check({ strict, onProgress, ...request }: BuildRequest): Promise<CheckResult> {
  onProgress('read', 0, 1);
  const site = createSite(await readProject(request), memoryCache());
  const found = site.diagnostics();
  let done = 0;
  const { diagnostics } = planOutput(site, () => {
    done += 1;
    onProgress('render', done, site.routes.sourceOf.size);
  });
  return { pages: site.routes.sourceOf.size, diagnostics: judge([...found, ...diagnostics], strict) };
}
