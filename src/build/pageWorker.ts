import { parentPort } from 'node:worker_threads';
import { loadSiteModules } from '../config/siteModules.ts';
import { createStage, type PublishedFile } from '../output/createStage.ts';
import type { NumberedRoute } from './emitSite.ts';
import { type MadePage, makePages } from './makePages.ts';
import { noCache } from './pageCache.ts';
import type { Project } from './project.ts';
import { createSite } from './site.ts';

/** What a worker is sent: the project without its code, which it loads itself, and the shared work. */
export interface PageWork {
  readonly project: Omit<Project, 'modules'>;
  /** Process that names the staging folder. */
  readonly pid: number;
  readonly work: readonly NumberedRoute[];
  readonly queue: Int32Array;
}

/** What a worker answers with. */
export interface PageWorkDone {
  readonly made: readonly MadePage[];
  readonly staged: readonly PublishedFile[];
  readonly written: readonly string[];
}

parentPort?.once('message', async ({ project, pid, work, queue }: PageWork) => {
  const { root, cacheDir, outDir } = project.config;
  const modules = await loadSiteModules(root, cacheDir);
  const site = createSite({ ...project, modules }, noCache);
  const stage = createStage(outDir, pid);
  const made = makePages(site, work, { stage, queue, onPage: () => {} });
  parentPort?.postMessage({ made, staged: stage.files(), written: stage.written() } satisfies PageWorkDone);
  parentPort?.close();
});
