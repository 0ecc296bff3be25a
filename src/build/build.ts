import type { Diagnostic } from '../model/diagnostic.ts';
import { sortDiagnostics } from '../model/diagnostic.ts';
import { commitOutput } from '../output/commitOutput.ts';
import type { CommitResult } from '../output/createStage.ts';
import { refuseOutputFolder } from '../output/refuseOutputFolder.ts';
import { memoryCache } from './pageCache.ts';
import { planOutput } from './planOutput.ts';
import { type ProjectRequest, readProject } from './project.ts';
import { outputFacts } from './outputFacts.ts';
import { createSite, type Site } from './site.ts';

/** What is going on, for a progress display. */
export type Progress = (stage: 'read' | 'compile' | 'render' | 'write', done: number, total: number) => void;

/** What a build is asked for, besides the project. */
export interface BuildRequest extends ProjectRequest {
  /** Warnings are errors. */
  readonly strict: boolean;
  readonly onProgress: Progress;
}

/** What a build came to. `commit` is undefined when faults kept it from writing. */
export interface BuildResult {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  readonly commit: CommitResult | undefined;
}

/**
 * Builds a project: reads, compiles, checks, renders, and writes the output in one step.
 * With an error among the diagnostics nothing is written. Throws `OutputRefused`.
 */
export async function build({ onProgress, strict, ...request }: BuildRequest): Promise<BuildResult> {
  onProgress('read', 0, 1);
  const project = await readProject(request);
  refuseOutputFolder(project.config);
  const site = createSite(project, memoryCache());
  compileAll(site, onProgress);
  const found = judge(site.diagnostics(), strict);
  if (hasErrors(found)) return { site, diagnostics: found, commit: undefined };
  const total = site.routes.sourceOf.size;
  let rendered = 0;
  const { plan, diagnostics: clashes } = planOutput(site, () => {
    rendered += 1;
    onProgress('render', rendered, total);
  });
  const diagnostics = judge([...found, ...clashes], strict);
  if (hasErrors(diagnostics)) return { site, diagnostics, commit: undefined };
  onProgress('write', 0, plan.size);
  return { site, diagnostics, commit: commitOutput(plan, project.config.outDir, outputFacts(site)) };
}

function compileAll(site: Site, onProgress: Progress): void {
  const routes = [...site.routes.sourceOf.keys()];
  routes.forEach((route, index) => {
    site.page(route);
    onProgress('compile', index + 1, routes.length);
  });
}

/** Diagnostics in print order; under `strict` every warning is an error. */
export const judge = (diagnostics: readonly Diagnostic[], strict: boolean): Diagnostic[] =>
  sortDiagnostics(strict ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'error' as const })) : diagnostics);

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
