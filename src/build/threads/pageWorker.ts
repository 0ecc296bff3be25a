import { parentPort } from 'node:worker_threads';
import { createStage, type Stage } from '../../output/createStage.ts';
import { createTell } from '../../system/processes/createTell.ts';
import { FULL_TEXT } from '../files/llmsText.ts';
import { type FullText, putFullText } from '../files/putFullText.ts';
import { type MadePage, makePages } from '../makePages.ts';
import type { NumberedRoute } from '../numberedRoutes.ts';
import { type SentProject, siteOfSent } from '../sentProject.ts';
import { beginPageThread } from './pageThread.ts';

/** What a worker is sent: the project, and the shared work. */
export interface PageWork {
  readonly project: SentProject;
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

/**
 * What a worker answers with: pages that it has made, and that these were all; then paths of joined texts. In each,
 * files that were written.
 */
export type WorkNews =
  | { readonly made: readonly MadePage[]; readonly written: readonly string[] }
  | { readonly ended: true }
  | { readonly joined: readonly string[] };

/** Waits for work in a worker thread, does it, and tells of it as it goes on. Stands until the thread is stopped. */
export function serveWork(): void {
  beginPageThread();
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

const tell = createTell<WorkNews>();

async function makeShare({ project, work, queue }: PageWork, stage: Stage): Promise<void> {
  const site = await siteOfSent(project);
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
