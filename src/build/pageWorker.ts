import { parentPort } from 'node:worker_threads';
import { loadSiteModules } from '../config/siteModules.ts';
import { loadParser } from '../markdown/parsers.ts';
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

/** Waits for work in a worker thread, does it, and answers with a `PageWorkDone`. */
export function serveWork(): void {
  parentPort?.once('message', (work: PageWork) => void answer(work));
}

async function answer({ project, pid, work, queue }: PageWork): Promise<void> {
  const { root, cacheDir, outDir, parser } = project.config;
  const [modules] = await Promise.all([loadSiteModules(root, cacheDir), loadParser(parser)]);
  const site = createSite({ ...project, modules }, noCache);
  const stage = createStage(outDir, pid);
  const made = makePages(site, work, { stage, queue, onPage: () => {} });
  parentPort?.postMessage({ made, staged: stage.files(), written: stage.written() } satisfies PageWorkDone);
  parentPort?.close();
}
