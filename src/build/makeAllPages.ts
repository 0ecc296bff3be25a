import type { Stage } from '../output/createStage.ts';
import { storedLine } from './cache/buildStore.ts';
import { createQueue, type MadePage, makePage, makePages } from './makePages.ts';
import type { NumberedRoute } from './numberedRoutes.ts';
import { sentProject } from './sentProject.ts';
import type { Site } from './site.ts';
import { compileWithPlugins } from './threads/compileWithPlugins.ts';
import type { PageWorker } from './threads/startPageWorker.ts';

interface AllPagesOptions {
  readonly stage: Stage;
  readonly worker: PageWorker | undefined;
  readonly onPage: (taken: number) => void;
  /** False: pages that are put off are not made. */
  readonly makesLate?: boolean;
}

/** Makes the pages of a work list, in this thread and in the worker's; then, in its order, those that were put off. */
export async function makeAllPages(
  site: Site,
  work: readonly NumberedRoute[],
  { stage, worker, onPage, makesLate = true }: AllPagesOptions,
): Promise<MadePage[]> {
  const queue = createQueue();
  const made: MadePage[] = [];
  const takeOver = (others: readonly MadePage[], written: readonly string[]) => {
    const files = others.flatMap(({ built }) => built?.files ?? []);
    stage.adopt(files, written);
    made.push(...others);
    for (const { numbered, built } of others) if (built !== undefined) site.adopt(numbered.route, built.known);
  };
  const { comparesContents } = stage;
  const answer = worker?.work(
    { project: sentProject(site.project), pid: process.pid, comparesContents, work, queue },
    takeOver,
  );
  // It may fail while this thread is at its own pages: to Node that would be a failure that nobody hears of.
  answer?.catch(() => {});
  await makePages(site, work, {
    stage,
    queue,
    onMade(own, taken) {
      made.push(...own);
      // While the other thread makes pages: at the end of the build it would have nothing to do.
      for (const { numbered, built } of own) if (built !== undefined) storedLine(numbered.route, built);
      onPage(taken);
    },
  });
  await answer;
  const late = new Set(made.flatMap(({ built, numbered }) => (built === undefined ? [numbered.route] : [])));
  const all = made.filter(({ built }) => built !== undefined);
  for (const numbered of work.filter(({ route }) => makesLate && late.has(route))) {
    await compileWithPlugins(site, [numbered.route]);
    all.push(makePage(site, numbered, stage));
  }
  return all;
}
