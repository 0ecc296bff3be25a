import type { OnProgress } from '../../build/build.ts';
import { createQueue } from '../../build/makePages.ts';
import { numberedRoutes } from '../../build/numberedRoutes.ts';
import { sentProject } from '../../build/sentProject.ts';
import type { Site } from '../../build/site.ts';
import { compileWithPlugins } from '../../build/threads/compileWithPlugins.ts';
import { startPageThread } from '../../build/threads/pageThread.ts';
import { noKnownParts } from '../documents/inspectDocument.ts';
import { type InspectedPage, inspectPage, inspectPages } from './inspectPages.ts';
import type { InspectNews, InspectWork } from './inspectWorker.ts';

/** Pages that are made for a check. Where that pays, another thread has begun. */
export interface Making {
  /** Joins in; yields all pages in route order. */
  readonly finish: () => Promise<readonly InspectedPage[]>;
  readonly stop: () => Promise<unknown>;
}

/**
 * From this many pages on, a second thread saves more time than it takes to start (measured: a tenth at 300 pages,
 * nothing at 200). A build has no sources to read meanwhile, and begins it earlier.
 */
const PAGES_FOR_TWO_THREADS = 300;

/** Memory for short-lived objects of the other thread, in MB. */
const YOUNG_GENERATION_MB = 32;

interface MakingOptions {
  readonly onProgress: OnProgress;
  /** Pages that need not be made, by route. */
  readonly kept?: ReadonlyMap<string, InspectedPage>;
  /** The least number for which another thread is started. */
  readonly pagesForTwo?: number;
}

/** Begins to make the pages of a site. */
export function startMaking(
  site: Site,
  { onProgress, kept = new Map(), pagesForTwo = PAGES_FOR_TWO_THREADS }: MakingOptions,
): Making {
  const all = numberedRoutes(site);
  const work = all.filter(({ route }) => !kept.has(route));
  const queue = createQueue();
  const pages = new Map(kept);
  const take = (page: InspectedPage) => {
    pages.set(page.numbered.route, page);
  };
  const tellProgress = () => onProgress('pages', kept.size + Math.min(Atomics.load(queue, 0), work.length), all.length);
  const thread =
    work.length < pagesForTwo
      ? undefined
      : startPageThread<InspectWork, InspectNews>('inspectWorker.cjs', {
          pages: work.length,
          youngGenerationMb: YOUNG_GENERATION_MB,
        });
  const others = thread?.ask({ project: sentProject(site.project), work, queue }, (news) => {
    if ('ended' in news) return news;
    for (const { inspected, known } of news.made) {
      take(inspected);
      if (known !== undefined) site.adopt(inspected.numbered.route, known);
    }
    tellProgress();
    return undefined;
  });
  return {
    async finish() {
      await inspectPages(site, work, {
        queue,
        onMade(own) {
          own.forEach(take);
          tellProgress();
        },
      });
      await others;
      await compileWithPlugins(site, site.routes.notFound.keys());
      const known = noKnownParts();
      for (const numbered of all.filter(({ route }) => pages.get(route)?.isPutOff === true)) {
        await compileWithPlugins(site, [numbered.route]);
        take(inspectPage(site, numbered, known));
      }
      return all.flatMap(({ route }) => pages.get(route) ?? []);
    },
    stop: async () => thread?.stop(),
  };
}
