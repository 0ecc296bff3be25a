import { parentPort } from 'node:worker_threads';
import { loadSiteModules } from '../config/siteModules.ts';
import { StoredSource } from '../content/storedSource.ts';
import { loadParser } from '../markdown/parsers.ts';
import { loadPlugins } from '../markdown/plugins/loadPlugins.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { createStage, type Stage } from '../output/createStage.ts';
import { logToStderr } from '../system/logToStderr.ts';
import { optimizeLate } from '../system/optimizeLate.ts';
import { noCache } from './cache/pageCache.ts';
import type { NumberedRoute } from './emitSite.ts';
import { FULL_TEXT } from './files/llmsText.ts';
import { type FullText, putFullText } from './files/putFullText.ts';
import { type MadePage, makePages } from './makePages.ts';
import { pluginThread } from './pluginThread.ts';
import type { Content, Project } from './project.ts';
import { createSite } from './site.ts';

/** What a worker is sent: the project without its code, which it loads itself, and the shared work. */
export interface PageWork {
  readonly project: Omit<Project, 'modules' | 'plugins'>;
  /** Process that names the staging folder. */
  readonly pid: number;
  /** As in the stage of the main thread. */
  readonly comparesContents: boolean;
  readonly work: readonly NumberedRoute[];
  readonly queue: Int32Array;
}

/** What a worker may be sent after that: a full text, and which of its pages were written in this build. */
export interface TextWork {
  readonly text: FullText;
  readonly written: readonly string[];
}

/** What a worker answers with: pages that it has made, and that these were all; then paths of joined texts. In each, files that were written. */
export type WorkNews =
  | { readonly made: readonly MadePage[]; readonly written: readonly string[] }
  | { readonly ended: true }
  | { readonly joined: readonly string[] };

/** Waits for work in a worker thread, does it, and tells of it as it goes on. Stands until the thread is stopped. */
export function serveWork(): void {
  logToStderr();
  optimizeLate();
  let stage: Stage | undefined;
  parentPort?.on('message', (work: PageWork | TextWork) => {
    if ('text' in work) {
      if (stage !== undefined) tell({ joined: joinText(work, stage) });
      return;
    }
    stage = createStage(work.project.config.outDir, work.pid, work);
    void makeShare(work, stage);
  });
}

const tell = (news: WorkNews): void => parentPort?.postMessage(news);

/** The content as it was sent: texts are not, each thread reads those that it compiles. */
function restored({ partials, sources, ...content }: Content): Content {
  const restore = (source: SourceFile) => new StoredSource(source as StoredSource);
  return {
    ...content,
    sources: sources.map(restore),
    partials: new Map([...partials].map(([path, source]) => [path, restore(source)])),
  };
}

async function makeShare({ project, work, queue }: PageWork, stage: Stage): Promise<void> {
  const { config } = project;
  const { root, cacheDir, parser } = config;
  const [modules] = await Promise.all([loadSiteModules(root, cacheDir), loadParser(parser)]);
  const { plugins } = await loadPlugins(modules.componentsModule, parser, pluginThread(config));
  const site = createSite({ ...project, content: restored(project.content), modules, plugins }, noCache);
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
}

function joinText({ text, written }: TextWork, stage: Stage): readonly string[] {
  stage.adopt(text.twins, written);
  putFullText(text, undefined, stage);
  return [FULL_TEXT].filter(stage.isWritten);
}
