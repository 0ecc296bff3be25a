import { type BuildRequest, judge } from '../build/build.ts';
import { emitPage, emitRest, numberedRoutes } from '../build/emitSite.ts';
import { noCache } from '../build/pageCache.ts';
import { readProject } from '../build/project.ts';
import { createSite } from '../build/site.ts';
import type { Route } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** What a check came to: everything that is wrong, in print order. */
export interface CheckResult {
  readonly pages: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds what is wrong with a project: all of its files are made, and none is written. */
export async function check({ strict, onProgress, cache: _cache, ...request }: BuildRequest): Promise<CheckResult> {
  onProgress('read', 0, 1);
  const site = createSite(await readProject(request), noCache);
  const paths = new Set<string>();
  const sink = { has: (path: string) => paths.has(path), put: (path: string) => void paths.add(path) };
  const clashes: Diagnostic[] = [];
  const pathsOf = new Map<Route, readonly string[]>();
  const all = numberedRoutes(site);
  all.forEach((numbered, index) => {
    const emitted = emitPage(site, numbered, sink);
    pathsOf.set(numbered.route, emitted.paths);
    clashes.push(...emitted.diagnostics);
    onProgress('pages', index + 1, all.length);
  });
  clashes.push(...emitRest(site, pathsOf, sink));
  return { pages: all.length, diagnostics: judge([...site.diagnostics(), ...clashes], strict) };
}
