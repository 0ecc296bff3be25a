import type { MadePage } from '../makePages.ts';
import { startPageThread } from './pageThread.ts';
import type { PageWork, TextWork, WorkNews } from './pageWorker.ts';

type OnMade = (made: readonly MadePage[], written: readonly string[]) => void;

/** A thread that shares in making pages. It is started before its work is known: loading its code takes time. */
export interface PageWorker {
  /** `onMade` gets pages as they are made, and the paths of their files that were written. Ends when all are made. */
  readonly work: (work: PageWork, onMade: OnMade) => Promise<void>;
  /** Joins the full text of pages that are made, after `work`; yields its path, if it was written. */
  readonly join: (work: TextWork) => Promise<readonly string[]>;
  readonly stop: () => Promise<unknown>;
}

/** Memory for short-lived objects, in MB: with more of it, trees that live for one page are seldom copied. */
const YOUNG_GENERATION_MB = 64;

/** From this many pages on, a second thread saves more time than it takes to start (measured: see the benchmarks). */
const PAGES_FOR_TWO_THREADS = 120;

/** A second thread for a number of pages; undefined where one thread makes them just as soon. */
export const pageWorkerFor = (pages: number): PageWorker | undefined =>
  pages >= PAGES_FOR_TWO_THREADS ? startPageWorker(pages) : undefined;

/** Starts a thread that waits for work. */
function startPageWorker(pages: number): PageWorker {
  const { ask, stop } = startPageThread<PageWork | TextWork, WorkNews>('pageWorker.cjs', {
    pages,
    youngGenerationMb: YOUNG_GENERATION_MB,
  });
  return {
    async work(work, onMade) {
      await ask(work, (news) => {
        if ('made' in news) onMade(news.made, news.written);
        return 'ended' in news ? news : undefined;
      });
    },
    join: (work) => ask(work, (news) => ('joined' in news ? news.joined : undefined)),
    stop,
  };
}
