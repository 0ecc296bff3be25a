import { parentPort } from 'node:worker_threads';
import { loadSiteModules } from '../config/siteModules.ts';
import { StoredSource } from '../content/storedSource.ts';
import { loadParser } from '../markdown/parsers.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { createStage } from '../output/createStage.ts';
import type { NumberedRoute } from './emitSite.ts';
import { type MadePage, makePages } from './makePages.ts';
import { noCache } from './pageCache.ts';
import type { Content, Project } from './project.ts';
import { createSite } from './site.ts';

/** What a worker is sent: the project without its code, which it loads itself, and the shared work. */
export interface PageWork {
  readonly project: Omit<Project, 'modules'>;
  /** Process that names the staging folder. */
  readonly pid: number;
  readonly work: readonly NumberedRoute[];
  readonly queue: Int32Array;
}

/** What a worker answers with: pages that it has made, with the files of theirs that were written; or that it has ended. */
export type PageWorkNews =
  | { readonly made: readonly MadePage[]; readonly written: readonly string[] }
  | { readonly ended: true };

/** Waits for work in a worker thread, does it, and tells of it as it goes on. */
export function serveWork(): void {
  parentPort?.once('message', (work: PageWork) => void answer(work));
}

/** The content as it was sent: texts are not, each thread reads those that it compiles. */
function restored({ partials, sources, ...content }: Content): Content {
  const restore = (source: SourceFile) => new StoredSource(source as StoredSource);
  return {
    ...content,
    sources: sources.map(restore),
    partials: new Map([...partials].map(([path, source]) => [path, restore(source)])),
  };
}

async function answer({ project, pid, work, queue }: PageWork): Promise<void> {
  const { root, cacheDir, outDir, parser } = project.config;
  const [modules] = await Promise.all([loadSiteModules(root, cacheDir), loadParser(parser)]);
  const site = createSite({ ...project, content: restored(project.content), modules }, noCache);
  const stage = createStage(outDir, pid);
  const tell = (news: PageWorkNews) => parentPort?.postMessage(news);
  await makePages(site, work, {
    stage,
    queue,
    onMade(made) {
      const files = made.flatMap(({ built }) => built?.files ?? []);
      tell({ made, written: files.map(([path]) => path).filter(stage.isWritten) });
      for (const { numbered } of made) site.forget(numbered.route);
    },
  });
  tell({ ended: true });
  parentPort?.close();
}
